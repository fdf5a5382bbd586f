// The lines for other people's pages: makes the address in them absolute, and copies them.

for (const snippet of document.querySelectorAll(".snippet")) {
  const code = snippet.querySelector("code");
  const button = snippet.querySelector("button");
  const said = snippet.querySelector("[role=status]");
  const path = code.dataset.path;
  code.textContent = code.textContent.replace(`"${path}"`, `"${new URL(path, location.href)}"`);
  button.hidden = false;
  button.addEventListener("click", async () => {
    let words = said.dataset.copied;
    try {
      await navigator.clipboard.writeText(code.textContent);
    } catch {
      getSelection().selectAllChildren(code);
      words = said.dataset.selected;
    }
    // The same words a second time are said only if they were gone in between.
    said.textContent = "";
    requestAnimationFrame(() => (said.textContent = words));
  });
}
