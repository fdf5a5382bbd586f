import { readFileSync } from "node:fs";
import { KEY, LANGUAGES, QUIZ, QUIZZES, expect, key, open, plant, question, stored, test, word } from "./site";

const SLUG = "gpu-memory-fragmentation";

/** Answers the question that is shown with the option that stands at a place. */
const give = async (page: import("@playwright/test").Page, letter: string) => {
  await page.keyboard.press(letter.toLowerCase());
  await page.keyboard.press("Enter");
  await expect(question(page).locator(".verdict")).toBeFocused();
};

for (const language of LANGUAGES) {
  const count = (n: number) => word(language, "quiz-count", { number: n, total: 8 });

  test(`${language}: all eight by mouse, each with its reasons and its explanation`, async ({ page }) => {
    // eight demos, one after the other
    test.setTimeout(180_000);
    await open(page, `/${language}/${QUIZ}`);
    const explanations = new Set<string>();
    for (let n = 1; n <= 8; n++) {
      const shown = question(page);
      await expect(shown).toHaveCount(1);
      await expect(shown.locator(".q-number")).toHaveText(count(n));
      await expect(shown.locator(".after-answer")).toBeHidden();
      // the fourth is answered wrongly
      const right = KEY.charCodeAt(n - 1) - 65;
      const chosen = n === 4 ? (right + 1) % 4 : right;
      await shown.locator(".opt").nth(chosen).click();
      await shown.getByRole("button", { name: word(language, "quiz-check") }).click();
      const verdict = shown.locator(".verdict");
      await expect(verdict).toHaveAttribute("data-state", n === 4 ? "wrong" : "right");
      const wrong = word(language, "quiz-verdict-wrong", { letter: KEY[n - 1]! });
      await expect(verdict.locator("span:visible")).toHaveText(n === 4 ? wrong : word(language, "quiz-verdict-right"));
      await expect(shown.locator(".opt").nth(right)).toHaveAttribute("data-state", "right");
      await expect(shown.locator(".opt-why:visible")).toHaveCount(4);
      const explanation = (await shown.locator(".after-answer .why").innerText()).trim();
      expect(explanation.length).toBeGreaterThan(120);
      explanations.add(explanation);
      await expect(shown.locator(".after-answer .refs a").first()).toHaveAttribute("href", /^https:/);
      await shown.getByRole("link", { name: word(language, n < 8 ? "quiz-next" : "quiz-results") }).click();
    }
    expect(explanations.size).toBe(8);
    const results = page.locator("#results");
    await expect(results.locator(".score-n")).toHaveText("7");
    await expect(results.locator(".score-side .lede")).toHaveText(word(language, "quiz-done", { total: 8, right: 7 }));
    await expect(results.locator(".review > [data-state=right]")).toHaveCount(7);
    // the missed one shows what was chosen, what is right, and both reasons
    const missed = results.locator(".review > [data-state=wrong]");
    await expect(missed.locator(".review-a")).toHaveCount(2);
    for (const why of await missed.locator(".review-why").allInnerTexts()) expect(why.length).toBeGreaterThan(30);
    await expect(results.locator(".links a")).toHaveAttribute("href", /\/guide\/.*#/);
  });

  for (const slug of QUIZZES) {
    test(`${language}: all eight of ${slug} by keyboard`, async ({ page }) => {
      test.setTimeout(180_000);
      await open(page, `/${language}/quiz/${slug}/`);
      const explanations = new Set<string>();
      for (let n = 1; n <= 8; n++) {
        await expect(question(page).locator(".q-number")).toHaveText(count(n));
        // digits on odd questions, letters on even ones
        const letter = key(slug)[n - 1]!;
        await page.keyboard.press(n % 2 ? String(letter.charCodeAt(0) - 64) : letter.toLowerCase());
        await page.keyboard.press("Enter");
        // the verdict has the focus, so that a screen reader says it once and reads on to the explanation
        await expect(page.locator(`#q${n}-verdict`)).toBeFocused();
        await expect(question(page).locator(".verdict")).toHaveAttribute("data-state", "right");
        explanations.add(await question(page).locator(".after-answer .why").innerText());
        if (n < 8) {
          await page.keyboard.press(n % 3 ? "n" : "Enter");
          // the next question's heading has the focus, so that a screen reader reads on from there
          await expect(page.locator(`#q${n + 1}-h`)).toBeFocused();
        }
      }
      expect(explanations.size).toBe(8);
      await page.keyboard.press("Enter");
      await expect(page.locator("#results-h")).toBeFocused();
      await expect(page.locator("#results .score-n")).toHaveText("8");
      await page.keyboard.press("p");
      await expect(question(page).locator(".q-number")).toHaveText(count(8));
      await page.keyboard.press("p");
      await expect(question(page).locator(".q-number")).toHaveText(count(7));
    });
  }
}

test("answers are kept after a reload, and by the other language, which opens at the same question", async ({ page }) => {
  await open(page, `/sw/${QUIZ}#q2`);
  await page.keyboard.press(KEY[1]!.toLowerCase());
  await page.keyboard.press("Enter");
  await expect(question(page).locator(".verdict")).toHaveAttribute("data-state", "right");
  await page.keyboard.press("n");
  await expect(question(page)).toHaveId("q3");

  await page.locator(".menu summary").click();
  await page.locator('.menu-list a[data-language="en"]').click();
  await expect(page).toHaveURL(/\/en\/.*seed=0.*#q3$/);
  await expect(page.locator("html")).toHaveAttribute("data-boot", "ready");
  await expect(question(page)).toHaveId("q3");
  await expect(page.locator(".threads:visible [data-state=right]")).toHaveCount(1);

  // without the place in the address, the last question comes back
  await open(page, `/en/${QUIZ}`);
  await expect(question(page)).toHaveId("q3");
  await expect(page.locator(".threads:visible [data-state=right]")).toHaveCount(1);
});

test("the back button goes back a question", async ({ page }) => {
  await open(page, `/en/${QUIZ}`);
  await page.locator(".threads:visible a").nth(4).click();
  await expect(question(page)).toHaveId("q5");
  await page.locator(".threads:visible a").nth(6).click();
  await expect(question(page)).toHaveId("q7");
  await page.goBack();
  await expect(question(page)).toHaveId("q5");
});

test("checking without a choice says so, and an answer can be given again", async ({ page }) => {
  await open(page, `/en/${QUIZ}#q2`);
  await question(page).getByRole("button", { name: "Check answer" }).click();
  await expect(question(page).getByText("Choose an option first.")).toBeVisible();
  await question(page).locator(".opt").first().click();
  await question(page).getByRole("button", { name: "Check answer" }).click();
  await expect(question(page).locator(".verdict")).toHaveAttribute("data-state", "wrong");
  await question(page).getByRole("button", { name: "Answer again" }).click();
  await expect(question(page).locator(".verdict")).toHaveAttribute("data-state", "todo");
  await expect(question(page).locator(".opt").first()).not.toHaveAttribute("data-state", /./);
});

test("a damaged record is set aside and named, the others stand, and the visit goes on", async ({ page }) => {
  await open(page, `/en/${QUIZ}#q2`);
  await give(page, KEY[1]!);
  await plant(page, "answers", [SLUG, "what-is-fragmentation"], { quiz: SLUG, question: 7, option: "?" });
  await open(page, `/en/${QUIZ}#q1`);
  await expect(page.locator(".quiz-head .notice")).toContainText(`answers/${SLUG}/what-is-fragmentation`);
  await expect(page.locator(".threads:visible [data-state=right]")).toHaveCount(1);
  await give(page, KEY[0]!);
  await expect(question(page).locator(".verdict")).toHaveAttribute("data-state", "right");
  const aside = await page.evaluate(async () => {
    const database = await new Promise<IDBDatabase>((resolve) => {
      const request = indexedDB.open("kumbukumbu");
      request.onsuccess = () => resolve(request.result);
    });
    return new Promise<unknown[]>((resolve) => {
      const request = database.transaction("aside").objectStore("aside").getAll();
      request.onsuccess = () => resolve(request.result);
    });
  });
  expect(JSON.stringify(aside)).toContain('"question":7');
});

test("an answer to an option that is no more does not count, and stays", async ({ page }) => {
  await open(page, `/en/${QUIZ}#q2`);
  await give(page, KEY[1]!);
  const record = { quiz: SLUG, question: "what-is-fragmentation", option: "of-another-time", revision: 1, right: true, at: 1, took: 1 };
  await plant(page, "answers", [SLUG, "what-is-fragmentation"], record);
  await open(page, `/en/${QUIZ}#q1`);
  await expect(page.locator(".threads:visible [data-state=right]")).toHaveCount(1);
  expect(await stored(page, SLUG)).toMatchObject({ "what-is-fragmentation": "of-another-time" });
});

test("a browser that stores nothing says so, and the visit goes on", async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ["localStorage", "indexedDB"]) {
      Object.defineProperty(window, name, { get: () => { throw new DOMException("denied", "SecurityError"); } });
    }
  });
  await open(page, `/sw/${QUIZ}`);
  await expect(page.locator(".quiz-head .notice")).toHaveText(word("sw", "quiz-unsaved"));
  await give(page, "b");
  await expect(question(page).locator(".verdict")).toHaveAttribute("data-state", "right");
});

test("a full storage says so, and the visit goes on", async ({ page }) => {
  await page.addInitScript(() => {
    const put = IDBObjectStore.prototype.put;
    IDBObjectStore.prototype.put = function (...given: Parameters<typeof put>) {
      if ((window as { full?: boolean }).full) throw new DOMException("full", "QuotaExceededError");
      return put.apply(this, given);
    };
  });
  await open(page, `/en/${QUIZ}`);
  await page.evaluate(() => ((window as { full?: boolean }).full = true));
  await give(page, "b");
  await expect(page.locator(".quiz-head .notice")).toHaveText(word("en", "quiz-full"));
  await page.keyboard.press("n");
  await give(page, KEY[1]!);
  await expect(page.locator(".threads:visible [data-state=right]")).toHaveCount(2);
});

const all = async (page: import("@playwright/test").Page, wrong: number[] = []) => {
  for (let n = 1; n <= 8; n++) {
    await expect(question(page)).toHaveId(`q${n}`);
    const right = KEY.charCodeAt(n - 1) - 65;
    await give(page, "ABCD"[wrong.includes(n) ? (right + 1) % 4 : right]!);
    await page.keyboard.press("Enter");
  }
  await expect(page.locator("#results-h")).toBeFocused();
};

test("starting over asks first and deletes the answers", async ({ page }) => {
  await open(page, `/en/${QUIZ}`);
  await all(page);
  await page.getByRole("button", { name: word("en", "quiz-restart"), exact: true }).click();
  await expect(page.locator("#restart-no")).toBeFocused();
  await page.getByRole("button", { name: word("en", "quiz-restart-yes") }).click();
  await expect(question(page)).toHaveId("q1");
  await expect(page.locator(".threads:visible [data-state=todo]")).toHaveCount(8);
  await expect.poll(() => stored(page, SLUG)).toEqual({});
  await open(page, `/en/${QUIZ}`);
  await expect(page.locator(".threads:visible [data-state=todo]")).toHaveCount(8);
});

test("only the missed ones are asked again, and what stands is not lost on the way", async ({ page }) => {
  await open(page, `/en/${QUIZ}`);
  await all(page, [3, 6]);
  await expect(page.locator("#results .score-n")).toHaveText("6");
  const before = await stored(page, SLUG);
  await page.getByRole("button", { name: "Try the 2 you missed again" }).click();
  await expect(question(page)).toHaveId("q3");
  await expect(page).toHaveURL(/again=3\.6/);
  await expect(question(page).locator(".opt:has(:checked)")).toHaveCount(0);
  expect(await stored(page, SLUG)).toEqual(before);
  await give(page, KEY[2]!);
  await expect(page).toHaveURL(/again=6/);
  await page.keyboard.press("Enter");
  await expect(question(page)).toHaveId("q6");
  await give(page, KEY[5]!);
  await page.keyboard.press("Enter");
  await expect(page.locator("#results .score-n")).toHaveText("8");
  await open(page, `/en/${QUIZ}#results`);
  await expect(page.locator("#results .score-n")).toHaveText("8");
});

test("a result travels in a link, into another language, and touches nobody's answers", async ({ page, context }) => {
  test.setTimeout(180_000);
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await open(page, `/en/${QUIZ}`);
  await all(page, [4]);
  await page.locator("#results [data-do=copy]").click();
  await expect(page.locator("#results [data-part=said]")).toHaveText(word("en", "quiz-copied"));
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toMatch(/\?result=\w+\.[a-d]{8}\.\w+\.\w+$/);

  const other = await context.browser()!.newContext();
  const reader = await other.newPage();
  await reader.goto(link.replace("/en/", "/tr/"));
  await expect(reader.locator("#results .notice")).toContainText(word("tr", "quiz-shared"));
  await expect(reader.locator("#results .score-n")).toHaveText("7");
  await expect(reader.locator("#results .review > [data-state=wrong]")).toHaveCount(1);
  await expect(reader.locator(".all")).toBeHidden();
  // a question of it is one's own; the back button leads to the shared result again
  await reader.locator("#results .review a").nth(2).click();
  await expect(question(reader)).toHaveId("q3");
  await expect(reader.locator(".threads:visible [data-state=todo]")).toHaveCount(8);
  await reader.goBack();
  await expect(reader.locator("#results .score-n")).toHaveText("7");
  expect(await stored(reader, SLUG)).toEqual({});
  await reader.getByRole("button", { name: word("tr", "quiz-shared-own") }).click();
  await expect(question(reader)).toHaveId("q1");
  await expect(reader.locator(".threads:visible [data-state=todo]")).toHaveCount(8);
  // one letter of it changed so that no option answers to it: the link is named, and nothing is shown
  await reader.goto(link.replace(/\.[a-d]/, ".z"));
  await expect(reader.locator(".quiz-head .notice")).toContainText("result");
  await expect(reader.locator("#results")).toBeHidden();
  await other.close();
});

test("the result can be saved as JSON and as a table, and printed alone", async ({ page }) => {
  await open(page, `/en/${QUIZ}`);
  await all(page, [2]);
  const save = async (name: string) => {
    const waiting = page.waitForEvent("download");
    await page.getByRole("button", { name, exact: true }).click();
    const download = await waiting;
    return { name: download.suggestedFilename(), text: readFileSync((await download.path())!, "utf8") };
  };
  const json = await save(word("en", "quiz-json"));
  expect(json.name).toBe(`${SLUG}.json`);
  const result = JSON.parse(json.text);
  expect(result).toMatchObject({ format: "kumbukumbu-result", version: 1, quiz: SLUG, language: "en", right: 7, total: 8 });
  expect(result.questions).toHaveLength(8);
  expect(result.questions[1].right).toBe(false);
  expect(result.questions[1].chosen.id).not.toBe(result.questions[1].right_answer.id);
  expect(result.questions[0].question).toContain("fragmentation");
  const csv = await save(word("en", "quiz-csv"));
  expect(csv.name).toBe(`${SLUG}.csv`);
  expect(csv.text.trim().split("\r\n")).toHaveLength(9);

  await page.evaluate(() => (window.print = () => document.documentElement.setAttribute("data-printed", "")));
  await page.getByRole("button", { name: word("en", "quiz-print"), exact: true }).click();
  await expect(page.locator("html")).toHaveAttribute("data-printed", "");
  await page.emulateMedia({ media: "print" });
  await expect(page.locator("#results .review > li").first()).toBeVisible();
  await expect(page.locator(".nav")).toBeHidden();
  await expect(page.locator(".quiz-bar")).toBeHidden();
  await expect(page.locator("#results .actions")).toBeHidden();
});

test("a link keeps question, order and language apart: the same order in every language", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await open(page, `/en/${QUIZ}?q=3&seed=kanga`);
  await expect(question(page)).toHaveId("q3");
  const order = (at: typeof page) => at.locator("#q3 .opts input").evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).value));
  const shuffled = await order(page);
  await page.locator(".quiz-bar .copy button").click();
  await expect(page.locator(".quiz-bar .copy-said")).toHaveText(word("en", "quiz-copied"));
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toContain(`/en/${QUIZ}?q=3&seed=kanga`);
  await page.goto(link.replace("/en/", "/sw/"));
  await expect(question(page)).toHaveId("q3");
  expect(await order(page)).toEqual(shuffled);
  // letters stand in the order of the page, and the verdict names the letter that stands there
  await expect(page.locator("#q3 .opt-key > span")).toHaveText(["A", "B", "C", "D"]);
  const option = await page.locator("#q3 .opts input").evaluateAll((inputs, right) => inputs.findIndex((input) => input.id === right), `q3-o${KEY.charCodeAt(2) - 65}`);
  await give(page, "ABCD"[(option + 1) % 4]!);
  await expect(page.locator("#q3-verdict")).toContainText(word("sw", "quiz-verdict-wrong", { letter: "ABCD"[option]! }));
  expect(await stored(page, SLUG)).toHaveProperty("fails-though-reserved");
});

test("seeds shuffle: every place gets the right option about equally often", async ({ page }) => {
  const places = [0, 0, 0, 0];
  await open(page, `/en/${QUIZ}`);
  const shuffle = await page.evaluate(() => [...document.scripts].find((script) => script.text.includes("dataset.seed"))!.text);
  for (let n = 0; n < 60; n++) {
    const found = await page.evaluate(([shuffle, seed, key]) => {
      history.replaceState(null, "", `?seed=${seed}`);
      // the page's own script again, on the same page
      Function(shuffle)();
      return [...document.querySelectorAll(".opts")].map((list, q) => [...list.querySelectorAll("input")].findIndex((input) => input.id === `q${q + 1}-o${key!.charCodeAt(q) - 65}`));
    }, [shuffle, `s${n}`, KEY] as const);
    for (const place of found) places[place]!++;
  }
  for (const count of places) expect(count).toBeGreaterThan(80);
  for (const count of places) expect(count).toBeLessThan(160);
});

test("what a link says wrong is named quietly, and the rest of it holds", async ({ page }) => {
  await open(page, `/en/${QUIZ}?q=3&seed=UPPER&colour=red&again=99`);
  await expect(question(page)).toHaveId("q3");
  await expect(page.locator(".quiz-head .notice")).toHaveText(word("en", "quiz-left-out", { name: "seed, colour, again" }));
  await expect(page).toHaveURL(/\?seed=[0-9a-z]+#?/);
});

test("? lists the keys, and single keys can be switched off for good", async ({ page }) => {
  await open(page, `/en/${QUIZ}`);
  await page.keyboard.press("?");
  const list = page.getByRole("dialog", { name: word("en", "quiz-keys-title") });
  await expect(list).toBeVisible();
  // in the dialog the quiz's keys are not the quiz's
  await page.keyboard.press("n");
  await list.getByRole("checkbox").uncheck();
  await page.keyboard.press("Escape");
  await expect(list).toBeHidden();
  await expect(question(page)).toHaveId("q1");
  await page.locator("body").press("n");
  await page.locator("body").press("b");
  await expect(question(page)).toHaveId("q1");
  await expect(question(page).locator(".opt :checked")).toHaveCount(0);
  await open(page, `/en/${QUIZ}`);
  await page.keyboard.press("n");
  await expect(question(page)).toHaveId("q1");
  await page.getByRole("button", { name: word("en", "quiz-keys") }).click();
  await list.getByRole("checkbox").check();
  await page.keyboard.press("Escape");
  await page.locator("body").press("n");
  await expect(question(page)).toHaveId("q2");
});

test("a figure that gives the answer away waits for the answer", async ({ page }) => {
  // beside a demo it is not there, and without one a cover stands in its place
  await open(page, `/en/${QUIZ}#q5`);
  await expect(page.locator("#q5 .fig")).toBeHidden();
  await give(page, KEY[4]!);
  await expect(page.locator("#q5 .fig")).toBeVisible();
  await open(page, "/en/quiz/gpu-memory-reservations/#q1");
  const figure = page.locator("#q1 .fig");
  await expect(figure).toBeHidden();
  await expect(page.locator("#q1 .cover")).toBeVisible();
  await give(page, key("gpu-memory-reservations")[0]!);
  await expect(figure).toBeVisible();
  await expect(page.locator("#q1 .cover")).toBeHidden();
  await question(page).getByRole("button", { name: word("en", "quiz-again") }).click();
  await expect(figure).toBeHidden();
});

test("no description tells the answer before it is given", async ({ page }) => {
  await open(page, `/en/${QUIZ}#q2`);
  const options = page.locator("#q2 .opts input");
  for (const option of await options.all()) await expect(option).toHaveAccessibleDescription("");
  await give(page, "a");
  const right = page.locator(`#q2-o${KEY.charCodeAt(1) - 65}`);
  await expect(right).toHaveAccessibleDescription(new RegExp(`^${word("en", "quiz-correct")}`));
  // a wrong one says nothing of being right
  await expect(page.locator("#q2-o1")).not.toHaveAccessibleDescription(new RegExp(word("en", "quiz-correct")));
});

test("an answer given before the store answers stays", async ({ page }) => {
  await page.addInitScript(() => {
    const open = indexedDB.open.bind(indexedDB);
    // every database opens four seconds late
    indexedDB.open = (...given: Parameters<typeof open>) => {
      const request = open(...given);
      const set = Object.getOwnPropertyDescriptor(IDBRequest.prototype, "onsuccess")!.set!;
      Object.defineProperty(request, "onsuccess", {
        set: (handler: (event: Event) => void) => set.call(request, (event: Event) => setTimeout(() => handler.call(request, event), 4000)),
      });
      const listen = request.addEventListener.bind(request);
      request.addEventListener = (type: string, handler: EventListenerOrEventListenerObject, options?: boolean | AddEventListenerOptions) =>
        listen(type, type === "success" ? (event: Event) => setTimeout(() => (handler as (event: Event) => void).call(request, event), 4000) : handler, options);
      return request;
    };
  });
  await open(page, `/en/${QUIZ}#q2`);
  await give(page, KEY[1]!);
  await page.waitForTimeout(6000);
  await expect(question(page).locator(".verdict")).toHaveAttribute("data-state", "right");
  await expect(page.locator(".threads:visible [data-state=right]")).toHaveCount(1);
});

test("the back button finds the first question, and a shared result, without an anchor in the link", async ({ page }) => {
  await open(page, `/en/${QUIZ}`);
  await page.keyboard.press("n");
  await expect(question(page)).toHaveId("q2");
  await page.goBack();
  await expect(question(page)).toHaveId("q1");
});

test("keys that are held down, and keys in the dialog, do nothing", async ({ page }) => {
  await open(page, `/en/${QUIZ}#q2`);
  await page.keyboard.press(KEY[1]!.toLowerCase());
  await page.keyboard.down("Enter");
  await page.keyboard.down("Enter");
  await page.keyboard.down("Enter");
  await page.keyboard.up("Enter");
  await expect(question(page)).toHaveId("q2");
  await expect(page.locator("#q2-verdict")).toBeFocused();
  await page.keyboard.press("?");
  await page.locator("#keys-h").click();
  await page.keyboard.press("n");
  await expect(question(page)).toHaveId("q2");
});

test("nothing is said twice: no live region speaks when an answer is checked", async ({ page }) => {
  await open(page, `/en/${QUIZ}#q2`);
  await page.evaluate(() => {
    const said: string[] = [];
    (window as { said?: string[] }).said = said;
    for (const region of document.querySelectorAll("#q2 [role=status], #q2 [role=alert], .quiz-head [role=status]")) {
      // a region that is emptied says nothing
      const hear = () => said.push(...[region.textContent ?? ""].filter(Boolean));
      new MutationObserver(hear).observe(region, { subtree: true, childList: true, characterData: true, attributes: true });
    }
  });
  await give(page, KEY[1]!);
  await page.waitForTimeout(300);
  expect(await page.evaluate(() => (window as { said?: string[] }).said)).toEqual([]);
});

test("two tabs agree: neither loses what the other has answered", async ({ page, context }) => {
  await open(page, `/en/${QUIZ}`);
  const other = await context.newPage();
  await open(other, `/en/${QUIZ}#q2`);
  await page.keyboard.press("b");
  await page.keyboard.press("Enter");
  await expect(other.locator(".threads:visible [data-state=right]")).toHaveCount(1);
  // what is marked here and not yet checked stays marked when the other tab stores something
  await page.locator(".threads:visible a").nth(2).click();
  await expect(question(page)).toHaveId("q3");
  await page.keyboard.press("a");
  await expect(page.locator("#q3-o0")).toBeChecked();
  await other.keyboard.press("d");
  await other.keyboard.press("Enter");
  await expect(page.locator(".threads:visible [data-state=right]")).toHaveCount(2);
  await expect(page.locator("#q3-o0")).toBeChecked();
  await open(page, `/en/${QUIZ}`);
  await expect(page.locator(".threads:visible [data-state=right]")).toHaveCount(2);
});

test("after the last question it goes to the first that is open, and Enter without a choice says so", async ({ page }) => {
  await open(page, `/en/${QUIZ}#q8`);
  await page.keyboard.press("Enter");
  await expect(question(page).getByText("Choose an option first.")).toBeVisible();
  await page.keyboard.press("a");
  await page.keyboard.press("Enter");
  await expect(page.locator("#q8-verdict")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(question(page)).toHaveId("q1");
});
