import { readFileSync, readdirSync } from "node:fs";
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

/** The right options of a quiz as letters, as its quiz.toml has them. */
export function key(slug: string): string {
  const toml = readFileSync(content(`quizzes/${slug}/quiz.toml`), "utf8");
  const options = [...toml.matchAll(/^options = \[([^\]]*)\]/gm)].map((found) => [...found[1]!.matchAll(/"([^"]*)"/g)].map((option) => option[1]!));
  const answers = [...toml.matchAll(/^answer = "([^"]*)"/gm)].map((found) => found[1]!);
  return answers.map((answer, n) => "ABCD"[options[n]!.indexOf(answer)]).join("");
}

/** The right options of the memory quiz. */
export const KEY = key("gpu-memory-fragmentation");

/** A message of the interface in a language, as the Fluent file has it, its variables filled in. */
export function word(language: Language, id: string, values: Record<string, string | number> = {}): string {
  const area = id.split("-")[0];
  const file = readFileSync(content(`ui/${language}/${area}.ftl`), "utf8");
  const found = new RegExp(`^${id} = (.*)$`, "m").exec(file);
  if (!found) throw new Error(`content/ui/${language}/${area}.ftl has no ${id}`);
  return found[1]!.replace(/\{ \$(\w+) \}/g, (_, name: string) => String(values[name]));
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

/** Opens a page and waits until its islands live. */
export async function open(page: Page, path: string) {
  await page.goto(path);
  await expect(page.locator("html")).toHaveAttribute("data-boot", "ready");
}

/** The question that is shown. */
export const question = (page: Page) => page.locator(".quiz > .stage:not([hidden])");

/** Moves the demo to a step by its scrubber. */
export async function scrubTo(page: Page, step: number) {
  await page.locator(".scrub input").evaluate((input: HTMLInputElement, value) => {
    input.value = String(value);
    input.dispatchEvent(new Event("input", { bubbles: true }));
  }, step);
}

/** The developers' hook: a wrong word at an address, behind the model's back. */
export async function corrupt(page: Page, address: number) {
  await page.locator(".map-slot").evaluate((slot, detail) => {
    slot.dispatchEvent(new CustomEvent("kumbukumbu:corrupt", { detail }));
  }, address);
}
