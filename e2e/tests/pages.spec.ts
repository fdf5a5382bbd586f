import AxeBuilder from "@axe-core/playwright";
import { GUIDE, LANGUAGES, QUIZ, expect, open, test } from "./site";

const PAGES = ["/", "/404.html", ...LANGUAGES.flatMap((l) => [`/${l}/`, `/${l}/${QUIZ}`, `/${l}/${GUIDE}`, `/${l}/404.html`])];

for (const theme of ["light", "dark"] as const) {
  test.describe(theme, () => {
    test.use({ colorScheme: theme });

    for (const path of PAGES) {
      test(`axe finds nothing on ${path}`, async ({ page }) => {
        await page.goto(path);
        if (path !== "/" && path !== "/404.html") await expect(page.locator("html")).toHaveAttribute("data-boot", "ready");
        if (path.includes(QUIZ)) await expect(page.locator(".demo .badge")).toHaveAttribute("data-kind", "gpu");
        const { violations } = await new AxeBuilder({ page }).analyze();
        expect(violations.map(({ id, nodes }) => ({ id, at: nodes.map((node) => node.target) }))).toEqual([]);
      });
    }

    test("axe finds nothing on an answered question", async ({ page }) => {
      await open(page, `/sw/${QUIZ}#q4`);
      await page.keyboard.press("b");
      await page.keyboard.press("Enter");
      await expect(page.locator("#q4 .after-answer")).toBeVisible();
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(violations.map(({ id, nodes }) => ({ id, at: nodes.map((node) => node.target) }))).toEqual([]);
    });
  });
}

for (const width of [320, 390, 768, 1360]) {
  test(`no page scrolls sideways at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    for (const path of PAGES) {
      await page.goto(path);
      const over = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
      expect(over, path).toBeLessThanOrEqual(0);
    }
  });
}

test("no English on a Swahili page but names, code and what is marked as English", async ({ page }) => {
  const words = /\b(the|of|and|is|are|with|which|from|when|not|that|this|for|question|answer|memory|block|step|next|read|your)\b/i;
  for (const path of ["/sw/", `/sw/${QUIZ}`, `/sw/${GUIDE}`, "/sw/404.html"]) {
    await page.goto(path);
    await page.waitForTimeout(1500);
    const texts = await page.evaluate(() => {
      const found: string[] = [];
      const skip = "code, pre, script, style, [lang]:not([lang=sw]):not(html)";
      const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      while (walk.nextNode()) {
        const text = walk.currentNode.textContent!.trim();
        if (text && !walk.currentNode.parentElement!.closest(skip)) found.push(text);
      }
      for (const element of document.querySelectorAll("[aria-label], [title]")) {
        if (!element.closest("[lang]:not([lang=sw]):not(html)")) found.push(element.getAttribute("aria-label") ?? "", element.getAttribute("title") ?? "");
      }
      return found;
    });
    expect(texts.length).toBeGreaterThan(5);
    expect(texts.filter((text) => words.test(text)), path).toEqual([]);
  }
});

test.describe("a pseudo-language, long and from right to left", () => {
  const below = process.env.SUB_URL;
  test.skip(!below, "no site with the pseudo-language is served here");
  test.use({ baseURL: below ?? "http://127.0.0.1" });

  for (const width of [320, 1360]) {
    test(`every page holds at ${width} px, and axe finds nothing`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      for (const path of ["qar/", `qar/${QUIZ}`, `qar/${GUIDE}`]) {
        await page.goto(path);
        await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
        await expect(page.locator("html")).toHaveAttribute("data-boot", "ready");
        if (path.includes(QUIZ)) await expect(page.locator(".demo .badge")).toHaveAttribute("data-kind", "gpu");
        const over = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
        expect(over, path).toBeLessThanOrEqual(0);
        // a private-use tag is no real language, and axe says so
        const { violations } = await new AxeBuilder({ page }).disableRules(["html-lang-valid", "valid-lang"]).analyze();
        expect(violations.map(({ id, nodes }) => ({ id, at: nodes.map((node) => node.target) }))).toEqual([]);
      }
    });
  }

  test("every word of the interface went through Fluent", async ({ page }) => {
    await page.goto(`qar/${QUIZ}`);
    await expect(page.locator(".demo .badge")).toHaveAttribute("data-kind", "gpu");
    await page.keyboard.press("b");
    await page.keyboard.press("Enter");
    // content is English here; the interface around it has an accent in every text that has a vowel
    const plain = await page.evaluate(() => {
      const skip = "code, pre, script, style, svg, [lang]:not(html), [translate=no]:not(.demo), .q-title, .q-body, .opt, .why, .after-answer, .answer, .qlist, h1, .lede, .fig, .brand, .menu, .refs, [data-part=call], [data-part=badge-text]";
      const found: string[] = [];
      const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      while (walk.nextNode()) {
        const text = walk.currentNode.textContent!.trim();
        if (/[aeiou]{1}.*[a-z]{3}/i.test(text) && !/[áéíóúçñ]/.test(text) && !walk.currentNode.parentElement!.closest(skip)) found.push(text);
      }
      return found;
    });
    expect(plain).toEqual([]);
  });
});
