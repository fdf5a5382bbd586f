import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { lives } from "./looks";
import { LANGUAGES, QUIZ, expect, open, pagesOf, test } from "./site";

const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** What the themes differ in. */
const COLOURS = ["color-contrast", "link-in-text-block"];

/** What depends on the window's width. */
const WIDTHS = ["target-size", "region", "scrollable-region-focusable"];

/** Even a change that takes no time is painted with the next frame. */
const settled = (page: Page) => page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));

async function broken(page: Page, builder: AxeBuilder, where: string) {
  const { violations } = await builder.analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${where}: ${id} at ${node.target.join(" ")}: ${node.failureSummary?.split("\n").slice(1).join("; ")}`));
}

// colours are judged at rest
test.use({ contextOptions: { reducedMotion: "reduce" } });

for (const language of LANGUAGES) {
  test(`${language}: axe finds nothing on any page, in both themes and on a phone`, async ({ page }) => {
    test.setTimeout(300_000);
    const found: string[] = [];
    for (const path of [...(language === LANGUAGES[0] ? ["/", "/404.html"] : []), ...pagesOf(language)]) {
      await page.setViewportSize({ width: 1360, height: 900 });
      await page.emulateMedia({ colorScheme: "light" });
      await page.goto(path);
      if (lives(path)) await expect(page.locator("html")).toHaveAttribute("data-boot", "ready");
      if (path.includes(QUIZ)) await expect(page.locator(".demo:visible .badge")).toHaveAttribute("data-kind", "gpu");
      found.push(...(await broken(page, new AxeBuilder({ page }).withTags(TAGS), path)));
      await page.emulateMedia({ colorScheme: "dark" });
      await settled(page);
      found.push(...(await broken(page, new AxeBuilder({ page }).withRules(COLOURS), `${path} dark`)));
      await page.setViewportSize({ width: 390, height: 844 });
      await settled(page);
      found.push(...(await broken(page, new AxeBuilder({ page }).withRules(WIDTHS), `${path} on a phone`)));
    }
    expect(found).toEqual([]);
  });
}

for (const colorScheme of ["light", "dark"] as const) {
  test(`axe finds nothing on an answered question, in a list that is open, in an open navigation: ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await open(page, `/sw/${QUIZ}#q4`);
    await page.keyboard.press("b");
    await page.keyboard.press("Enter");
    await expect(page.locator("#q4 .after-answer")).toBeVisible();
    const found = await broken(page, new AxeBuilder({ page }).withTags(TAGS), "answered");
    await page.locator(".menu > summary").click();
    found.push(...(await broken(page, new AxeBuilder({ page }).withTags(TAGS), "languages")));
    await page.setViewportSize({ width: 390, height: 844 });
    await page.locator(".nav-open").click();
    await expect(page.locator("#nav")).toBeVisible();
    found.push(...(await broken(page, new AxeBuilder({ page }).withTags(TAGS), "navigation")));
    expect(found).toEqual([]);
  });
}
