import AxeBuilder from "@axe-core/playwright";
import { lives, overflow } from "./looks";
import { LANGUAGES, QUIZ, QUIZZES, expect, open, pagesOf, test } from "./site";

/** How far the page is wider than its window, at each width. */
async function tooWide(page: import("@playwright/test").Page, path: string) {
  await page.goto(path);
  const over: string[] = [];
  for (const width of [320, 390, 768, 1360]) {
    await page.setViewportSize({ width, height: 800 });
    const found = await overflow(page);
    if (found > 0) over.push(`${path} at ${width}: ${found} px`);
  }
  return over;
}

/** Words that are a language's own though they look English. */
const OWN: Record<string, string[]> = { sv: ["block"], tr: ["not"] };

for (const language of LANGUAGES.filter((language) => language !== "en")) {
  test(`${language}: no English on a page but names, code and what is marked as English`, async ({ page }) => {
    const english = ["the", "of", "and", "is", "are", "with", "which", "from", "when", "not", "that", "this", "question", "answer", "memory", "block", "step", "next", "read", "your"];
    const words = new RegExp(`(?<!\\p{L})(${english.filter((word) => !OWN[language]?.includes(word)).join("|")})(?!\\p{L})`, "iu");
    for (const path of pagesOf(language)) {
      await page.goto(path);
      if (lives(path)) await expect(page.locator("html")).toHaveAttribute("data-boot", "ready");
      if (path.includes(QUIZ)) await expect(page.locator(".demo:visible .badge")).toHaveAttribute("data-kind", "gpu");
      const texts = await page.evaluate((language) => {
        const found: string[] = [];
        const other = `[lang]:not([lang=${language}]):not(html)`;
        const skip = `code, pre, script, style, math, [translate=no]:not(.demo), ${other}`;
        const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
        while (walk.nextNode()) {
          const text = walk.currentNode.textContent!.trim();
          if (text && !walk.currentNode.parentElement!.closest(skip)) found.push(text);
        }
        for (const element of document.querySelectorAll("[aria-label], [title]")) {
          if (!element.closest(other)) found.push(element.getAttribute("aria-label") ?? "", element.getAttribute("title") ?? "");
        }
        return found;
      }, language);
      expect(texts.length).toBeGreaterThan(5);
      // a call is code wherever it stands
      expect(texts.filter((text) => words.test(text.replace(/[\w.]+\(\)/g, ""))), path).toEqual([]);
    }
  });
}

test.describe("pseudo-languages: long and accented, from left to right and from right to left", () => {
  const below = process.env.SUB_URL;
  test.skip(!below, "no site with the pseudo-languages is served here");
  test.use({ baseURL: below ?? "http://127.0.0.1" });
  const paths = (tag: string) => pagesOf(tag as "en").map((path) => path.slice(1));

  for (const [tag, dir] of [["qps", "ltr"], ["qar", "rtl"]] as const) {
    test(`${dir}: every page holds at every width, with no label cut off`, async ({ page }) => {
      const over: string[] = [];
      for (const path of paths(tag)) {
        over.push(...(await tooWide(page, path)));
        await expect(page.locator("html")).toHaveAttribute("dir", dir);
        const cut = await page.evaluate(() => {
          const labels = document.querySelectorAll<HTMLElement>(".btn, .tag, .level, .meta > span, .badge, .legend li, .metrics dt, label, summary, .nav a, .threads a, th");
          return [...labels].filter((label) => label.offsetParent && label.scrollWidth > label.clientWidth + 1 && getComputedStyle(label).overflow !== "visible").map((label) => label.textContent);
        });
        expect(cut, path).toEqual([]);
      }
      expect(over).toEqual([]);
    });

    test(`${dir}: axe finds nothing`, async ({ page }) => {
      for (const path of paths(tag)) {
        await page.goto(path);
        if (!path.endsWith("404.html")) await expect(page.locator("html")).toHaveAttribute("data-boot", "ready");
        // a private-use tag is no real language, and axe says so
        const { violations } = await new AxeBuilder({ page }).disableRules(["html-lang-valid", "valid-lang"]).analyze();
        expect(violations.map(({ id, nodes }) => ({ id, at: nodes.map((node) => node.target) })), path).toEqual([]);
      }
    });
  }

  test("rtl: the page is mirrored, and numbers, formulas, code and memory maps are not", async ({ page }) => {
    const left = async (selector: string) => (await page.locator(selector).first().boundingBox())!.x;
    await open(page, `qar/${QUIZ}`);
    await expect(page.locator(".demo:visible .badge")).toHaveAttribute("data-kind", "gpu");
    expect(await left(".brand")).toBeGreaterThan(await left(".menu"));
    expect(await left(".question")).toBeGreaterThan(await left(".beside"));
    for (const selector of [".map", ".transport-keys", ".scrub"]) {
      expect(await page.locator(selector).first().evaluate((element) => getComputedStyle(element).direction), selector).toBe("ltr");
    }
    await page.goto(`qar/guide/${QUIZZES[0]}/`);
    expect(await left(".toc")).toBeGreaterThan(await left(".prose"));
    for (const selector of ["math", "pre", ".map"]) {
      expect(await page.locator(selector).first().evaluate((element) => getComputedStyle(element).direction), selector).toBe("ltr");
    }
  });

  test("every word of the interface went through Fluent", async ({ page }) => {
    await page.goto(`qar/${QUIZ}`);
    await expect(page.locator(".demo:visible .badge")).toHaveAttribute("data-kind", "gpu");
    await page.keyboard.press("b");
    await page.keyboard.press("Enter");
    // content is English here; the interface around it has an accent in every text that has a vowel
    const plain = await page.evaluate(() => {
      const skip = "code, kbd, pre, script, style, svg, [lang]:not(html), [translate=no]:not(.demo), .q-title, .q-body, .opt, .why, .after-answer, .answer, .qlist, h1, .lede, .fig, .brand, .menu, .refs, [data-part=call], [data-part=badge-text]";
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
