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
export const LANGUAGES = ["sw", "en"] as const;
/** The right options' positions, as content/quizzes/…/quiz.toml has them. */
export const KEY = "BDCACBDA";

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
