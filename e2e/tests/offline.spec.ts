import AxeBuilder from "@axe-core/playwright";
import { type BrowserContext, type Page, expect, test as base } from "@playwright/test";
import { Host } from "./host";
import { GUIDE, KEY, LANGUAGES, QUIZ, QUIZZES, answer, question, scrubTo, word } from "./site";

const test = base.extend<{ host: Host }>({
  host: async ({ baseURL }, use) => {
    const host = await Host.start(baseURL!);
    await use(host);
    await host.stop();
  },
});

test.use({ serviceWorkers: "allow" });

/** Opens a page and waits until its islands live. */
async function open(page: Page, url: string) {
  await page.goto(url);
  await expect(page.locator("html")).toHaveAttribute("data-boot", "ready");
}

/** Opens a page and waits until everything in its language is on the device. */
async function keep(page: Page, url: string) {
  await open(page, url);
  await expect(page.locator(".stored-note")).toBeVisible({ timeout: 40_000 });
}

/** The files that lie in the caches, by cache. */
const kept = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const found = names.map(async (name) => [name, (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname)] as const);
    return Object.fromEntries(await Promise.all(found));
  });

/** Looks at the host for a new version, as a browser does on each navigation. */
const look = (page: Page) => page.evaluate(async () => (await navigator.serviceWorker.ready).update().then(() => {}, () => {}));

const notice = (page: Page) => page.locator(".update");
const demo = (page: Page) => page.locator(".demo:visible .badge");

test.describe("without a connection", () => {
  test("every page of a language that was opened once works, and the demo runs", async ({ page, context, host }) => {
    await keep(page, `${host.url}/sw/`);
    await context.setOffline(true);
    for (const path of ["glossary/", "coverage/", ...QUIZZES.flatMap((slug) => [`guide/${slug}/`, `quiz/${slug}/?q=3&seed=5`])]) {
      const response = await page.goto(`${host.url}/sw/${path}`);
      expect(response?.status(), path).toBe(200);
      await expect(page.locator("html"), path).toHaveAttribute("data-boot", "ready");
    }
    await open(page, `${host.url}/sw/${QUIZ}`);
    await expect(demo(page)).toHaveAttribute("data-kind", "gpu");
    await answer(page);
    await scrubTo(page, 25);
    await expect(page.locator(".demo:visible .event b")).toContainText("haziingii popote");
    // the chart's code is a chunk of its own
    await expect(page.locator(".demo:visible .chart-live path, .chart-live polyline").first()).toBeAttached();
    expect(await page.evaluate(() => document.fonts.check('700 20px "Eczar Variable"'))).toBe(true);
  });

  test("the page that was open first needs no second visit", async ({ page, context, host }) => {
    await keep(page, `${host.url}/en/${QUIZ}#q4`);
    await context.setOffline(true);
    await page.evaluate(() => (location.hash = "#q1"));
    await expect(demo(page)).toHaveAttribute("data-kind", "gpu");
  });

  test("a folder without its slash, and an address with another query", async ({ page, context, host }) => {
    await keep(page, `${host.url}/en/`);
    await context.setOffline(true);
    await page.goto(`${host.url}/en/${GUIDE.slice(0, -1)}?from=mail#sources`);
    expect(new URL(page.url()).pathname).toBe(`/en/${GUIDE}`);
    await expect(page.locator("#sources")).toBeVisible();
  });

  for (const language of LANGUAGES) {
    test(`${language}: a page that is not there says so, and lists what is`, async ({ page, context, host }) => {
      const other = language === "en" ? "sw" : "en";
      await keep(page, `${host.url}/${other}/`);
      await context.setOffline(true);
      const response = await page.goto(`${host.url}/${language}/${QUIZ}`);
      expect(response?.status()).toBe(503);
      await expect(page.locator("html")).toHaveAttribute("lang", language);
      await expect(page.locator("h1")).toHaveText(word(language, "offline-title"));
      await expect(page.getByText(word(language, "offline-text"))).toBeVisible();
      // nothing of this language is there; the other one is, and leads somewhere
      await expect(page.locator(".stored:visible")).toHaveCount(1);
      await expect(page.locator(".stored li:visible")).toHaveCount(1);
      await page.locator(".stored li:visible a").click();
      await expect(page.locator("html")).toHaveAttribute("lang", other);
      // an address that no page has, in the language that is there
      await page.goto(`${host.url}/${other}/nothing/`);
      await expect(page.locator("h1")).toHaveText(word(other, "offline-title"));
      await expect(page.locator(".stored:visible")).toHaveCount(1);
      await expect(page.locator(".stored li:visible")).toHaveCount(2 + 2 * QUIZZES.length);
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(violations.map(({ id, nodes }) => ({ id, at: nodes.map((node) => node.target) }))).toEqual([]);
      // and once there is a connection again
      await context.setOffline(false);
      await page.goto(`${host.url}/${language}/${QUIZ}`);
      await expect(page.locator(".quiz")).toBeVisible();
    });
  }

  test("below a path", async ({ page, context }) => {
    const below = process.env.SUB_URL;
    test.skip(!below, "there is no second export");
    await keep(page, new URL("en/", below).href);
    await context.setOffline(true);
    await open(page, new URL(`en/${GUIDE}`, below).href);
    // the pseudo-language from right to left
    await page.goto(new URL("qar/", below).href);
    await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
    await expect(page.locator(".stored li:visible")).toHaveCount(1);
  });
});

test.describe("what is kept", () => {
  test("the shell and one language, each file once; a second visit costs nothing", async ({ page, host }) => {
    await keep(page, `${host.url}/tr/`);
    const files = Object.values(await kept(page)).flat();
    const languages = new Set(files.map((file) => file.split("/")[1]).filter((part) => LANGUAGES.includes(part as never)));
    expect([...languages].sort()).toEqual([...LANGUAGES].sort());
    // of the others there is only the page for no connection
    for (const file of files.filter((file) => !file.startsWith("/tr/"))) {
      if (LANGUAGES.some((language) => file.startsWith(`/${language}/`))) expect(file).toMatch(/^\/\w+\/offline\/$/);
    }
    expect(files).toContain(`/tr/${QUIZ}`);
    expect(files.filter((file) => file.includes("/embed/") || file.endsWith("404.html"))).toEqual([]);
    expect(files.some((file) => file.endsWith("/client.wasm"))).toBe(true);
    host.asked.length = 0;
    await keep(page, `${host.url}/tr/glossary/`);
    expect(host.asked.filter((path) => !path.startsWith("/sw.js"))).toEqual([]);
  });

  test("a second language joins the first", async ({ page, context, host }) => {
    await keep(page, `${host.url}/sv/`);
    await keep(page, `${host.url}/ms/`);
    await context.setOffline(true);
    for (const language of ["sv", "ms"]) await open(page, `${host.url}/${language}/${GUIDE}`);
  });

  test("other methods, parts of files and other addresses pass through", async ({ page, host }) => {
    await keep(page, `${host.url}/en/`);
    host.asked.length = 0;
    const statuses = await page.evaluate(async () => {
      const code = [...document.scripts].find(({ src }) => src.endsWith("boot.js"))!.src;
      const requests = [
        fetch(code, { headers: { range: "bytes=0-9" } }),
        fetch("/en/", { method: "HEAD" }),
        fetch("/robots.txt"),
        fetch(code),
      ];
      return (await Promise.all(requests)).map(({ status }) => status);
    });
    expect(statuses).toEqual([200, 200, 200, 200]);
    expect(host.asked.filter((path) => path.endsWith("boot.js"))).toHaveLength(1);
    expect(host.asked).toContain("/en/");
    expect(host.asked).toContain("/robots.txt");
  });
});

/** Marks a page, so that a reload shows. */
const mark = (page: Page) => page.evaluate(() => ((window as { marked?: boolean }).marked = true));
const isMarked = (page: Page) => page.evaluate(() => (window as { marked?: boolean }).marked === true);
const isSecond = async (page: Page) => (await page.locator("html").getAttribute("data-version")) === "2";

/** A tab in the middle of a quiz, with its second question answered and the demo's code never asked for. */
async function inTheMiddle(context: BrowserContext, host: Host) {
  const page = await context.newPage();
  await keep(page, `${host.url}/en/${QUIZ}#q2`);
  await page.keyboard.press(KEY[1]!.toLowerCase());
  await page.keyboard.press("Enter");
  await expect(page.locator("#q2 .verdict")).toBeVisible();
  await mark(page);
  return page;
}

test.describe("a new version", () => {
  test("waits, is offered quietly, and comes in the one tab that asks for it", async ({ context, host }) => {
    const first = await inTheMiddle(context, host);
    const second = await context.newPage();
    await open(second, `${host.url}/en/${GUIDE}`);
    await mark(second);
    await first.bringToFront();
    await first.locator("#q2 .verdict").click();
    const focused = await first.evaluate(() => document.activeElement?.outerHTML);

    host.version = 2;
    await look(first);
    for (const page of [first, second]) {
      await expect(notice(page).getByRole("status")).toHaveText(word("en", "offline-ready"));
      await expect(notice(page).getByRole("button")).toHaveCount(2);
      expect(await isMarked(page)).toBe(true);
    }
    expect(await first.evaluate(() => document.activeElement?.outerHTML)).toBe(focused);
    const { violations } = await new AxeBuilder({ page: first }).analyze();
    expect(violations.map(({ id }) => id)).toEqual([]);
    // until then everything comes from the old version
    const third = await context.newPage();
    await open(third, `${host.url}/en/glossary/`);
    expect(await isSecond(third)).toBe(false);
    await third.close();

    await notice(second).getByRole("button", { name: word("en", "offline-take") }).click();
    await expect(second.locator("html")).toHaveAttribute("data-version", "2");
    await expect(second.locator("html")).toHaveAttribute("data-boot", "ready");
    await expect(notice(second).getByRole("button")).toHaveCount(0);

    // the tab in the middle of its quiz is as it was, and finds its own old code, which the host no longer has
    expect(await isMarked(first)).toBe(true);
    await expect(first.locator("#q2 .verdict")).toBeVisible();
    await first.evaluate(() => (location.hash = "#q1"));
    await expect(demo(first)).toHaveAttribute("data-kind", "gpu");
    expect(await isSecond(first)).toBe(false);
    await first.keyboard.press(KEY[0]!.toLowerCase());
    await first.keyboard.press("Enter");
    await expect(first.locator("#q1 .verdict")).toBeVisible();

    // it changes over when its own button is pressed, and the answers are there
    await notice(first).getByRole("button", { name: word("en", "offline-take") }).click();
    await expect(first.locator("html")).toHaveAttribute("data-version", "2");
    await expect(question(first).locator(".verdict")).toBeVisible();
    await expect(first.locator(".threads:visible").locator("[data-state=right], [data-state=wrong]")).toHaveCount(2);

    // then nobody needs the old files
    await expect
      .poll(async () => {
        await open(second, `${host.url}/en/`);
        return Object.keys(await kept(second));
      })
      .toHaveLength(1);
    await context.setOffline(true);
    await open(second, `${host.url}/en/${GUIDE}`);
    expect(await isSecond(second)).toBe(true);
  });

  test("is put off with the keyboard, and is there when the last tab was closed", async ({ context, host }) => {
    const page = await context.newPage();
    await keep(page, `${host.url}/sw/`);
    host.version = 2;
    await look(page);
    const later = notice(page).getByRole("button", { name: word("sw", "offline-later") });
    await later.focus();
    await page.keyboard.press("Enter");
    await expect(later).toBeHidden();
    expect(await page.evaluate(() => document.activeElement?.localName)).toBe("main");
    await open(page, `${host.url}/sw/glossary/`);
    await page.waitForTimeout(500);
    await expect(later).toBeHidden();
    expect(await isSecond(page)).toBe(false);
    await page.close();
    const next = await context.newPage();
    // the browser hands over when it has seen that the last tab is gone
    await expect(async () => {
      await open(next, `${host.url}/sw/`);
      expect(await isSecond(next)).toBe(true);
    }).toPass();
  });

  test("that does not arrive whole leaves the old one in charge", async ({ page, context, host }) => {
    await keep(page, `${host.url}/en/`);
    const before = await kept(page);
    host.version = 2;
    host.broken = `/en/${GUIDE}`;
    await look(page);
    // the failed version has left nothing behind
    await expect.poll(() => page.evaluate(async () => (await navigator.serviceWorker.ready).installing)).toBe(null);
    await expect.poll(async () => Object.keys(await kept(page))).toEqual(Object.keys(before));
    await expect(notice(page).getByRole("button")).toHaveCount(0);
    await context.setOffline(true);
    await open(page, `${host.url}/en/${GUIDE}`);
    expect(await isSecond(page)).toBe(false);
    await context.setOffline(false);
    host.broken = null;
    await look(page);
    await expect(notice(page).getByRole("button")).toHaveCount(2);
  });

  test("brings only what has changed", async ({ page, host }) => {
    await keep(page, `${host.url}/en/`);
    host.asked.length = 0;
    host.version = 2;
    await look(page);
    await expect(notice(page).getByRole("button")).toHaveCount(2);
    expect(host.asked.filter((path) => path.includes("/assets/style-"))).toEqual([]);
    expect(host.asked.filter((path) => path.startsWith("/tr/") && !path.endsWith("/offline/"))).toEqual([]);
    expect(host.asked).toContain(`/en/${GUIDE}`);
  });
});

test("a worker that is withdrawn goes away with all that it kept", async ({ page, host }) => {
  await keep(page, `${host.url}/en/`);
  expect(Object.keys(await kept(page))).toHaveLength(1);
  host.withdrawn = true;
  host.version = 2;
  await page.goto(`${host.url}/en/`);
  // the browser finds it by itself, and the page loads again from the network
  await expect(page.locator("html")).toHaveAttribute("data-version", "2");
  await expect.poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
  expect(await kept(page)).toEqual({});
  await open(page, `${host.url}/en/${GUIDE}`);
  expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBe(null);
});

test.describe("the manifest", () => {
  for (const language of LANGUAGES) {
    test(`${language}: is valid, in its language, and its icons are there`, async ({ page, request, baseURL }) => {
      await page.goto(`/${language}/`);
      const client = await page.context().newCDPSession(page);
      const { url, errors, data } = await client.send("Page.getAppManifest");
      expect(errors).toEqual([]);
      expect(new URL(url).pathname).toBe(`/${language}/manifest.webmanifest`);
      const manifest = JSON.parse(data!);
      expect(manifest).toMatchObject({ lang: language, dir: "ltr", start_url: `/${language}/`, scope: "/", display: "standalone" });
      expect(manifest.description).toBe(word(language, "home-description"));
      const sizes: string[] = [];
      for (const icon of manifest.icons) {
        const response = await request.get(new URL(icon.src, baseURL).href);
        expect(response.headers()["content-type"]).toBe(icon.type);
        const bytes = await response.body();
        // a PNG says its width and height in its first chunk
        if (icon.type === "image/png") expect(`${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`).toBe(icon.sizes);
        sizes.push(`${icon.sizes} ${icon.purpose}`);
      }
      expect(sizes).toEqual(["192x192 any", "512x512 any", "512x512 maskable", "any any"]);
    });
  }
});
