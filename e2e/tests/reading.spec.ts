import { GUIDE, LANGUAGES, QUIZ, expect, test } from "./site";

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  for (const language of LANGUAGES) {
    test(`${language}: every question and every answer can be read`, async ({ page }) => {
      await page.goto(`/${language}/${QUIZ}`);
      await expect(page.locator(".quiz > .stage")).toHaveCount(8);
      for (const stage of await page.locator(".quiz > .stage").all()) {
        await expect(stage.locator(".q-title")).toBeVisible();
        await expect(stage.locator(".opt")).toHaveCount(4);
        await stage.locator("details.answer summary").click();
        await expect(stage.locator("details.answer .why")).toBeVisible();
        await expect(stage.locator("details.answer .answer-reasons > li")).toHaveCount(4);
        await expect(stage.locator('details.answer [data-state="right"].tag')).toHaveCount(1);
        await expect(stage.locator("svg[role=img]").first()).toBeVisible();
      }
      await expect(page.locator(".no-script").first()).toBeVisible();
      await expect(page.locator(".transport")).toBeHidden();
    });
  }
});

test("the HTML itself holds the questions", async ({ request }) => {
  const html = await (await request.get(`/sw/${QUIZ}`)).text();
  expect(html).toContain("Nusu ya lundo iko huru, lakini ombi linakataliwa.");
  expect(html).toContain('lang="sw"');
  expect(html).toContain('"@type":"Quiz"');
});

test("the guide's sections and the questions link to each other", async ({ page }) => {
  await page.goto(`/sw/${GUIDE}`);
  const link = page.locator(".asked a").first();
  await expect(link).toHaveAttribute("href", /#q\d$/);
  await link.click();
  await expect(page).toHaveURL(/quiz\/gpu-memory-fragmentation\/#q\d$/);
  const back = page.locator(".quiz > .stage:not([hidden]) .refs a[href*='/guide/']").first();
  const anchor = new URL((await back.getAttribute("href"))!, page.url()).hash;
  await page.goto(`/sw/${GUIDE}${anchor}`);
  await expect(page.locator(anchor)).toBeVisible();
});

test("headers: a strict policy, the right types, compression, long caching for hashed names only", async ({ request }) => {
  const page = await request.get(`/en/${QUIZ}`);
  const policy = page.headers()["content-security-policy"]!;
  expect(policy).toContain("'wasm-unsafe-eval'");
  expect(policy).not.toContain("unsafe-inline");
  expect(page.headers()["cache-control"]).toBe("no-cache");
  const html = await page.text();
  const boot = /src="([^"]*boot\.js)"/.exec(html)![1]!;
  const wasm = await request.get(boot.replace("boot.js", "client.wasm"), { headers: { "accept-encoding": "br" } });
  expect(wasm.headers()["content-type"]).toBe("application/wasm");
  expect(wasm.headers()["cache-control"]).toContain("immutable");
});

test("a page that is not there says so in the language of its address", async ({ request }) => {
  for (const [path, words] of [["/sw/hakuna/", "Ukurasa huu haupo"], ["/en/nothing/", "This page is not here"]]) {
    const answer = await request.get(path!);
    expect(answer.status()).toBe(404);
    expect(await answer.text()).toContain(words!);
  }
});

test("the theme is kept, and it is there before the first paint", async ({ page }) => {
  await page.goto(`/en/${QUIZ}`);
  await expect(page.locator("html")).toHaveAttribute("data-boot", "ready");
  await page.getByRole("button", { name: "Dark" }).click();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await page.goto("/en/");
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
});

test("the site works below a path", async ({ browser }) => {
  const page = await browser.newPage();
  const url = process.env.SUB_URL;
  test.skip(!url, "no site below a path is served here");
  await page.goto(`${url}en/${QUIZ}`);
  await expect(page.locator("html")).toHaveAttribute("data-boot", "ready");
  await expect(page.locator(".demo .badge")).toHaveAttribute("data-kind", "gpu");
  await page.locator(".brand").click();
  await expect(page).toHaveURL(`${url}en/`);
});
