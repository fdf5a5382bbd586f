// The service worker's own code with a browser made by hand around it, for what a real one cannot be brought to: a reader
// who saves data, a device without room.

import { createHash, webcrypto } from "node:crypto";
import { readFileSync } from "node:fs";
import vm from "node:vm";
import { expect, test } from "@playwright/test";

const code = readFileSync(new URL("../../app/client/sw.js", import.meta.url), "utf8");
const SCOPE = "https://example.org/sub/";
const FILES = ["", "assets/app-1/client.wasm", "assets/app-1/chunk.wasm", "sw/offline/", "en/offline/"];
const PAGES = { sw: ["sw/", "sw/quiz/a/", "sw/quiz/b/"], en: ["en/", "en/quiz/a/"] };

const hash = (text: string) => createHash("sha256").update(text).digest("base64");
const address = (request: string | { url: string }) => (typeof request === "string" ? request : request.url);

/** As a response from the same host is, and its clones too. */
function basic(response: Response): Response {
  const clone = response.clone.bind(response);
  return Object.defineProperties(response, { type: { value: "basic" }, clone: { value: () => basic(clone()) } });
}

/** A cache of responses by address, with room for so many. */
class Shelf {
  readonly held = new Map<string, Response>();
  constructor(private readonly device: Device) {}
  async match(request: string | { url: string }) {
    return this.held.get(address(request))?.clone();
  }
  async put(url: string, response: Response) {
    if (this.device.room-- <= 0) throw new DOMException("no room", "QuotaExceededError");
    this.held.set(url, response);
  }
  async keys() {
    return [...this.held.keys()].map((url) => ({ url }));
  }
}

/** What outlives a worker: the caches, the tabs, and the host. */
class Device {
  readonly shelves = new Map<string, Shelf>();
  room = Infinity;
  isSaving = false;
  isOffline = false;
  tabs: string[] = [];
  asked: string[] = [];
  /** What the host answers, by file. */
  content = (file: string) => `1 ${file}`;

  readonly caches = {
    open: async (name: string) => {
      const shelf = this.shelves.get(name) ?? new Shelf(this);
      this.shelves.set(name, shelf);
      return shelf;
    },
    has: async (name: string) => this.shelves.has(name),
    delete: async (name: string) => this.shelves.delete(name),
    keys: async () => [...this.shelves.keys()],
    match: async (request: string) => [...this.shelves.values()].map(({ held }) => held.get(address(request))).find(Boolean)?.clone(),
  };

  readonly fetch = async (request: string | { url: string }, options: { integrity?: string } = {}) => {
    const file = address(request).slice(SCOPE.length);
    if (this.isOffline) throw new TypeError("offline");
    this.asked.push(file);
    const body = this.content(file);
    if (options.integrity && options.integrity !== `sha256-${hash(body)}`) throw new TypeError("integrity");
    return basic(new Response(body));
  };

  /** The files that a version holds. */
  files(version: string) {
    const held = this.shelves.get(`kumbukumbu ${SCOPE} ${version}`)?.held ?? new Map();
    return [...held.keys()].map((url: string) => url.slice(SCOPE.length)).filter((file) => !file.includes("?")).sort();
  }

  /** A worker of a version, whose pages differ from other versions' and whose assets do not. */
  worker(version: string, registration: { waiting?: unknown; installing?: unknown } = {}) {
    const list = (files: string[]) => Object.fromEntries(files.map((file) => [file, hash(this.content(file))]));
    const SITE = {
      version,
      policy: "p",
      shell: list(FILES),
      languages: Object.fromEntries(Object.entries(PAGES).map(([language, files]) => [language, list(files)])),
    };
    const listeners: Record<string, (event: unknown) => void> = {};
    const globals = {
      SITE,
      registration: { scope: SCOPE, ...registration },
      navigator: { connection: { saveData: this.isSaving } },
      caches: this.caches,
      clients: { claim: async () => {}, matchAll: async () => this.tabs.map((id) => ({ id })) },
      fetch: this.fetch,
      addEventListener: (name: string, listener: (event: unknown) => void) => (listeners[name] = listener),
      crypto: webcrypto,
      URL,
      Response,
      btoa,
    };
    vm.runInNewContext(code, globals);
    /** Dispatches an event and waits for all that it is extended by; gives back what it is answered with. */
    return async (name: string, event: object = {}) => {
      const waits: Promise<unknown>[] = [];
      let answer: Promise<Response> | undefined;
      listeners[name]!({ ...event, waitUntil: (wait: Promise<unknown>) => waits.push(wait), respondWith: (given: Promise<Response>) => (answer = given) });
      const response = await answer;
      for (let i = 0; i < waits.length; i++) await waits[i];
      return response;
    };
  }
}

/** A page says its language. */
function page(language: string, ...visited: string[]) {
  const heard: unknown[] = [];
  const source = { postMessage: (message: unknown) => heard.push(message) };
  return { heard, event: { data: { language, visited: visited.map((file) => SCOPE + file) }, source } };
}

const navigation = (file: string) => ({ request: { url: SCOPE + file, method: "GET", mode: "navigate", headers: new Headers() } });

test("a reader who saves data keeps what was visited, and nothing else", async () => {
  const device = new Device();
  device.isSaving = true;
  const worker = device.worker("one");
  await worker("install");
  expect(device.asked).toEqual([]);
  const { heard, event } = page("sw", "sw/quiz/a/?q=2#q2", "assets/app-1/client.wasm", "../elsewhere/", "sw/nothing/");
  await worker("message", event);
  expect(heard).toEqual([{ kept: "sw", all: false }]);
  expect(device.files("one")).toEqual(["assets/app-1/client.wasm", "sw/offline/", "sw/quiz/a/"]);
  // what is opened later is kept too
  await worker("fetch", navigation("sw/"));
  expect(device.files("one")).toContain("sw/");
  // a new version brings these anew and no more
  device.content = (file) => (file.startsWith("assets/") ? `1 ${file}` : `2 ${file}`);
  device.asked = [];
  await device.worker("two")("install");
  expect(device.files("two")).toEqual(["assets/app-1/client.wasm", "sw/", "sw/offline/", "sw/quiz/a/"]);
  expect(device.asked).not.toContain("assets/app-1/client.wasm");
});

test("a device without room keeps nothing by halves", async () => {
  const device = new Device();
  await device.worker("one")("install");
  expect(device.files("one")).toEqual([...FILES].sort());
  device.content = (file) => `2 ${file}`;
  device.room = 3;
  await expect(device.worker("two")("install")).rejects.toThrow("no room");
  expect([...device.shelves.keys()]).toEqual([`kumbukumbu ${SCOPE} one`]);
  // the language does not fit either; the worker says nothing, and what fitted is whole
  device.content = (file) => `1 ${file}`;
  device.room = 1;
  const { heard, event } = page("sw");
  await device.worker("one")("message", event);
  expect(heard).toEqual([]);
  expect(device.files("one").length).toBe(FILES.length + 1);
});

test("a host that has gone on to another version gives the old one nothing", async () => {
  const device = new Device();
  const worker = device.worker("one");
  await worker("install");
  device.content = (file) => `2 ${file}`;
  const { heard, event } = page("sw");
  await worker("message", event);
  expect(heard).toEqual([]);
  // a page comes from the network as it is, and is not kept with the old version
  const response = await worker("fetch", navigation("sw/quiz/a/"));
  expect(await response!.text()).toBe("2 sw/quiz/a/");
  expect(device.files("one")).toEqual([...FILES].sort());
});

test("each older version stays as long as a tab that it answered", async () => {
  const device = new Device();
  await device.worker("one")("install");
  device.tabs = ["a"];
  device.content = (file) => `2 ${file}`;
  const two = device.worker("two");
  await two("install");
  await two("activate");
  device.tabs = ["a", "b"];
  device.content = (file) => `3 ${file}`;
  const three = device.worker("three");
  await three("install");
  await three("activate");
  const versions = () => [...device.shelves.keys()].map((name) => name.split(" ")[2]);
  expect(versions()).toEqual(["one", "two", "three"]);
  device.tabs = ["b", "c"];
  await three("fetch", navigation("en/"));
  expect(versions()).toEqual(["two", "three"]);
  device.tabs = ["c"];
  await three("fetch", navigation("en/"));
  expect(versions()).toEqual(["three"]);
});

test("a newer version that is on its way is no older one", async () => {
  const device = new Device();
  const one = device.worker("one", { waiting: {} });
  await one("install");
  await device.worker("two")("install");
  await one("fetch", navigation("en/"));
  expect([...device.shelves.keys()]).toHaveLength(2);
});

test("embedded pages, other sites, methods and parts of files are left alone", async () => {
  const device = new Device();
  const worker = device.worker("one");
  await worker("install");
  const left = async (url: string, more: object = {}) =>
    (await worker("fetch", { request: { url, method: "GET", mode: "navigate", headers: new Headers(), ...more } })) === undefined;
  expect(await left(`${SCOPE}en/embed/heap/?theme=dark`)).toBe(true);
  expect(await left("https://example.org/other/")).toBe(true);
  expect(await left("https://example.com/sub/en/")).toBe(true);
  expect(await left(`${SCOPE}en/`, { method: "POST" })).toBe(true);
  expect(await left(`${SCOPE}assets/app-1/client.wasm`, { mode: "cors", headers: new Headers({ range: "bytes=0-1" }) })).toBe(true);
  expect(await left(`${SCOPE}robots.txt`, { mode: "cors" })).toBe(true);
  expect(await left(`${SCOPE}assets/app-1/client.wasm`, { mode: "cors" })).toBe(false);
});
