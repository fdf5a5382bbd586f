// In a page that another page shows in a frame: the theme that its address asks for, before anything is painted, and the
// height that it needs, for the page around it. Nothing is stored.
{
  const root = document.documentElement;
  const theme = new URLSearchParams(location.search).get("theme");
  if (theme === "light" || theme === "dark") root.dataset.theme = theme;
  if (parent !== self) {
    let said = 0;
    const say = () => {
      const height = Math.ceil(document.body.getBoundingClientRect().height);
      if (height !== said) parent.postMessage({ type: "kumbukumbu:height", height: (said = height) }, "*");
    };
    addEventListener("DOMContentLoaded", () => new ResizeObserver(say).observe(document.body));
  }
}
