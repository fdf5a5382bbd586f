import { GUIDE, QUIZ, expect, open, test, word } from "./site";

const PHONE = { width: 390, height: 700 };

test("the list of languages closes on Escape, on a press elsewhere and when the focus leaves it", async ({ page }) => {
  await open(page, `/en/${GUIDE}`);
  const menu = page.locator(".menu");
  const summary = menu.locator("> summary");
  await summary.click();
  await expect(menu).toHaveAttribute("open", "");
  await menu.locator("a").nth(1).focus();
  await page.keyboard.press("Escape");
  await expect(menu).not.toHaveAttribute("open");
  await expect(summary).toBeFocused();

  await page.keyboard.press("Enter");
  await expect(menu).toHaveAttribute("open", "");
  await page.locator("h1").click();
  await expect(menu).not.toHaveAttribute("open");

  await summary.click();
  await menu.locator("a").last().focus();
  await page.keyboard.press("Tab");
  await expect(menu).not.toHaveAttribute("open");
  await expect(menu.locator(":focus")).toHaveCount(0);
});

test("a phone's navigation closes on Escape and on a press elsewhere, and does not lie on what it leads to", async ({ page }) => {
  await page.setViewportSize(PHONE);
  await open(page, "/en/");
  const nav = page.locator("#nav");
  const opener = page.locator(".nav-open");
  await opener.click();
  await expect(nav).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(nav).toBeHidden();
  await expect(opener).toBeFocused();

  await opener.click();
  await page.mouse.click(200, 600);
  await expect(nav).toBeHidden();

  await opener.click();
  await nav.locator("a[href$='#topics']").click();
  await expect(page).toHaveURL(/#topics$/);
  await expect(nav).toBeHidden();
  await expect(page.locator("#topics-h")).toBeInViewport();
});

test("another language keeps the whole query", async ({ page }) => {
  await page.goto(`/en/${QUIZ}?seed=7&demo=random-64-best-s1.3#q1`);
  await page.locator(".menu > summary").click();
  await page.locator('.menu-list a[data-language="sv"]').click();
  await expect(page).toHaveURL(/\/sv\/quiz\/gpu-memory-fragmentation\/\?seed=7&demo=random-64-best-s1\.3#q1$/);
});

test.describe("where storage is forbidden", () => {
  test.use({ locale: "sv-SE" });

  test("languages are offered all the same, and keep the query and the place", async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, "localStorage", {
        get() {
          throw new DOMException("forbidden", "SecurityError");
        },
      });
    });
    await page.goto(`/en/${GUIDE}?a=b#what-to-try`);
    const offer = page.locator(".suggest:not([hidden]) a");
    await expect(offer).toHaveText(word("sv", "site-suggest"));
    await offer.click();
    await expect(page).toHaveURL(/\/sv\/guide\/gpu-memory-fragmentation\/\?a=b#what-to-try$/);
    await expect(page.locator(".suggest:not([hidden])")).toHaveCount(0);
  });
});

test("as a guest in another page the first script touches no storage, and takes the theme from the address", async ({ page }) => {
  await page.addInitScript(() => {
    const touched: string[] = [];
    for (const name of ["getItem", "setItem", "removeItem"] as const) {
      const own = Storage.prototype[name] as (...values: string[]) => string | null;
      Storage.prototype[name] = function (this: Storage, ...values: string[]) {
        touched.push(`${name} ${values[0]}`);
        return own.apply(this, values);
      } as never;
    }
    Object.assign(window, { touched });
  });
  const touched = () => page.evaluate(() => (window as unknown as { touched: string[] }).touched);
  // the page of languages has no other script than the first
  await page.route("**/en/embed/heap/*", async (route) => route.fulfill({ response: await route.fetch({ url: new URL("/", route.request().url()).href }) }));
  await page.goto("/");
  expect(await touched()).toContain("getItem kumbukumbu.theme");
  await page.goto("/en/embed/heap/?theme=dark");
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await page.evaluate(() => addEventListener("click", (event) => event.preventDefault()));
  await page.locator('a[data-language="tr"]').click();
  expect(await touched()).toEqual([]);
  await page.goto("/en/embed/heap/?theme=purple");
  await expect(page.locator("html")).not.toHaveAttribute("data-theme");
});
