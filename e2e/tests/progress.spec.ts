import { readFileSync } from "node:fs";
import AxeBuilder from "@axe-core/playwright";
import { type Page, test as plain } from "@playwright/test";
import { LANGUAGES, QUIZ, QUIZZES, expect, open, test, word } from "./site";

const SLUG = QUIZ.split("/")[1]!;
const DAY = 86_400_000;

/** A record of the store. */
interface Answer {
  quiz: string;
  question: string;
  option: unknown;
  revision: number;
  right: boolean;
  at: number;
  took: number;
  [more: string]: unknown;
}

type Pairs = [key: unknown, value: unknown][];
type Dump = Record<"answers" | "log" | "aside", Pairs>;

/** The questions of a quiz as its quiz.toml has them. */
function questions(slug: string) {
  const toml = readFileSync(new URL(`../../content/quizzes/${slug}/quiz.toml`, import.meta.url), "utf8");
  return toml.split(/^\[\[question\]\]$/m).slice(1).map((part) => ({
    id: /^id = "([^"]*)"/m.exec(part)![1]!,
    revision: Number(/^revision = (\d+)/m.exec(part)?.[1] ?? 1),
    options: [.../^options = \[([^\]]*)\]/m.exec(part)![1]!.matchAll(/"([^"]*)"/g)].map((found) => found[1]!),
    answer: /^answer = "([^"]*)"/m.exec(part)![1]!,
  }));
}

/** An answer to a question, counted from 1, so many days ago. */
function answer(number: number, right: boolean, daysAgo: number, slug = SLUG): Answer {
  const { id, revision, options, answer } = questions(slug)[number - 1]!;
  const option = right ? answer : options.find((option) => option !== answer)!;
  return { quiz: slug, question: id, option, revision, right, at: Date.now() - daysAgo * DAY, took: 4200 };
}

const keyOf = ({ quiz, question }: Answer) => [quiz, question];
const logKeyOf = ({ quiz, question, at }: Answer) => [quiz, question, at];

/** The store with these answers, in a page that has none yet. */
const stored = (answers: Answer[], log = answers): Dump => ({
  answers: answers.map((answer) => [keyOf(answer), answer]),
  log: log.map((answer) => [logKeyOf(answer), answer]),
  aside: [],
});

/** Writes into the database past the page. */
async function write(page: Page, pairs: Partial<Dump>) {
  await page.evaluate(async (pairs) => {
    const database = await new Promise<IDBDatabase>((done, failed) => {
      const request = indexedDB.open("kumbukumbu");
      request.onsuccess = () => done(request.result);
      request.onerror = () => failed(request.error);
    });
    const work = database.transaction(["answers", "log", "aside"], "readwrite");
    for (const [store, records] of Object.entries(pairs)) {
      for (const [key, value] of records) work.objectStore(store).put(value, key as IDBValidKey);
    }
    await new Promise((done, failed) => {
      work.oncomplete = done;
      work.onabort = () => failed(work.error);
    });
    database.close();
  }, pairs);
}

/** All that is in the database. */
function dump(page: Page): Promise<Dump> {
  return page.evaluate(async () => {
    const database = await new Promise<IDBDatabase>((done, failed) => {
      const request = indexedDB.open("kumbukumbu");
      request.onsuccess = () => done(request.result);
      request.onerror = () => failed(request.error);
    });
    const stores = ["answers", "log", "aside"] as const;
    const work = database.transaction(stores);
    const pairs = stores.map(async (name) => {
      const of = (request: IDBRequest<unknown[]>) => new Promise<unknown[]>((done) => (request.onsuccess = () => done(request.result)));
      const store = work.objectStore(name);
      const [keys, values] = await Promise.all([of(store.getAllKeys()), of(store.getAll())]);
      return [name, keys.map((key, index) => [key, values[index]])];
    });
    const all = Object.fromEntries(await Promise.all(pairs));
    database.close();
    return all;
  });
}

/** Opens the page with a store as given. */
async function openWith(page: Page, language: string, pairs: Partial<Dump>) {
  // relative, so that it lies below any path
  const place = `${language}/progress/`;
  await open(page, place);
  await expect(page.locator(".keep")).toBeVisible();
  await write(page, pairs);
  await open(page, place);
  await expect(page.locator(".keep")).toBeVisible();
}

/** Chooses a file with this text. */
async function read(page: Page, text: string) {
  await page.locator("#import").setInputFiles({ name: "file.json", mimeType: "application/json", buffer: Buffer.from(text) });
}

/** Saves, and gives what the file holds. */
async function saved(page: Page) {
  const [download] = await Promise.all([page.waitForEvent("download"), page.locator("#export").click()]);
  expect(download.suggestedFilename()).toMatch(/^kumbukumbu-progress-\d{4}-\d{2}-\d{2}\.json$/);
  return readFileSync(await download.path(), "utf8");
}

async function erase(page: Page) {
  await page.locator("#erase").click();
  await page.locator("#erase-yes").click();
  await expect(page.locator(".progress-empty")).toBeVisible();
}

const said = (page: Page) => page.locator(".keep-said");
const notice = (page: Page) => page.locator(".progress > .notice");

for (const language of LANGUAGES) {
  test(`${language}: nothing answered says so and leads to the topics`, async ({ page }) => {
    await open(page, `/${language}/progress/`);
    await expect(page.locator(".progress-empty h2")).toHaveText(word(language, "progress-empty-title"));
    await expect(page.locator(".progress-empty a")).toHaveAttribute("href", `/${language}/#topics`);
    await expect(page.locator(".progress-quizzes")).toBeHidden();
    await expect(page.locator(".due, .standings")).toHaveCount(0);
    await expect(page.locator('nav [aria-current="true"]')).toHaveText(word(language, "progress-nav"));
  });

  test(`${language}: a history is shown in the language, its dates too, and axe finds nothing`, async ({ page }) => {
    await openWith(page, language, stored([answer(1, true, 0), answer(2, false, 30), answer(5, true, 40)]));
    const date = new Date(Date.now()).toLocaleDateString(language, { dateStyle: "long" });
    await expect(page.locator(".progress-last")).toHaveText(word(language, "progress-last", { date }));
    await expect(page.locator(".standing")).toHaveCount(QUIZZES.length);
    const first = page.locator(".standing").first();
    await expect(first.locator(".meta span")).toHaveText([
      word(language, "progress-right", { count: 2 }),
      word(language, "progress-wrong", { count: 1 }),
      word(language, "progress-open", { count: 5 }),
    ]);
    const states = await first.locator(".threads a").evaluateAll((links) => links.map((link) => (link as HTMLElement).dataset.state));
    expect(states).toEqual(["right", "wrong", "todo", "todo", "right", "todo", "todo", "todo"]);
    expect(await page.locator("main").innerText()).not.toContain("⟦");
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id, nodes }) => ({ id, at: nodes.map((node) => node.target) }))).toEqual([]);
  });
}

test("what is due leads to the quiz, which is told what to ask again", async ({ page }) => {
  // the second and the fifth are long due; the first was answered just now; the third belongs to an older revision
  const old = { ...answer(3, true, 60), revision: 0 };
  const other = answer(4, false, 3, QUIZZES.at(-1)!);
  await openWith(page, "sw", stored([answer(5, true, 30), answer(1, true, 0), answer(2, false, 30), old, other]));
  const links = page.locator(".due .qlist a");
  const hrefs = await links.evaluateAll((links) => links.map((link) => link.getAttribute("href")));
  expect(hrefs).toEqual([
    `/sw/quiz/${SLUG}/?again=2.5#q2`,
    `/sw/quiz/${SLUG}/?again=2.5#q5`,
    `/sw/quiz/${QUIZZES.at(-1)}/?again=4#q4`,
  ]);
  await expect(page.locator(".due .btn").first()).toHaveAttribute("href", hrefs[0]!);
  await expect(page.locator(".due-count")).toContainText("3");
  await links.nth(1).click();
  // the quiz adds its seed to the address once it is awake
  await expect(page).toHaveURL(/\/sw\/quiz\/[^/]+\/\?(seed=\w+&)?again=2\.5#q5$/);
  await expect(page.locator("#q5")).toBeVisible();
});

test("a topic's percentage is FSRS' mean over all its questions, and sinks with time", async ({ page }) => {
  const percent = async (daysAgo: number) => {
    const all = questions(SLUG).map((_, index) => answer(index + 1, true, daysAgo));
    await openWith(page, "en", stored(all));
    const text = await page.locator(".standing").first().locator(".standing-recall b").innerText();
    await erase(page);
    return text;
  };
  expect(await percent(0)).toBe("100%");
  // 0.9 after the stability that a first right answer has, 2.3065 days
  expect(await percent(2.3065)).toBe("90%");
  // (1 + (0.9^(1/-0.1542) - 1) · 30 / 2.3065)^-0.1542
  expect(await percent(30)).toBe("67%");
  await openWith(page, "en", stored([answer(1, true, 0), answer(2, true, 0)]));
  await expect(page.locator(".standing-recall b")).toHaveText(["25%", ...QUIZZES.slice(1).map(() => "0%")]);
});

test("saved, erased and read again, the store is exactly what it was", async ({ page }) => {
  const unknown = { ...answer(1, true, 3), quiz: "a-quiz-of-tomorrow", note: { kept: ["as", "it", "is", 1.5, null] } };
  const before: Dump = {
    answers: [...stored([answer(1, true, 1), answer(3, false, 2), unknown]).answers],
    log: [...stored([answer(1, false, 9), answer(1, true, 1), answer(3, false, 2), unknown]).log],
    aside: [[["answers/x/y", 5], { name: "answers/x/y", at: 5, store: "answers", key: ["x", "y"], value: { odd: [1, "2"] } }]],
  };
  // as keys are ordered in the database
  for (const pairs of Object.values(before)) pairs.sort(([one], [other]) => (JSON.stringify(one) < JSON.stringify(other) ? -1 : 1));
  await openWith(page, "tr", before);
  const whole = await dump(page);
  expect(whole.answers).toHaveLength(3);
  const file = await saved(page);
  expect(JSON.parse(file)).toMatchObject({ format: "kumbukumbu-progress", version: 1 });
  await expect(said(page)).not.toHaveAttribute("data-alert");
  await erase(page);
  expect(await dump(page)).toEqual({ answers: [], log: [], aside: [] });
  await expect(said(page)).toHaveText(word("tr", "progress-erased"));
  await read(page, file);
  await expect(page.locator(".standing")).toHaveCount(QUIZZES.length);
  expect(await dump(page)).toEqual(whole);
  // a second time there is nothing new
  await read(page, file);
  await expect(said(page)).toHaveText(/Dosya okundu\. /);
  expect(await dump(page)).toEqual(whole);
});

test("reading a file merges: the newer answer stands, and the log has both", async ({ page }) => {
  const [here, there] = [answer(1, false, 1), answer(1, true, 2)];
  const newer = answer(2, true, 0);
  await openWith(page, "en", stored([here, answer(2, false, 8)]));
  const exported = new Date().toISOString();
  const list = [there, newer];
  await read(page, JSON.stringify({ format: "kumbukumbu-progress", version: 1, exported, answers: list, log: list, aside: [] }));
  await expect(said(page)).toContainText("2");
  const after = await dump(page);
  const standing = Object.fromEntries(after.answers.map(([, value]) => [(value as Answer).question, (value as Answer).at]));
  expect(standing).toEqual({ [here.question]: here.at, [newer.question]: newer.at });
  expect(after.log).toHaveLength(4);
});

test("a damaged record is named, kept as it was and carried along; the rest is shown", async ({ page }) => {
  const [good, bad] = [answer(1, true, 1), { ...answer(2, true, 1), option: 42 }];
  const odd = "not even a record";
  await openWith(page, "sv", { answers: [[keyOf(good), good], [keyOf(bad), bad]], log: [[logKeyOf(good), good], [7, odd]] });
  await expect(notice(page)).toContainText(`answers/${SLUG}/${bad.question}`);
  await expect(notice(page)).toContainText("log/7");
  await expect(page.locator(".keep-aside code")).toHaveText([`answers/${SLUG}/${bad.question}`, "log/7"]);
  await expect(page.locator(".standing").first().locator(".threads [data-state=right]")).toHaveCount(1);
  const after = await dump(page);
  expect(after.answers).toEqual([[keyOf(good), good]]);
  expect(after.aside.map(([, entry]) => entry)).toMatchObject([
    { name: `answers/${SLUG}/${bad.question}`, store: "answers", key: keyOf(bad), value: bad },
    { name: "log/7", store: "log", key: 7, value: odd },
  ]);
  const file = JSON.parse(await saved(page));
  expect(file.aside).toMatchObject([{ value: bad }, { value: odd }]);
  // the next time nothing is wrong any more, and what was set aside is still listed
  await page.reload();
  await expect(page.locator(".keep-aside code")).toHaveCount(2);
  await expect(notice(page)).toBeHidden();
});

test("a file that is not as it has to be is named by its place, and changes nothing", async ({ page }) => {
  const good = { format: "kumbukumbu-progress", version: 1, exported: new Date().toISOString(), answers: [answer(1, true, 0)], log: [answer(1, true, 0)], aside: [] as unknown[] };
  const before = answer(8, true, 1);
  await openWith(page, "ms", stored([before]));
  const whole = await dump(page);
  const second = (change: object) => [answer(1, true, 0), { ...answer(2, true, 0), ...change }];
  const cases: [text: string, id: string, values: Record<string, string | number>][] = [
    ["no JSON {", "progress-wrong-json", {}],
    ["[]", "progress-wrong-object", { place: "$" }],
    [JSON.stringify({ ...good, format: "other" }), "progress-wrong-format", { place: "format", expected: "kumbukumbu-progress" }],
    [JSON.stringify({ ...good, version: "1" }), "progress-wrong-count", { place: "version" }],
    [JSON.stringify({ ...good, version: 2 }), "progress-wrong-newer", { version: 2, known: 1 }],
    [JSON.stringify({ ...good, exported: "yesterday" }), "progress-wrong-date", { place: "exported", example: "2026-01-31T12:00:00.000Z" }],
    [JSON.stringify({ ...good, answers: {} }), "progress-wrong-list", { place: "answers" }],
    [JSON.stringify({ ...good, answers: second({ at: "soon" }) }), "progress-wrong-time", { place: "answers[1].at" }],
    [JSON.stringify({ ...good, answers: second({ option: 42 }) }), "progress-wrong-text", { place: "answers[1].option" }],
    [JSON.stringify({ ...good, log: second({ right: "yes" }) }), "progress-wrong-truth", { place: "log[1].right" }],
    [JSON.stringify({ ...good, log: second({ revision: -1 }) }), "progress-wrong-count", { place: "log[1].revision" }],
    [JSON.stringify({ ...good, log: [7] }), "progress-wrong-object", { place: "log[0]" }],
    [JSON.stringify({ ...good, aside: [{ at: 1 }] }), "progress-wrong-text", { place: "aside[0].name" }],
  ];
  for (const [text, id, values] of cases) {
    await read(page, text);
    await expect(said(page)).toHaveText(word("ms", id, values));
    await expect(said(page)).toHaveAttribute("data-alert");
  }
  expect(await dump(page)).toEqual(whole);
});

test("other tabs hear of what was read and erased", async ({ page, context }) => {
  await openWith(page, "en", {});
  const other = await context.newPage();
  await open(other, "/en/progress/");
  await expect(other.locator(".progress-empty")).toBeVisible();
  const list = [answer(1, true, 30)];
  await read(page, JSON.stringify({ format: "kumbukumbu-progress", version: 1, exported: new Date().toISOString(), answers: list, log: list, aside: [] }));
  await expect(other.locator(".due .qlist a")).toHaveCount(1);
  await erase(other);
  await expect(page.locator(".progress-empty")).toBeVisible();
});

test("a full storage is said, and nothing of the file is taken", async ({ page, context, baseURL }) => {
  const devtools = await context.newCDPSession(page);
  await devtools.send("Storage.overrideQuotaForOrigin", { origin: new URL(baseURL!).origin, quotaSize: 200_000 });
  await openWith(page, "en", stored([answer(1, true, 0)]));
  const whole = await dump(page);
  const list = Array.from({ length: 400 }, (_, index) => ({ ...answer(2, true, index), more: "x".repeat(5000) }));
  const file = (log: Answer[]) => JSON.stringify({ format: "kumbukumbu-progress", version: 1, exported: new Date().toISOString(), answers: [], log, aside: [] });
  await read(page, file(list));
  await expect(said(page)).toHaveText(word("en", "progress-trouble-full"));
  expect(await dump(page)).toEqual(whole);
  // a smaller one is taken, and the page goes on with it
  await read(page, file([answer(2, true, 30)]));
  await expect(page.locator(".due .qlist a")).toHaveCount(1);
});

test("a store of a newer version is left alone, and said", async ({ page }) => {
  await open(page, "/tr/coverage/");
  await page.evaluate(
    () =>
      new Promise<void>((done) => {
        const request = indexedDB.open("kumbukumbu", 2);
        request.onupgradeneeded = () => request.result.createObjectStore("of-tomorrow").put("kept", 1);
        request.onsuccess = () => {
          request.result.close();
          done();
        };
      }),
  );
  await open(page, "/tr/progress/");
  await expect(notice(page)).toHaveText(word("tr", "progress-trouble-newer"));
  await expect(page.locator(".progress-quizzes a")).toHaveCount(QUIZZES.length);
  await expect(page.locator(".progress-quizzes a").first()).toBeVisible();
  await page.locator("#erase").click();
  await page.locator("#erase-yes").click();
  await expect(said(page)).toHaveText(word("tr", "progress-trouble-newer"));
});

test("a newer version of the site in another tab does not have to wait", async ({ page, context }) => {
  await openWith(page, "en", stored([answer(1, true, 0)]));
  const other = await context.newPage();
  await open(other, "/en/coverage/");
  const opened = await other.evaluate(
    () =>
      new Promise<string>((done) => {
        const request = indexedDB.open("kumbukumbu", 2);
        request.onblocked = () => done("blocked");
        request.onsuccess = () => {
          request.result.close();
          done("open");
        };
      }),
  );
  expect(opened).toBe("open");
});

test("without any storage the page says so and leads to the quizzes", async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(window, "indexedDB", { value: undefined }));
  await open(page, "/sw/progress/");
  await expect(notice(page)).toHaveText(word("sw", "progress-trouble-forbidden"));
  await expect(page.locator(".progress-quizzes a").first()).toBeVisible();
  await expect(page.locator(".progress-empty, .due")).toHaveCount(0);
});

test("all of it by keyboard", async ({ page }) => {
  // asked for early: a dialog that opens before the browser knows of it is the system's own
  const choosing = page.waitForEvent("filechooser");
  await openWith(page, "en", stored([answer(2, true, 30)]));
  await page.locator(".due .btn").focus();
  await page.keyboard.press("Tab");
  await expect(page.locator(".due .qlist a")).toBeFocused();
  await page.locator("#export").focus();
  const [download] = await Promise.all([page.waitForEvent("download"), page.keyboard.press("Enter")]);
  const file = await download.path();
  await page.keyboard.press("Tab");
  await expect(page.locator("#import")).toBeFocused();
  await expect(page.getByLabel(word("en", "progress-import"), { exact: true })).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(page.locator("#erase")).toBeFocused();
  await page.keyboard.press("Enter");
  // the question has the focus on the harmless answer, and taking it changes nothing
  await expect(page.locator("#erase-no")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.locator("#erase")).toBeFocused();
  await expect(page.locator(".due .qlist a")).toHaveCount(1);
  await page.keyboard.press("Enter");
  await expect(page.locator("#erase-no")).toBeFocused();
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Enter");
  await expect(page.locator(".progress-empty")).toBeVisible();
  await expect(page.locator("#erase")).toBeFocused();
  await page.keyboard.press("Shift+Tab");
  await expect(page.locator("#import")).toBeFocused();
  await page.keyboard.press("Enter");
  await (await choosing).setFiles(file);
  await expect(page.locator(".due .qlist a")).toHaveCount(1);
});

test("the page that the browser brings back has what was stored since", async ({ page }) => {
  await openWith(page, "en", {});
  await page.locator(".progress-empty a").click();
  await expect(page).toHaveURL(/#topics$/);
  await write(page, stored([answer(2, true, 30)]));
  await page.goBack();
  await expect(page.locator(".due .qlist a")).toHaveCount(1);
});

/** How far the page is wider than its windows, filled and in the middle of erasing. */
async function tooWide(page: Page, tags: readonly string[]): Promise<string[]> {
  const over: string[] = [];
  for (const tag of tags) {
    await openWith(page, tag, stored([...questions(SLUG).map((_, index) => answer(index + 1, index % 3 !== 0, 30)), answer(2, true, 50, QUIZZES[1])]));
    await page.locator("#erase").click();
    for (const width of [320, 390, 768, 1360]) {
      await page.setViewportSize({ width, height: 800 });
      const found = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
      if (found > 0) over.push(`${tag} at ${width}: ${found} px`);
    }
  }
  return over;
}

test("no width scrolls sideways", async ({ page }) => {
  expect(await tooWide(page, LANGUAGES)).toEqual([]);
});

test.describe("pseudo-languages", () => {
  const below = process.env.SUB_URL;
  test.skip(!below, "no site with the pseudo-languages is served here");
  test.use({ baseURL: below ?? "http://127.0.0.1" });

  test("no width scrolls sideways, in either direction", async ({ page }) => {
    expect(await tooWide(page, ["qps", "qar"])).toEqual([]);
  });
});

plain.describe("without scripts", () => {
  plain.use({ javaScriptEnabled: false });
  plain("the page says what it needs and leads to the quizzes", async ({ page }) => {
    await page.goto("/sv/progress/");
    await expect(page.locator(".if-off")).toHaveText(word("sv", "progress-noscript"));
    await expect(page.locator(".if-failed")).toBeHidden();
    await expect(page.locator(".progress-quizzes a")).toHaveCount(QUIZZES.length);
    await page.locator(".progress-quizzes a").first().click();
    await expect(page).toHaveURL(/\/sv\/quiz\//);
  });
});

// A refused request is an error on the console, so this one does without the look at it.
plain("a chunk that does not arrive is said, with a button that tries again", async ({ page }) => {
  await page.route(/progress.*\.wasm/, (route) => route.abort());
  await page.goto("/en/progress/");
  const alert = page.locator(".progress-page > .notice, leptos-island > .notice").first();
  await expect(alert).toContainText(word("en", "progress-load-failed"));
  await expect(page.locator(".progress-quizzes a").first()).toBeVisible();
  await page.unroute(/progress.*\.wasm/);
  await alert.getByRole("button", { name: word("en", "progress-retry") }).click();
  await expect(page.locator(".progress-empty")).toBeVisible();
  await expect(alert).toBeHidden();
  await expect(page.locator(".progress-quizzes a").first()).toBeHidden();
});
