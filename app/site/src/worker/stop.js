// Takes the service worker away that this browser has from before, with everything that it kept. A tab that it answered
// loads again, now from the network.
addEventListener("install", () => skipWaiting());
addEventListener("activate", (event) => event.waitUntil(stop()));

async function stop() {
  const prefix = `kumbukumbu ${registration.scope} `;
  const names = (await caches.keys()).filter((name) => name.startsWith(prefix));
  await Promise.all(names.map((name) => caches.delete(name)));
  await registration.unregister();
  const tabs = await clients.matchAll({ type: "window" });
  await Promise.all(tabs.map((tab) => tab.navigate(tab.url)));
}
