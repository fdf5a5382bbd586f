import AxeBuilder from "@axe-core/playwright";
import { type Server, createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { type Frame, type Page, expect, test as base } from "@playwright/test";
import { GUIDE, LANGUAGES, QUIZ, open, word } from "./site";

/** A page on another host, with whatever is put into it. */
class Elsewhere {
  body = "";
  constructor(private readonly server: Server) {}

  /** Another origin. */
  get url() {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}/`;
  }

  /** Another site: what it frames may store nothing at all. */
  get foreign() {
    return this.url.replace("127.0.0.1", "localhost");
  }
}

const test = base.extend<{ elsewhere: Elsewhere }>({
  elsewhere: async ({}, use) => {
    const server = createServer((_, response) => {
      response.writeHead(200, { "content-type": "text/html; charset=utf-8" });
      response.end(`<!doctype html><html lang="en"><title>Elsewhere</title><link rel="icon" href="data:,">${elsewhere.body}</html>`);
    });
    const elsewhere = new Elsewhere(server);
    await new Promise<void>((ready) => server.listen(0, ready));
    await use(elsewhere);
    server.closeAllConnections();
    await new Promise((done) => server.close(done));
  },
});

// As a reader has it, with everything that may store something.
test.use({ serviceWorkers: "allow" });

const DEMO = "embed/heap/";
const embedded = (slug: string) => `embed/quiz/${slug}/`;
const MEMORY = embedded("gpu-memory-fragmentation");

/** Shows a page of the site in a frame of another host's page. */
async function framed(page: Page, elsewhere: Elsewhere, url: string, from = elsewhere.url): Promise<Frame> {
  elsewhere.body = `<iframe src="${url}" width="100%" height="300" allow="clipboard-write"></iframe>`;
  await page.goto(from);
  const frame = await (await page.locator("iframe").elementHandle())!.contentFrame();
  await expect(frame!.locator("html")).toHaveAttribute("data-boot", "ready");
  return frame!;
}

/** Everything that a page could have left on the device. */
const stored = (frame: Frame | Page) =>
  frame.evaluate(async () => ({
    local: { ...localStorage },
    session: { ...sessionStorage },
    databases: (await indexedDB.databases()).length,
    caches: await caches.keys(),
    workers: (await navigator.serviceWorker.getRegistrations()).length,
    cookies: document.cookie,
  }));

const NOTHING = { local: {}, session: {}, databases: 0, caches: [], workers: 0, cookies: "" };

for (const language of LANGUAGES) {
  test(`${language}: the lines of a quiz's page put it into another page, as high as it is`, async ({ page, context, elsewhere, baseURL }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"], { origin: baseURL });
    await open(page, `/${language}/${QUIZ}`);
    await page.getByText(word(language, "embed-quiz"), { exact: true }).click();
    await page.getByRole("button", { name: word(language, "embed-copy") }).click();
    await expect(page.locator(".snippet [role=status]")).toHaveText(word(language, "embed-copied"));
    const lines = await page.evaluate(() => navigator.clipboard.readText());
    expect(lines).toBe(await page.locator(".snippet code").textContent());
    // the export's own host where it knows one, else this one
    const host = /src="(https?:\/\/[^/]+)/.exec(lines)![1]!;
    expect(lines).toContain(`src="${host}/${language}/${MEMORY}"`);
    expect(lines).toContain(`title="${(await page.locator("h1").textContent())!}"`);

    elsewhere.body = `<h1>A page of somebody else</h1>${lines.replaceAll(host, new URL(baseURL!).origin)}`;
    await page.goto(elsewhere.url);
    const iframe = page.locator("iframe");
    await iframe.scrollIntoViewIfNeeded();
    const frame = (await (await iframe.elementHandle())!.contentFrame())!;
    await expect(frame.locator("html")).toHaveAttribute("data-boot", "ready");
    await expect(frame.locator("html")).toHaveAttribute("lang", language);
    const gap = () => frame.evaluate(() => document.documentElement.scrollHeight - innerHeight);
    await expect.poll(gap).toBe(0);
    const before = Number(await iframe.getAttribute("height"));
    // a shorter question needs less, and the frame follows
    await frame.locator("html").evaluate(() => (location.hash = "#q4"));
    await expect.poll(async () => Number(await iframe.getAttribute("height"))).not.toBe(before);
    await expect.poll(gap).toBe(0);
  });
}

// the demo, a quiz with a demo and one with figures
for (const path of [DEMO, MEMORY, embedded("optimizer-state-offload")]) {
  test(`${path} keeps nothing on the device before a click`, async ({ page, elsewhere, baseURL }) => {
    const frame = await framed(page, elsewhere, new URL(`/en/${path}`, baseURL).href);
    if (path === DEMO || path === MEMORY) await expect(frame.locator(".demo:visible .badge")).toHaveAttribute("data-kind", "gpu");
    await page.waitForTimeout(1500);
    expect(await stored(frame)).toEqual(NOTHING);
    // and neither does it when it is opened by itself
    await open(page, `/en/${path}`);
    await page.waitForTimeout(1500);
    expect(await stored(page)).toEqual(NOTHING);
  });

  test(`${path} has no header of the site, and axe finds nothing`, async ({ page }) => {
    for (const theme of ["light", "dark"]) {
      await open(page, `/sw/${path}?theme=${theme}`);
      await expect(page.locator("header.site, footer.foot, .update")).toHaveCount(0);
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(violations.map(({ id, nodes }) => ({ id, at: nodes.map((node) => node.target) }))).toEqual([]);
      for (const width of [320, 390, 768, 1360]) {
        await page.setViewportSize({ width, height: 800 });
        expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), `${width}px`).toBeLessThanOrEqual(0);
      }
    }
  });

  test(`${path}: every link that leads away opens a tab of its own`, async ({ page, context, elsewhere, baseURL }) => {
    const frame = await framed(page, elsewhere, new URL(`/tr/${path}`, baseURL).href);
    const links = await frame.locator("a[href]").evaluateAll((all) => all.map((link) => [link.getAttribute("href"), link.getAttribute("target"), link.getAttribute("rel")]));
    for (const [href, target, rel] of links) {
      expect(target, href!).toBe(href!.startsWith("#") ? null : "_blank");
      if (target) expect(rel).toBe("noopener");
    }
    const [tab] = await Promise.all([context.waitForEvent("page"), frame.locator(".embed-foot > a:last-child").click()]);
    await expect(tab.locator("header.site")).toBeVisible();
    expect(frame.url()).toContain(`/tr/${path}`);
  });
}

test("the demo runs in the frame, by keyboard, in the theme that the address asks for", async ({ page, elsewhere, baseURL }) => {
  const frame = await framed(page, elsewhere, new URL(`/en/${DEMO}?theme=dark`, baseURL).href, elsewhere.foreign);
  await expect(frame.locator("html")).toHaveAttribute("data-theme", "dark");
  const dark = await frame.evaluate(() => getComputedStyle(document.documentElement).colorScheme);
  expect(dark).toBe("dark");
  await expect(frame.locator(".demo:visible .badge")).toHaveAttribute("data-kind", "gpu");
  await frame.getByRole("button", { name: "One step on" }).focus();
  for (let step = 0; step < 3; step++) await page.keyboard.press("Enter");
  await expect(frame.locator(".demo:visible .event b")).toHaveText(/^Block 3 takes 4 MiB/);
  await expect(frame.locator(".demo:visible .badge")).toContainText("0 mismatches");
  const light = await framed(page, elsewhere, new URL(`/en/${DEMO}?theme=light`, baseURL).href);
  await expect(light.locator("html")).toHaveAttribute("data-theme", "light");
  const odd = await framed(page, elsewhere, new URL(`/en/${DEMO}?theme=pink`, baseURL).href);
  expect(await odd.locator("html").getAttribute("data-theme")).toBe(null);
});

test("a guide with the demo's picture offers the demo", async ({ page }) => {
  await open(page, `/sv/${GUIDE}`);
  await page.getByText(word("sv", "embed-demo"), { exact: true }).click();
  await expect(page.locator(".snippet code")).toContainText(`/sv/${DEMO}"`);
  await open(page, "/sv/guide/gpu-memory-reservations/");
  await expect(page.locator(".snippet")).toHaveCount(0);
});

test("where copying is forbidden the lines are selected, and that is said", async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, "clipboard", { value: undefined }));
  await open(page, `/ms/${QUIZ}`);
  await page.getByText(word("ms", "embed-quiz"), { exact: true }).click();
  await page.getByRole("button", { name: word("ms", "embed-copy") }).click();
  await expect(page.locator(".snippet [role=status]")).toHaveText(word("ms", "embed-selected"));
  expect(await page.evaluate(() => getSelection()!.toString())).toContain("<iframe");
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the lines can be read, and the quiz and the picture of the demo too", async ({ page }) => {
    await page.goto(`/en/${QUIZ}`);
    await page.getByText(word("en", "embed-quiz"), { exact: true }).click();
    await expect(page.locator(".snippet code")).toContainText(`/en/${MEMORY}"`);
    await expect(page.locator(".snippet button")).toBeHidden();
    await page.goto(`/en/${MEMORY}`);
    await expect(page.locator("#q8")).toBeVisible();
    await page.goto(`/en/${DEMO}`);
    await expect(page.locator(".still[data-moment=answer] svg").first()).toBeVisible();
  });
});

test("the whole site cannot be framed elsewhere", async ({ page, elsewhere, baseURL }) => {
  elsewhere.body = `<iframe src="${new URL(`/en/${QUIZ}`, baseURL)}"></iframe>`;
  await page.goto(elsewhere.url);
  await page.waitForLoadState("networkidle");
  expect(page.frames()[1]!.url()).toBe("chrome-error://chromewebdata/");
});
