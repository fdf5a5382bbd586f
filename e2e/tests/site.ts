import { existsSync, readFileSync, readdirSync } from "node:fs";
import { test as base, expect, type Page } from "@playwright/test";

/** A page on which a console error, an uncaught exception or a request to another host fails the test. */
export const test = base.extend<{ page: Page }>({
  page: async ({ page, baseURL }, use) => {
    const problems: string[] = [];
    const host = new URL(baseURL ?? "http://127.0.0.1").host;
    page.on("console", (message) => {
      if (message.type() === "error") problems.push(`console: ${message.text()}`);
    });
    page.on("pageerror", (error) => problems.push(`exception: ${error.message}`));
    page.on("request", (request) => {
      const url = new URL(request.url());
      if (url.protocol.startsWith("http") && url.host !== host) problems.push(`request to ${url.host}`);
    });
    await use(page);
    expect(problems).toEqual([]);
  },
});

export { expect };

export const QUIZ = "quiz/gpu-memory-fragmentation/";
export const GUIDE = "guide/gpu-memory-fragmentation/";
export const LANGUAGES = ["sw", "tr", "ms", "sv", "en"] as const;
export type Language = (typeof LANGUAGES)[number];

const content = (path: string) => new URL(`../../content/${path}`, import.meta.url);

/** The quizzes' names: one a topic. */
export const QUIZZES = readdirSync(content("quizzes")).sort();

/** The right options of a quiz by their ids. */
export function answers(slug: string): string[] {
  const toml = readFileSync(content(`quizzes/${slug}/quiz.toml`), "utf8");
  return [...toml.matchAll(/^answer = "([^"]*)"/gm)].map((found) => found[1]!);
}

/** The right options of a quiz as letters, as its quiz.toml has them. */
export function key(slug: string): string {
  const toml = readFileSync(content(`quizzes/${slug}/quiz.toml`), "utf8");
  const options = [...toml.matchAll(/^options = \[([^\]]*)\]/gm)].map((found) => [...found[1]!.matchAll(/"([^"]*)"/g)].map((option) => option[1]!));
  const answers = [...toml.matchAll(/^answer = "([^"]*)"/gm)].map((found) => found[1]!);
  return answers.map((answer, n) => "ABCD"[options[n]!.indexOf(answer)]).join("");
}

/** The right options of the memory quiz. */
export const KEY = key("gpu-memory-fragmentation");

/**
 * A message of the interface or of a demo in a language, as the Fluent file has it, its variables filled in. Of a message
 * with several forms, the one for its number.
 */
export function word(language: Language, id: string, values: Record<string, string | number> = {}): string {
  const area = id.split("-")[0];
  const path = [`ui/${language}/${area}.ftl`, `demos/${area}/${language}.ftl`].find((path) => existsSync(content(path)))!;
  const found = new RegExp(`^${id} =(.*(?:\\n(?:[ \\t]|\\}).*)*)`, "m").exec(readFileSync(content(path), "utf8"));
  if (!found) throw new Error(`content/${path} has no ${id}`);
  let text = found[1]!.trim();
  const choice = /^\{ \$(\w+) ->/.exec(text);
  if (choice) {
    const number = values[choice[1]!]!;
    const forms = new Map([...text.matchAll(/\[(\w+)\] (.*)/g)].map(([, name, form]) => [name, form!]));
    text = forms.get(String(number)) ?? forms.get(new Intl.PluralRules(language).select(Number(number))) ?? forms.get("other")!;
  }
  return text.replace(/\{ \$(\w+) \}/g, (_, name: string) => String(values[name]));
}

/** Every page of a language. */
export const pagesOf = (language: Language) => [
  `/${language}/`,
  ...QUIZZES.flatMap((slug) => [`/${language}/quiz/${slug}/`, `/${language}/guide/${slug}/`]),
  `/${language}/glossary/`,
  `/${language}/progress/`,
  `/${language}/coverage/`,
  `/${language}/404.html`,
];

/** What a quiz has stored: the option that stands for each of its questions. */
export const stored = (page: Page, quiz: string) =>
  page.evaluate(async (quiz) => {
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open("kumbukumbu");
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
    const answers = await new Promise<{ quiz: string; question: string; option: string }[]>((resolve, reject) => {
      const request = database.transaction("answers").objectStore("answers").getAll();
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
    database.close();
    return Object.fromEntries(answers.filter((answer) => answer.quiz === quiz).map((answer) => [answer.question, answer.option]));
  }, quiz);

/** Puts any value into a store of the database, as it may have been damaged. */
export const plant = (page: Page, store: string, key: IDBValidKey, value: unknown) =>
  page.evaluate(async ([store, key, value]) => {
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open("kumbukumbu");
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
    await new Promise<void>((resolve, reject) => {
      const transaction = database.transaction(store as string, "readwrite");
      transaction.objectStore(store as string).put(value, key as IDBValidKey);
      transaction.oncomplete = () => resolve();
      transaction.onerror = () => reject(transaction.error);
    });
    database.close();
  }, [store, key, value] as const);

/** Opens a page and waits until its islands live. A quiz keeps its options in the order of quiz.toml, unless a seed is named. */
export async function open(page: Page, path: string) {
  const [, place, query = "", anchor = ""] = /^([^?#]*)(\?[^#]*)?(#.*)?$/.exec(path)!;
  const isQuiz = place!.includes("quiz/");
  const seed = isQuiz && !/[?&]seed=/.test(query) ? `${query ? "&" : "?"}seed=0` : "";
  const loaded = () => page.url().split("#")[0];
  const before = loaded();
  await page.goto(place + query + seed + anchor);
  // an anchor of the page that is open loads nothing
  if (anchor && loaded() === before) await page.reload();
  await expect(page.locator("html")).toHaveAttribute("data-boot", "ready");
  if (isQuiz) await expect(page.locator(".quiz")).toHaveAttribute("data-live");
}

/** The question that is shown. */
export const question = (page: Page) => page.locator(".quiz[data-live] > .stage:not([hidden])");

/** Answers the question that is shown rightly: its demo is held back no longer. */
export async function answer(page: Page, slug = "gpu-memory-fragmentation") {
  const number = Number((await question(page).getAttribute("id"))!.slice(1));
  await question(page).locator(`input[value="${answers(slug)[number - 1]}"]`).check();
  await page.keyboard.press("Enter");
  await expect(question(page).locator(".verdict")).toHaveAttribute("data-state", "right");
}

/** Opens a quiz and answers its first question. */
export async function openAnswered(page: Page, path: string) {
  await open(page, path);
  await answer(page);
}

/** The button that plays the question's story in its demo; it is there once the question is answered. */
export const seeItHappen = (page: Page) => question(page).locator(".see > button");

/** The part of the page's address that holds the demo's state. */
export const stateInAddress = (page: Page) => new URL(page.url()).searchParams.get("demo") ?? "";

/** Moves the demo to a step by its scrubber. */
export async function scrubTo(page: Page, step: number) {
  await page.locator(".demo:visible .scrub input").evaluate((input: HTMLInputElement, value) => {
    input.value = String(value);
    input.dispatchEvent(new Event("input", { bubbles: true }));
  }, step);
}

/** The developers' hook: a wrong word at an address, behind the model's back. */
export async function corrupt(page: Page, address: number) {
  await page.locator(".demo:visible .map-slot").evaluate((slot, detail) => {
    slot.dispatchEvent(new CustomEvent("kumbukumbu:corrupt", { detail }));
  }, address);
}

/** The average colour of a square of the map as the screen shows it, at a share of its width; red, green, blue from 0 to 255. */
export async function meanColour(page: Page, share: number): Promise<number[]> {
  const canvas = page.locator(".demo:visible .map-slot canvas");
  await canvas.evaluate((canvas) => canvas.scrollIntoView({ block: "center", behavior: "instant" }));
  const box = (await canvas.boundingBox())!;
  const clip = { x: box.x + box.width * share, y: box.y + 24, width: 24, height: 24 };
  const png = (await page.screenshot({ clip })).toString("base64");
  return page.evaluate(async (png) => {
    const bytes = Uint8Array.from(atob(png), (letter) => letter.charCodeAt(0));
    const picture = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
    const context = new OffscreenCanvas(24, 24).getContext("2d")!;
    context.drawImage(picture, 0, 0);
    const { data } = context.getImageData(0, 0, 24, 24);
    const sum = [0, 0, 0];
    for (let i = 0; i < data.length; i += 4) for (let c = 0; c < 3; c++) sum[c]! += data[i + c]!;
    return sum.map((value) => value / (data.length / 4));
  }, png);
}
