// The service worker: what it takes for the site to work without a connection. The export puts `SITE` before this text:
// the version, and the hash of every file that may be kept, in the shell (style sheets, fonts, code, every demo) or as a
// page of one language.
//
// One version, one cache. A page comes out of the cache of the worker that controls it or from the network, where it
// names its own assets; so nothing is ever mixed. Assets carry their hash in their address and may come out of any cache.
// A new worker waits until the reader asks for it or the last tab is closed, and an older version's files stay until the
// last tab that may need them is gone.

const SCOPE = registration.scope;
const PREFIX = `kumbukumbu ${SCOPE} `;
const NAME = PREFIX + SITE.version;
const ALL = Object.assign(Object.create(null), SITE.shell, ...Object.values(SITE.languages));
// What this version's cache knows of itself lies in it under an address that no page has.
const RECORD = new URL("sw.js?record", SCOPE).href;
// Servers answer with `Vary: accept-encoding`, and what is kept has been decoded.
const LOOSE = { ignoreVary: true };

addEventListener("install", (event) => event.waitUntil(install()));
addEventListener("activate", (event) => event.waitUntil(clients.claim().then(tidy)));
addEventListener("message", (event) => event.waitUntil(event.data.take ? skipWaiting() : prepare(event)));
addEventListener("fetch", answer);

const address = (file) => new URL(file, SCOPE).href;
const offlinePage = (language) => `${language}/offline/`;
const isAsset = (file) => file.startsWith("assets/");
const isSaving = () => navigator.connection?.saveData === true;

/** The file that an address names, relative to the site's root; null outside of the site. Queries name no file. */
function fileOf(url) {
  const bare = url.split(/[?#]/)[0];
  return bare.startsWith(SCOPE) ? bare.slice(SCOPE.length) : null;
}

// ---- keeping ----

/** All or nothing: where one file fails, this version is given up and the one before stays in charge. */
async function install() {
  const isNew = !(await caches.has(NAME));
  try {
    await write(await caches.open(NAME), { files: ALL, policy: SITE.policy });
    const older = await others();
    await keep(await wanted(older), older);
  } catch (error) {
    if (isNew) await caches.delete(NAME);
    throw error;
  }
}

/** What the versions before had, the shell, and the whole of each language that was read. */
async function wanted(older) {
  const held = new Set((await Promise.all(older.map(({ cache }) => names(cache)))).flatMap((set) => [...set]));
  const files = new Set([...held].filter((file) => file in ALL));
  if (isSaving()) return files;
  for (const file in SITE.shell) files.add(file);
  for (const [language, pages] of Object.entries(SITE.languages)) {
    if (Object.keys(pages).some((file) => held.has(file))) for (const file in pages) files.add(file);
  }
  return files;
}

/** A page says which language it is in: its pages are kept, or, where data is dear, what was visited alone. */
async function prepare({ data: { language, visited }, source }) {
  if (!Object.hasOwn(SITE.languages, language)) return;
  const seen = [...visited.map(fileOf).filter((file) => file in ALL), offlinePage(language)];
  try {
    await keep(isSaving() ? seen : [...Object.keys(SITE.shell), ...Object.keys(SITE.languages[language])]);
  } catch {
    return; // Without a connection or room, or when the host has a newer version by now. What is kept is whole.
  }
  source.postMessage({ kept: language, all: !isSaving() });
}

/** Puts files into this version's cache, four at a time; those that lie there already cost nothing. */
async function keep(files, older = []) {
  const cache = await caches.open(NAME);
  const held = await names(cache);
  const missing = [...new Set(files)].filter((file) => !held.has(file));
  const work = async () => {
    while (missing.length > 0) {
      const file = missing.shift();
      try {
        await cache.put(address(file), await bring(file, older));
      } catch (error) {
        missing.length = 0;
        throw error;
      }
    }
  };
  await Promise.all([work(), work(), work(), work()]);
}

/** A file with exactly the bytes that the export listed, from an older version's cache or from the network. */
async function bring(file, older) {
  for (const { cache, record } of older) {
    // A page is kept together with its headers, so these have to be the same too.
    const isSame = record.files?.[file] === ALL[file] && (isAsset(file) || record.policy === SITE.policy);
    const held = isSame ? await cache.match(address(file), LOOSE) : undefined;
    if (held) return held;
  }
  const cache = isAsset(file) ? "default" : "no-cache";
  const response = await fetch(address(file), { integrity: `sha256-${ALL[file]}`, cache, priority: "low" });
  if (!response.ok) throw new Error(`${file}: ${response.status}`);
  // What was redirected may not answer a navigation.
  return response.redirected ? new Response(response.body, { headers: response.headers }) : response;
}

/** Keeps what the network has brought, if it is of this version. */
async function remember(file, response) {
  if (!(file in ALL) || !response.ok || response.redirected || response.type !== "basic") return;
  const digest = await crypto.subtle.digest("SHA-256", await response.clone().arrayBuffer());
  if (btoa(String.fromCharCode(...new Uint8Array(digest))) !== ALL[file]) return;
  const cache = await caches.open(NAME);
  await cache.put(address(file), response);
}

// ---- answering ----

/** Other hosts, other methods, parts of files, embedded pages and what the site does not list go their own way. */
function answer(event) {
  const { request } = event;
  const file = fileOf(request.url);
  if (file === null || request.method !== "GET" || request.headers.has("range")) return;
  if (request.mode === "navigate") {
    if (/^[^/]+\/embed\//.test(file)) return;
    event.respondWith(page(event, file));
    event.waitUntil(tidy());
  } else if (file in ALL || isAsset(file)) {
    event.respondWith(part(event, file));
  }
}

async function page(event, file) {
  const cache = await caches.open(NAME);
  const held = await cache.match(address(file), LOOSE);
  if (held) return held;
  try {
    return await ask(event, file);
  } catch {
    if (`${file}/` in ALL) return Response.redirect(address(`${file}/`) + new URL(event.request.url).search);
    return sorry(cache, file);
  }
}

async function part(event, file) {
  const cache = await caches.open(NAME);
  const held = await cache.match(address(file), LOOSE);
  if (held) return held;
  const older = isAsset(file) ? await caches.match(address(file), LOOSE) : undefined;
  return older ?? ask(event, file);
}

async function ask(event, file) {
  const response = await fetch(event.request);
  event.waitUntil(remember(file, response.clone()).catch(() => {}));
  return response;
}

/** Says, in the language of the address, that there is no connection and that this page is not kept. */
async function sorry(cache, file) {
  const own = file.split("/")[0];
  for (const language of [own, ...Object.keys(SITE.languages)]) {
    const kept = await cache.match(address(offlinePage(language)), LOOSE);
    if (kept) return new Response(kept.body, { status: 503, statusText: "Offline", headers: kept.headers });
  }
  return Response.error();
}

// ---- older versions ----

/** The caches of the other versions, with what they say of themselves. */
async function others() {
  const found = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== NAME);
  return Promise.all(
    found.map(async (name) => {
      const cache = await caches.open(name);
      const record = await cache.match(RECORD);
      return { name, cache, record: record ? await record.json() : {} };
    }),
  );
}

/** Lets an older version's files go once every tab is gone that was open when this one took over. */
async function tidy() {
  const tabs = (await clients.matchAll({ includeUncontrolled: true, type: "window" })).map(({ id }) => id);
  for (const { name, cache, record } of await others()) {
    // One without holders may also be a newer one that is on its way.
    if (!record.holders && (registration.installing || registration.waiting)) continue;
    const holders = (record.holders ?? tabs).filter((id) => tabs.includes(id));
    if (holders.length === 0) await caches.delete(name);
    else if (!record.holders) await write(cache, { ...record, holders });
  }
}

const write = (cache, record) => cache.put(RECORD, new Response(JSON.stringify(record)));

/** The files that lie in a cache. */
async function names(cache) {
  return new Set((await cache.keys()).map(({ url }) => url).filter((url) => url !== RECORD).map(fileOf));
}
