// The page's side of the service worker: registers it, tells it the page's language, says quietly that a new version
// waits, and on the page for no connection lists what is there. boot.js loads this when the page is idle; where a browser
// forbids any of it, the page works as it does without.

const root = document.documentElement;
const { serviceWorker } = navigator;
const LATER = "kumbukumbu.update-later";
let isWanted = false;

if (serviceWorker && location.protocol.startsWith("http")) start().catch(() => {});
list().catch(() => {});

async function start() {
  serviceWorker.addEventListener("message", hear);
  serviceWorker.addEventListener("controllerchange", () => {
    // Only in the tab whose button was pressed: another one may be in the middle of a question.
    if (isWanted) location.reload();
  });
  const registration = await serviceWorker.register(root.dataset.worker, { updateViaCache: "none" });
  follow(registration);
  const { active } = await serviceWorker.ready;
  const loaded = performance.getEntriesByType("resource").map(({ name }) => name);
  active.postMessage({ language: root.lang, visited: [location.href, ...loaded] });
}

/** All pages of this language are on the device now. */
function hear({ data }) {
  const note = document.querySelector(".stored-note");
  if (note && data.kept === root.lang && data.all) note.hidden = false;
}

/** Offers a new version when it has arrived. Once put off, it is not offered again in this tab until a newer one comes. */
function follow(registration) {
  const watch = (worker) =>
    worker?.addEventListener("statechange", () => {
      if (worker.state === "installed" && serviceWorker.controller) offer(registration);
    });
  watch(registration.installing);
  registration.addEventListener("updatefound", () => watch(registration.installing));
  if (registration.waiting && serviceWorker.controller && sessionStorage.getItem(LATER) === null) offer(registration);
  // A tab that stays open for days asks when it is looked at again.
  let asked = Date.now();
  document.addEventListener("visibilitychange", () => {
    if (document.hidden || Date.now() - asked < 3_600_000) return;
    asked = Date.now();
    registration.update().catch(() => {});
  });
}

function offer(registration) {
  const notice = document.querySelector(".update");
  const [said, actions] = notice.children;
  if (!actions.hidden) return;
  said.textContent = said.dataset.text;
  actions.hidden = false;
  const [take, later] = actions.children;
  take.onclick = () => {
    isWanted = true;
    // Another tab may have taken it over already: then this one only has to load again.
    if (registration.waiting) registration.waiting.postMessage({ take: true });
    else location.reload();
  };
  later.onclick = () => {
    sessionStorage.setItem(LATER, "");
    actions.hidden = true;
    said.textContent = "";
    document.querySelector("main").focus({ preventScroll: true });
  };
}

/** Shows the pages that are on the device, on the page for no connection. */
async function list() {
  for (const section of document.querySelectorAll(".stored")) {
    for (const item of section.querySelectorAll("li")) {
      item.hidden = !(await caches.match(item.querySelector("a").href, { ignoreVary: true }));
      if (!item.hidden) section.hidden = false;
    }
  }
}
