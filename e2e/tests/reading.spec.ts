import { GUIDE, LANGUAGES, QUIZ, QUIZZES, expect, open, pagesOf, question, test, word } from "./site";

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  for (const [language, slug] of LANGUAGES.flatMap((language) => QUIZZES.map((slug) => [language, slug] as const))) {
    test(`${language}: every question and every answer of ${slug} can be read`, async ({ page }) => {
      await page.goto(`/${language}/quiz/${slug}/`);
      await expect(page.locator(".quiz > .stage")).toHaveCount(8);
      for (const stage of await page.locator(".quiz > .stage").all()) {
        await expect(stage.locator(".q-title")).toBeVisible();
        await expect(stage.locator(".opt")).toHaveCount(4);
        await stage.locator("details.answer summary").click();
        await expect(stage.locator("details.answer .why")).toBeVisible();
        await expect(stage.locator("details.answer .answer-reasons > li")).toHaveCount(4);
        await expect(stage.locator('details.answer [data-state="right"].tag')).toHaveCount(1);
        await expect(stage.locator("svg[role=img]:visible").first()).toBeVisible();
      }
      await expect(page.locator(".no-script").first()).toBeVisible();
      await expect(page.locator(".transport").filter({ visible: true })).toHaveCount(0);
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
  await expect(page).toHaveURL(/quiz\/gpu-memory-fragmentation\/(\?seed=\w+)?#q\d$/);
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
  await expect(page.locator(".demo:visible .badge")).toHaveAttribute("data-kind", "gpu");
  await page.locator(".brand").click();
  await expect(page).toHaveURL(`${url}en/`);
});

test("from every page the language menu leads to the same page in each language", async ({ page }) => {
  for (const path of pagesOf("sw").filter((path) => !path.endsWith("404.html"))) {
    await page.goto(path);
    for (const language of LANGUAGES) {
      const href = (await page.locator(`.menu-list a[data-language=${language}]`).getAttribute("href"))!.split("#")[0]!;
      expect(href).toBe(path.replace("/sw/", `/${language}/`));
      expect((await page.request.get(href)).status()).toBe(200);
    }
  }
});

test("the language menu keeps the place on the page, the question and the answers", async ({ page }) => {
  await page.goto(`/sv/${GUIDE}#what-to-try`);
  await page.locator(".menu summary").click();
  await page.locator('.menu-list a[data-language="ms"]').click();
  await expect(page).toHaveURL(/\/ms\/guide\/.*#what-to-try$/);

  await open(page, "/tr/quiz/optimizer-state-offload/#q2");
  await expect(question(page)).toHaveId("q2");
  await page.keyboard.press("b");
  await page.keyboard.press("Enter");
  await expect(question(page).locator(".verdict")).toHaveAttribute("data-state", "right");
  for (const language of ["ms", "sv", "en", "sw"] as const) {
    await page.locator(".menu summary").click();
    await page.locator(`.menu-list a[data-language="${language}"]`).click();
    await expect(page).toHaveURL(new RegExp(`/${language}/quiz/optimizer-state-offload/\\?seed=0#q2$`));
    await expect(page.locator("html")).toHaveAttribute("data-boot", "ready");
    await expect(question(page)).toHaveId("q2");
    await expect(question(page).locator(".verdict span:visible")).toHaveText(word(language, "quiz-verdict-right"));
  }
});

test("a chosen language is remembered and offered, and nobody is sent anywhere", async ({ page }) => {
  const offer = page.locator(".suggest:not([hidden])");
  await page.goto(`/en/${GUIDE}`);
  await expect(offer).toHaveCount(0);
  await page.locator(".menu summary").click();
  await page.locator('.menu-list a[data-language="tr"]').click();
  await expect(page).toHaveURL(/\/tr\/guide/);
  await expect(offer).toHaveCount(0);
  // another page in English, by a link from elsewhere
  await page.goto("/en/glossary/");
  await expect(page).toHaveURL(/\/en\/glossary\/$/);
  await expect(offer).toHaveCount(1);
  await expect(offer.locator("a")).toHaveText(word("tr", "site-suggest"));
  await expect(offer.locator("a")).toHaveAttribute("lang", "tr");
  // the chooser points at it too
  await page.goto("/");
  await expect(page).toHaveURL(/\/$/);
  await expect(page.locator("li[lang=tr] small")).toBeVisible();
  await expect(page.locator("li[lang=en] small")).toBeHidden();
  // staying is a choice as well
  await page.goto("/en/glossary/");
  await offer.getByRole("button", { name: word("en", "site-stay") }).click();
  await expect(offer).toHaveCount(0);
  await page.goto("/en/");
  await expect(offer).toHaveCount(0);
});

test.describe("a browser that asks for Swedish", () => {
  test.use({ locale: "sv-SE" });
  test("is offered Swedish on an English page, and stays there", async ({ page }) => {
    await page.goto("/en/");
    await expect(page).toHaveURL(/\/en\/$/);
    await expect(page.locator(".suggest:not([hidden]) a")).toHaveText(word("sv", "site-suggest"));
    await page.locator(".suggest:not([hidden]) a").click();
    await expect(page).toHaveURL(/\/sv\/$/);
    await expect(page.locator(".suggest:not([hidden])")).toHaveCount(0);
  });
});

for (const language of LANGUAGES) {
  test(`${language}: guides have formulas, tables of computed numbers, code, a checklist and links to the glossary`, async ({ page }) => {
    for (const slug of QUIZZES) {
      await page.goto(`/${language}/guide/${slug}/`);
      const prose = page.locator(".prose");
      await expect(prose.locator("math").first()).toBeVisible();
      expect(await prose.locator("td.num").count()).toBeGreaterThan(5);
      expect(await prose.innerText()).not.toContain("{{");
      await expect(prose.locator("pre [class^=hl-]").first()).toBeAttached();
      expect(await prose.locator(".checks > li").count()).toBeGreaterThanOrEqual(5);
      expect(await prose.locator("#faq ~ h3").count()).toBeGreaterThanOrEqual(3);
      await expect(prose.locator(".sources .supports a").first()).toHaveAttribute("href", /^#/);
      const term = prose.locator("a.term").first();
      const words = (await term.innerText()).trim();
      await term.click();
      await expect(page).toHaveURL(new RegExp(`/${language}/glossary/#`));
      await expect(page.locator(":target dt"), words).toBeVisible();
      await expect(page.locator(":target .term-uses a").first()).toBeVisible();
    }
  });
}

test("numbers are written as the page's language writes them", async ({ page }) => {
  await page.goto("/en/guide/gpu-memory-fragmentation/");
  await expect(page.locator("td.num", { hasText: /^1,048,576/ }).first()).toBeVisible();
  await page.goto("/tr/guide/gpu-memory-fragmentation/");
  await expect(page.locator("td.num", { hasText: /^1\.048\.576/ }).first()).toBeVisible();
  await page.goto("/sv/guide/gpu-memory-fragmentation/");
  await expect(page.locator("td.num", { hasText: /^1\u00a0048\u00a0576/ }).first()).toBeVisible();
});

test("the way through a topic leads from guide to quiz to the next topic, and back to the first", async ({ page }) => {
  await page.goto("/ms/");
  await page.locator("#topic-memory .path-stops a").first().click();
  for (const slug of ["gpu-memory-fragmentation", "optimizer-state-offload", "model-and-pipeline-parallelism", "gpu-memory-reservations"]) {
    await expect(page).toHaveURL(new RegExp(`/ms/guide/${slug}/$`));
    await expect(page.locator(".path [aria-current=step]")).toHaveCount(1);
    await page.locator(".path-stops a").first().click();
    await expect(page).toHaveURL(new RegExp(`/ms/quiz/${slug}/(\\?seed=\\w+)?(#q\\d)?$`));
    await page.locator(".path-stops > li:last-child a").click();
  }
  await expect(page).toHaveURL(/\/ms\/guide\/gpu-memory-fragmentation\/$/);
});

test("what is not finished is marked as a preview, on the quiz and at home", async ({ page }) => {
  await page.goto("/sv/");
  await expect(page.locator(".topic .path-stops", { hasText: word("sv", "site-preview") })).toHaveCount(3);
  await page.goto("/sv/quiz/gpu-memory-reservations/");
  await expect(page.locator(".preview-note")).toHaveText(word("sv", "site-preview-none"));
  await page.goto(`/sv/${QUIZ}`);
  await expect(page.locator(".preview-note")).toHaveCount(0);
});

test("each language's own page says that it is complete and up to date", async ({ page }) => {
  for (const language of LANGUAGES) {
    await page.goto(`/${language}/coverage/`);
    const rows = await page.locator("tbody tr").evaluateAll((rows) => rows.map((row) => [...row.querySelectorAll("td")].map((cell) => cell.textContent)));
    expect(rows).toHaveLength(5);
    for (const [of, there, current] of rows) expect([there, current], language).toEqual([of, of]);
    expect(rows[0]![0]).toBe("32");
  }
});
