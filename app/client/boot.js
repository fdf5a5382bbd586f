// Wakes a page up: loads the client, then hydrates its islands. A page is complete without this; if anything here
// fails, what was readable stays readable, and <html data-boot="failed"> lets the style sheet and the tests know.
//
// This does what Leptos' own script (hydration/island_script.js) does, as a file of its own, so that the pages need no
// inline script and the Content-Security-Policy stays strict. Differences, each on purpose:
//   - the files are named relative to this one, so the site works under any path;
//   - the module is fetched beside the glue, not after it, and at once, not when the browser is idle: a module script
//     runs only after the page has been parsed, and nothing animates before the islands are hydrated;
//   - the islands are found by a live tree walker instead of a recursion that awaits every element;
//   - an island without its function, which means HTML and client of different builds, is an error, not a warning.

const root = document.documentElement;
const here = (name) => new URL(name, import.meta.url);

// Leptos' exporter for streamed pages writes these three. Ours are static and carry no resources, but the client looks
// them up by name (an error boundary does), and a missing name would be a ReferenceError.
globalThis.__RESOLVED_RESOURCES ??= [];
globalThis.__SERIALIZED_ERRORS ??= [];
globalThis.__INCOMPLETE_CHUNKS ??= [];

boot().then(
  () => {
    root.dataset.boot = "ready";
    whenIdle(extras);
  },
  (error) => {
    root.dataset.boot = "failed";
    console.error(error);
  },
);

async function boot() {
  const wasm = fetch(here("./client.wasm"));
  wasm.catch(() => {}); // If this fails, the instantiation below reports it.
  const client = await import("./client.js");
  await client.default({ module_or_path: wasm });
  // Installs the reactive system's executor and the islands' shared context, in which nothing hydrates by itself.
  client.hydrate();
  await hydrateIslands(client);
}

// What can wait: files that a page can do without. An embedded page names no worker.
async function extras() {
  if (root.dataset.worker) await import("./offline.js");
  if (document.querySelector(".snippet")) await import("./snippet.js");
}

function whenIdle(task) {
  const run = () => task().catch(() => {});
  if (globalThis.requestIdleCallback) requestIdleCallback(run, { timeout: 3000 });
  else setTimeout(run, 500);
}

// In document order, so that an outer island runs before those in its children: its run leaves, on the
// <leptos-children> element, the function that restores its reactive owner.
async function hydrateIslands(client) {
  const missing = [];
  const islands = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT, (element) =>
    element.localName === "leptos-island" ? NodeFilter.FILTER_ACCEPT : NodeFilter.FILTER_SKIP,
  );
  while (islands.nextNode()) {
    const element = islands.currentNode;
    const name = element.dataset.component;
    const hydrate = client[name];
    if (typeof hydrate !== "function") {
      missing.push(name);
      continue;
    }
    // An island inside another one's children belongs to that one's owner, and so sees its context.
    element.parentElement.closest("leptos-children")?.$$on_hydrate?.();
    // A lazy island answers with a promise. Its children come after it, as the others in the page do.
    await hydrate(element);
  }
  if (missing.length > 0) {
    throw new Error(`The client has no function for: ${missing.join(", ")}. Page and client are of different builds.`);
  }
}
