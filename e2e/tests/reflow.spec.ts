import { covering, cut, lives, overflow, restyle } from "./looks";
import { GUIDE, LANGUAGES, QUIZ, expect, pagesOf, test } from "./site";

/** Windows: the first is one of 1280 by 1024 at 400 %. */
const WINDOWS = [[320, 256], [390, 844], [768, 1024], [1360, 900]] as const;

/** WCAG 1.4.12. */
const SPACING = "* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important }";

for (const language of LANGUAGES) {
  test(`${language}: at every width and at 400 %, and with a reader's own spacing, no page scrolls sideways and no text is cut`, async ({ page }) => {
    test.setTimeout(300_000);
    const found: string[] = [];
    for (const path of ["/", ...pagesOf(language)]) {
      await page.goto(path);
      if (lives(path)) await expect(page.locator("html")).toHaveAttribute("data-boot", "ready");
      if (path.includes(QUIZ)) await expect(page.locator(".demo:visible .badge")).toHaveAttribute("data-kind", "gpu");
      const look = async (how: string) => {
        const over = await overflow(page);
        if (over > 0) found.push(`${path} ${how}: ${over} px too wide`);
        found.push(...(await cut(page)).map((text) => `${path} ${how}: ${text}`));
      };
      for (const [width, height] of WINDOWS) {
        await page.setViewportSize({ width, height });
        await look(`at ${width}`);
        if (width === 320) found.push(...(await covering(page)).map((bar) => `${path} at 400 %: ${bar}`));
      }
      await restyle(page, SPACING);
      await look("spaced at 1360");
      await page.setViewportSize({ width: 390, height: 844 });
      await look("spaced at 390");
    }
    expect(found).toEqual([]);
  });
}

test("on paper every line of code and every table is whole", async ({ page }) => {
  await page.setViewportSize({ width: 640, height: 900 });
  for (const language of LANGUAGES) {
    await page.emulateMedia({ media: "screen" });
    await page.goto(`/${language}/${GUIDE}`);
    await page.emulateMedia({ media: "print" });
    const cutOff = await page.evaluate(() => [...document.querySelectorAll("pre, .scroll, .formula")].filter((box) => box.scrollWidth > box.clientWidth + 1).map((box) => box.textContent!.trim().slice(0, 60)));
    expect(cutOff, language).toEqual([]);
  }
});
