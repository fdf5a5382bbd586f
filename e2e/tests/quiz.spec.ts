import { KEY, LANGUAGES, QUIZ, QUIZZES, expect, key, open, question, test, word } from "./site";

for (const language of LANGUAGES) {
  const count = (n: number) => word(language, "quiz-count", { number: n, total: 8 });

  test(`${language}: all eight by mouse, each with its reasons and its explanation`, async ({ page }) => {
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
    await expect(page.locator("#total h2")).toHaveText(word(language, "quiz-done", { total: 8, right: 7 }));
    await expect(page.locator(".qlist [data-state=right].tag")).toHaveCount(7);
  });

  for (const slug of QUIZZES) {
    test(`${language}: all eight of ${slug} by keyboard`, async ({ page }) => {
      await open(page, `/${language}/quiz/${slug}/`);
      const explanations = new Set<string>();
      for (let n = 1; n <= 8; n++) {
        await expect(question(page).locator(".q-number")).toHaveText(count(n));
        // digits on odd questions, letters on even ones
        const letter = key(slug)[n - 1]!;
        await page.keyboard.press(n % 2 ? String(letter.charCodeAt(0) - 64) : letter.toLowerCase());
        await page.keyboard.press("Enter");
        await expect(question(page).locator(".verdict")).toHaveAttribute("data-state", "right");
        explanations.add(await question(page).locator(".after-answer .why").innerText());
        if (n < 8) {
          await page.keyboard.press("n");
          // the next question's heading has the focus, so that a screen reader reads on from there
          await expect(page.locator(`#q${n + 1}-h`)).toBeFocused();
        }
      }
      expect(explanations.size).toBe(8);
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
  await expect(page).toHaveURL(/\/en\/.*#q3$/);
  await expect(page.locator("html")).toHaveAttribute("data-boot", "ready");
  await expect(question(page)).toHaveId("q3");
  await expect(page.locator(".threads [data-state=right]")).toHaveCount(1);

  // without the place in the address, the last question comes back
  await open(page, `/en/${QUIZ}`);
  await expect(question(page)).toHaveId("q3");
  await expect(page.locator(".threads [data-state=right]")).toHaveCount(1);
});

test("the back button goes back a question", async ({ page }) => {
  await open(page, `/en/${QUIZ}`);
  await page.locator(".threads a").nth(4).click();
  await expect(question(page)).toHaveId("q5");
  await page.locator(".threads a").nth(6).click();
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

test("a damaged store is set aside and named, and the visit goes on", async ({ page }) => {
  await open(page, `/en/${QUIZ}`);
  await page.evaluate(() => localStorage.setItem("kumbukumbu.quiz.gpu-memory-fragmentation", "{not json"));
  await open(page, `/en/${QUIZ}`);
  await expect(page.locator(".quiz-head .notice")).toContainText("kumbukumbu.quiz.gpu-memory-fragmentation.damaged-1");
  await page.keyboard.press("b");
  await page.keyboard.press("Enter");
  await expect(question(page).locator(".verdict")).toHaveAttribute("data-state", "right");
  const kept = await page.evaluate(() => localStorage.getItem("kumbukumbu.quiz.gpu-memory-fragmentation.damaged-1"));
  expect(kept).toBe("{not json");
});

test("a browser that stores nothing says so, and the visit goes on", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, "localStorage", { get: () => { throw new DOMException("denied", "SecurityError"); } });
  });
  await open(page, `/sw/${QUIZ}`);
  await expect(page.locator(".quiz-head .notice")).toContainText("hakiruhusu");
  await page.keyboard.press("b");
  await page.keyboard.press("Enter");
  await expect(question(page).locator(".verdict")).toHaveAttribute("data-state", "right");
});

test("starting over asks first and deletes the answers", async ({ page }) => {
  await open(page, `/en/${QUIZ}`);
  for (let n = 0; n < 8; n++) {
    await page.keyboard.press(KEY[n]!.toLowerCase());
    await page.keyboard.press("Enter");
    if (n < 7) {
      await page.keyboard.press("n");
      await expect(question(page)).toHaveId(`q${n + 2}`);
    }
  }
  await page.getByRole("button", { name: "Start over", exact: true }).click();
  await page.getByRole("button", { name: "Yes, start over" }).click();
  await expect(question(page)).toHaveId("q1");
  await expect(page.locator(".threads [data-state=todo]")).toHaveCount(8);
  await open(page, `/en/${QUIZ}`);
  await expect(page.locator(".threads [data-state=todo]")).toHaveCount(8);
});

test("two tabs agree: neither loses what the other has answered", async ({ page, context }) => {
  await open(page, `/en/${QUIZ}`);
  const other = await context.newPage();
  await open(other, `/en/${QUIZ}#q2`);
  await page.keyboard.press("b");
  await page.keyboard.press("Enter");
  await expect(other.locator(".threads [data-state=right]")).toHaveCount(1);
  // what is marked here and not yet checked stays marked when the other tab stores something
  await page.goto(`/en/${QUIZ}#q3`);
  await expect(question(page)).toHaveId("q3");
  await page.keyboard.press("a");
  await expect(page.locator("#q3-o0")).toBeChecked();
  await other.keyboard.press("d");
  await other.keyboard.press("Enter");
  await expect(page.locator(".threads [data-state=right]")).toHaveCount(2);
  await expect(page.locator("#q3-o0")).toBeChecked();
  await open(page, `/en/${QUIZ}`);
  await expect(page.locator(".threads [data-state=right]")).toHaveCount(2);
});

test("what is damaged and too large to set aside is left as it is", async ({ page }) => {
  await open(page, `/en/${QUIZ}`);
  const key = "kumbukumbu.quiz.gpu-memory-fragmentation";
  await page.evaluate((key) => {
    localStorage.setItem(key, "{bad" + "x".repeat(2_000_000));
    // no room for a longer name
    let filler = "y".repeat(1_000_000);
    for (let n = 0; filler.length > 0; ) {
      try {
        localStorage.setItem(`filler-${n++}`, filler);
      } catch {
        filler = filler.slice(0, Math.floor(filler.length / 2));
      }
    }
  }, key);
  await open(page, `/en/${QUIZ}`);
  await page.keyboard.press("b");
  await page.keyboard.press("Enter");
  await expect(question(page).locator(".verdict")).toHaveAttribute("data-state", "right");
  const lengths = await page.evaluate((key) => [key, `${key}.damaged-1`].map((name) => localStorage.getItem(name)?.length ?? 0), key);
  expect(Math.max(...lengths)).toBe(2_000_004);
});

test("valid JSON of another shape is no progress, and is kept", async ({ page }) => {
  await open(page, `/en/${QUIZ}`);
  const key = "kumbukumbu.quiz.gpu-memory-fragmentation";
  for (const [index, odd] of ['{"version":1,"at":"","answers":{}}', '{"version":1.5,"at":"","answers":[]}', '{"version":1,"at":"","answers":[[1,2,3]]}'].entries()) {
    await page.evaluate(([key, odd]) => localStorage.setItem(key!, odd!), [key, odd]);
    await open(page, `/en/${QUIZ}`);
    await expect(page.locator(".quiz-head .notice")).toContainText(`${key}.damaged-${index + 1}`);
    expect(await page.evaluate((name) => localStorage.getItem(name), `${key}.damaged-${index + 1}`)).toBe(odd);
  }
});

test("after the last question it goes to the first that is open, and Enter without a choice says so", async ({ page }) => {
  await open(page, `/en/${QUIZ}#q8`);
  await page.keyboard.press("Enter");
  await expect(question(page).getByText("Choose an option first.")).toBeVisible();
  await page.keyboard.press("a");
  await page.keyboard.press("Enter");
  await expect(page.locator("#q8-next")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(question(page)).toHaveId("q1");
});
