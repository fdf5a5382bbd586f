import type { Page } from "@playwright/test";
import { LANGUAGES, QUIZ, type Language, answer, expect, meanColour, open, openAnswered, question, scrubTo, seeItHappen, stateInAddress, test, word } from "./site";

const badge = ".demo:visible .badge";
const step = ".demo:visible .demo-head .num";
const told = ".demo:visible .event b";
const held = ".demo:visible [data-part=held]";
const said = ".demo:visible [data-part=said]";

/** The heap's messages in a language, and those of every demo. */
const heap = (language: Language, id: string, values = {}) => word(language, `heap-${id}`, values);
const demo = (language: Language, id: string, values = {}) => word(language, `demo-${id}`, values);
const at = (language: Language, step: number, steps: number) => demo(language, "step", { step, steps });
const refusal = (language: Language) => heap(language, "refused-fragmented", { request: 8, free: 32, largest: 4 });

const act = (page: Page, name: string) => page.locator(`.demo:visible [data-do=${name}]`);
const ready = (page: Page) => expect(page.locator(badge)).toHaveAttribute("data-kind", "gpu");
const fast = (page: Page) => page.locator(".demo:visible [data-set=speed]").selectOption("3");

/** Lets the page note each text that a live region of the demo gets from now on, with the region's part. */
async function listen(page: Page) {
  await page.locator("section.demo:visible").evaluate((demo) => {
    const heard: [string, string][] = [];
    Object.assign(window, { heard });
    for (const region of demo.querySelectorAll("[role=status], [role=alert], [aria-live]")) {
      const watch = new MutationObserver(() => {
        const text = region.textContent!.trim();
        if (text) heard.push([(region as HTMLElement).dataset.part!, text]);
      });
      watch.observe(region, { childList: true, characterData: true, subtree: true });
    }
  });
}
const heard = (page: Page) => page.evaluate(() => (window as unknown as { heard: [string, string][] }).heard);

test.describe("predict first", () => {
  for (const language of LANGUAGES) {
    test(`${language}: neither scrubbing, stepping nor playing passes the question's step`, async ({ page }) => {
      await open(page, `/${language}/${QUIZ}`);
      await ready(page);
      await expect(page.locator(step)).toHaveText(at(language, 0, 24));
      await expect(page.locator(".demo:visible .scrub input")).toHaveAttribute("max", "24");
      await expect(page.locator(held)).toBeHidden();

      await scrubTo(page, 25);
      await expect(page.locator(step)).toHaveText(at(language, 24, 24));
      await expect(page.locator(held)).toHaveText(demo(language, "held"));
      await act(page, "forward").click();
      await expect(page.locator(said)).toContainText(demo(language, "held"));
      await expect(page.locator(step)).toHaveText(at(language, 24, 24));

      await act(page, "back").click();
      await act(page, "back").click();
      await expect(page.locator(held)).toBeHidden();
      await fast(page);
      await act(page, "play").click();
      await expect(page.locator(step)).toHaveText(at(language, 24, 24));
      await expect(act(page, "play")).toHaveAttribute("aria-label", demo(language, "play"));
      await expect(page.locator(held)).toHaveText(demo(language, "held"));
      // the chart ends here too, and nothing tells of the refusal
      await expect(page.locator(".demo:visible .chart-live .p-used")).toBeVisible();
      await expect(page.locator(".demo:visible .chart-live .p-fail, .map-labels [data-s=fail]")).toHaveCount(0);
      expect(await page.locator("section.demo:visible").innerText()).not.toContain(refusal(language));

      await answer(page);
      await expect(page.locator(step)).toHaveText(at(language, 24, 27));
      await expect(page.locator(held)).toBeHidden();
      await act(page, "forward").click();
      await expect(page.locator(told)).toHaveText(refusal(language));
      await expect(page.locator(".demo:visible .chart-live .p-fail")).toHaveCount(1);
    });
  }

  test("other settings are held before their own first refusal, and not where there is none", async ({ page }) => {
    await open(page, `/en/${QUIZ}`);
    await ready(page);
    await page.locator(".demo:visible [data-set=workload]").selectOption("neighbours-freed");
    await expect(page.locator(step)).toHaveText(at("en", 0, 27));
    await page.locator(".demo:visible [data-set=workload]").selectOption("random");
    await expect(page.locator(step)).toHaveText(at("en", 0, 30));
    await scrubTo(page, 1000);
    await expect(page.locator(step)).toHaveText(at("en", 30, 30));
    await expect(page.locator(held)).toBeVisible();
    await answer(page);
    await act(page, "forward").click();
    await expect(page.locator(told)).toHaveText(/fit nowhere|do not fit/);
    await expect(page.locator(step)).toHaveText(at("en", 31, 121));
  });

  test("a question that is tried again holds its demo again", async ({ page }) => {
    await openAnswered(page, `/en/${QUIZ}`);
    await ready(page);
    await scrubTo(page, 26);
    await expect(page.locator(step)).toHaveText(at("en", 26, 27));
    await page.getByRole("button", { name: word("en", "quiz-again") }).click();
    await expect(page.locator(step)).toHaveText(at("en", 24, 24));
    await expect(page.locator(held)).toBeVisible();
  });

  test("the picture that stands there first does not tell either; without scripts it does", async ({ browser, baseURL, context, page }) => {
    await context.route(/heap_demo.*\.wasm$/, async (route) => {
      await new Promise((done) => setTimeout(done, 2000));
      await route.continue();
    });
    await open(page, `/en/${QUIZ}`);
    await expect(page.locator("#q1 .still[data-moment=question]")).toBeVisible();
    await expect(page.locator("#q1 .still[data-moment=answer]")).toBeHidden();
    await expect(page.locator(".demo:visible .chart")).toBeHidden();
    await ready(page);
    await expect(page.locator(".still:visible")).toHaveCount(0);

    const quiet = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL! });
    const read = await quiet.newPage();
    await read.goto(`/en/${QUIZ}`);
    await expect(read.locator("#q1 .still[data-moment=answer] [data-s=fail]").first()).toBeVisible();
    await expect(read.locator("#q1 .chart-still")).toBeVisible();
    await expect(read.locator("#q1 .chart-still .p-fail")).toHaveCount(1);
    await expect(read.locator("#q1 .still[data-moment=question]")).toBeHidden();
    await expect(read.locator("#q1 .blocks")).toBeHidden();
    await quiet.close();
  });
});

test.describe("see it happen", () => {
  test("the demo goes back to its question's settings and plays to the end, in sight", async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openAnswered(page, `/en/${QUIZ}`);
    await ready(page);
    await page.locator(".demo:visible [data-set=workload]").selectOption("random");
    await fast(page);
    await scrubTo(page, 40);
    await seeItHappen(page).scrollIntoViewIfNeeded();
    await expect(page.locator(".demo:visible .event")).not.toBeInViewport();
    await seeItHappen(page).click();
    await expect(page.locator(told)).toHaveText(refusal("en"), { timeout: 40_000 });
    await expect(page.locator(told)).toBeInViewport({ ratio: 1 });
    await expect(page.locator(".demo:visible [data-set=workload]")).toHaveValue("every-second-block");
    // the refusal stays long enough to be heard
    await expect(page.locator(said)).toHaveText(refusal("en"));
    await expect(page.locator(step)).toHaveText(at("en", 27, 27), { timeout: 20_000 });
    await expect(act(page, "play")).toHaveAttribute("aria-label", "Play");
    await expect(page.locator(badge)).toContainText("0 mismatches");
  });

  test("asked for before the code is there, it plays when it is", async ({ page, context }) => {
    await context.route(/heap_demo.*\.wasm$/, async (route) => {
      await new Promise((done) => setTimeout(done, 3000));
      await route.continue();
    });
    await openAnswered(page, `/en/${QUIZ}`);
    await seeItHappen(page).click();
    await expect(page.locator(step)).toHaveText("");
    await expect(page.locator(step)).toHaveText(/^Step [1-9]/);
    await expect(act(page, "play")).toHaveAttribute("aria-label", "Pause");
  });

  test("with reduced motion the steps come one by one and nothing unrolls", async ({ page }) => {
    await page.addInitScript(() => {
      let frames = 0;
      const request = window.requestAnimationFrame;
      window.requestAnimationFrame = (callback) => {
        frames++;
        return request.call(window, callback);
      };
      Object.assign(window, { frames: () => frames });
    });
    const frames = () => page.evaluate(() => (window as unknown as { frames(): number }).frames());
    await openAnswered(page, `/en/${QUIZ}`);
    await ready(page);
    const forward = async (step: number) => {
      const before = await frames();
      await act(page, "forward").click();
      await expect(page.locator(told)).toHaveText(new RegExp(`^Block ${step} takes`));
      await page.waitForTimeout(500);
      return (await frames()) - before;
    };
    expect(await forward(1)).toBeGreaterThan(0);
    await page.emulateMedia({ reducedMotion: "reduce" });
    expect(await forward(2)).toBe(0);
    await page.locator(".demo:visible [data-set=speed]").selectOption("0");
    await seeItHappen(page).click();
    await expect(page.locator(told)).toHaveText(/^The heap is empty/);
    await expect(page.locator(told)).toHaveText(/^Block 1 takes/);
    await expect(page.locator(told)).toHaveText(/^Block 2 takes/);
  });
});

test.describe("the state in a link", () => {
  test("settings and step come from the address and go back into it at rest", async ({ page }) => {
    await open(page, `/en/${QUIZ}?demo=every-second-block-128-best-s1.12`);
    await ready(page);
    await expect(page.locator('.demo:visible [data-part=size]')).toHaveText("128 MiB");
    await expect(page.locator(".demo:visible [data-set=policy]")).toHaveValue("best-fit");
    await expect(page.locator(step)).toHaveText(at("en", 12, 24));
    await expect(page.locator(badge)).toContainText("128 MiB read back, 0 mismatches");
    await act(page, "forward").click();
    await expect.poll(() => stateInAddress(page)).toBe("every-second-block-128-best-s1.13");
    // as the question opens it, the address is clean
    await page.locator(".demo:visible [data-set=policy]").selectOption("first-fit");
    await page.locator(".demo:visible [data-set=size]").evaluate((input: HTMLInputElement) => {
      input.value = "64";
      input.dispatchEvent(new Event("change", { bubbles: true }));
    });
    await expect.poll(() => stateInAddress(page)).toBe("");
    // while it plays the address stands still
    await act(page, "play").click();
    await expect(page.locator(step)).toHaveText(/^Step [4-9] /);
    expect(stateInAddress(page)).toBe("");
    await act(page, "play").click();
    await expect.poll(() => stateInAddress(page)).toMatch(/^every-second-block-64-first-s1\.\d+$/);
  });

  test("a step behind the question is cut to it until the answer", async ({ page }) => {
    await open(page, `/en/${QUIZ}?demo=every-second-block-64-first-s1.26`);
    await ready(page);
    await expect(page.locator(step)).toHaveText(at("en", 24, 24));
    await expect(page.locator(held)).toBeVisible();
    await expect.poll(() => stateInAddress(page)).toBe("every-second-block-64-first-s1.24");
    await answer(page);
    await expect(page.locator(step)).toHaveText(at("en", 24, 27));
  });

  for (const language of LANGUAGES) {
    test(`${language}: a damaged link opens as the question asks, and says quietly which part it was`, async ({ page }) => {
      const parts = { "heap-workload": "second-64-first-s1.2", "heap-size": "random-65-first-s1.2", "heap-policy": "random-64-worst-s1.2", "heap-seed": "random-64-first-s99.2", "demo-link-step": "random-64-first-s1.999" };
      for (const [part, link] of Object.entries(parts)) {
        await open(page, `/${language}/${QUIZ}?demo=${link}`);
        const notice = page.locator(".demo:visible > [data-part=notice]");
        await expect(notice).toHaveText(demo(language, "link-damaged", { part: word(language, part) }));
        await expect(notice).toHaveAttribute("role", "status");
        await expect(page.locator(step)).toHaveText(at(language, 0, 24));
      }
    });
  }

  test("a question that is come back to has its demo as it was left", async ({ page }) => {
    await open(page, `/en/${QUIZ}`);
    await ready(page);
    await page.locator(".demo:visible [data-set=policy]").selectOption("next-fit");
    await scrubTo(page, 5);
    await expect.poll(() => stateInAddress(page)).toBe("every-second-block-64-next-s1.5");
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    await page.keyboard.press("n");
    await expect(question(page)).toHaveId("q2");
    await page.keyboard.press("p");
    await ready(page);
    await expect(page.locator(step)).toHaveText(at("en", 5, 24));
    await expect(page.locator(".demo:visible [data-set=policy]")).toHaveValue("next-fit");
  });
});

test.describe("for ears", () => {
  test("playing, dragging and quick steps are said once, when all is at rest", async ({ page }) => {
    await open(page, `/en/${QUIZ}`);
    await ready(page);
    await listen(page);
    await fast(page);
    await act(page, "play").click();
    await expect(page.locator(step)).toHaveText(at("en", 24, 24));
    await expect(page.locator(said)).toContainText(demo("en", "held"));
    expect(await heard(page)).toEqual([["said", `${await page.locator(told).innerText()} ${demo("en", "held")}`]]);
    // and it is not there twice for long
    await expect(page.locator(said)).toBeEmpty({ timeout: 6000 });

    // in the page itself: a busy machine must not pause between two steps as long as a rest is
    await page.locator(".demo:visible .scrub input").evaluate(async (input: HTMLInputElement) => {
      for (let n = 0; n < 20; n++) {
        input.value = String(n + 1);
        input.dispatchEvent(new Event("input", { bubbles: true }));
        await new Promise((resolve) => setTimeout(resolve, 40));
      }
    });
    await expect(page.locator(said)).toHaveText(/^Block 8 is freed/);
    await act(page, "back").evaluate((button: HTMLElement) => {
      for (let n = 0; n < 4; n++) button.click();
    });
    await expect(page.locator(said)).toHaveText(/^Block 16 takes/);
    expect((await heard(page)).slice(1).map(([part]) => part)).toEqual(["said", "said"]);
    await act(page, "back").click();
    await expect(page.locator(said)).toHaveText(/^Block 15 takes/);
    expect(await heard(page)).toHaveLength(4);
  });

  for (const language of LANGUAGES) {
    test(`${language}: the blocks as a table: the model's, step by step, and silent`, async ({ page }) => {
      await open(page, `/${language}/${QUIZ}`);
      await ready(page);
      const table = page.locator(".demo:visible .blocks");
      const rows = table.locator("tbody tr");
      const mib = (n: number) => demo(language, "mib", { n });
      const row = (block: number | string, state: string, address: number, size: number) =>
        [block, heap(language, state), `0x${(address * 1048576).toString(16).toUpperCase().padStart(8, "0")}`, mib(size)].join("|");
      const read = () => rows.evaluateAll((rows) => rows.map((row) => [...row.children].map((cell) => cell.textContent).join("|")));
      await scrubTo(page, 17);
      await expect(page.locator(told)).toHaveText(heap(language, "freed", { id: 2, size: 4 }));
      await expect(rows).toHaveCount(0);
      await listen(page);
      // by keyboard
      await table.locator("summary").focus();
      await page.keyboard.press("Enter");
      await expect(table.locator("caption")).toHaveText(heap(language, "table-caption"));
      await expect(table.locator("th[scope=col]")).toHaveText(["block", "state", "address", "size"].map((id) => heap(language, `table-${id}`)));
      const blocks = Array.from({ length: 16 }, (_, n) => row(n + 1, n === 1 ? "stale" : "live", 4 * n, 4));
      await expect.poll(read).toEqual(blocks);
      await act(page, "back").click();
      blocks[1] = row(2, "live", 4, 4);
      blocks[15] = row(16, "new", 60, 4);
      await expect.poll(read).toEqual(blocks);
      await scrubTo(page, 1);
      await expect.poll(read).toEqual([row(1, "new", 0, 4), row("–", "void", 4, 60)]);
      await expect(page.locator(said)).not.toBeEmpty();
      expect(new Set((await heard(page)).map(([part]) => part))).toEqual(new Set(["said"]));
      expect(await table.evaluate((table) => table.closest("[role=status], [role=alert], [aria-live]"))).toBeNull();
      await expect(table.locator("[data-part=more]")).toBeEmpty();
    });
  }
});

test("forced colours: blocks, holes, words and the chart stay apart from their ground", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  await openAnswered(page, `/en/${QUIZ}`);
  await ready(page);
  await scrubTo(page, 25);
  await expect(page.locator(".demo:visible .chart-live .p-fail")).toHaveCount(1);
  await expect(page.locator(badge)).toContainText("0 mismatches");
  // the share of dark and of light pixels in a live block and in the hole beside it
  const live = await meanColour(page, 0.1);
  const hole = await meanColour(page, 0.35);
  expect(Math.hypot(...hole.map((value, c) => value - live[c]!))).toBeGreaterThan(40);
  // what is drawn in SVG has another colour than the panel under it
  const same = await page.locator("section.demo:visible").evaluate((demo) => {
    const ground = getComputedStyle(demo).backgroundColor;
    const parts: [string, "fill" | "stroke"][] = [
      [".chart-live .p-used", "stroke"], [".chart-live .p-hole", "stroke"], [".chart-live .p-fail", "stroke"],
      [".chart-live .p-text", "fill"], [".map-labels [data-s=note]", "fill"], ["rect[data-s=fail]", "stroke"], [".meter-v", "fill"],
    ];
    return parts.filter(([selector, paint]) => [ground, "none", ""].includes(getComputedStyle(demo.querySelector(selector)!)[paint])).map(([selector]) => selector);
  });
  expect(same).toEqual([]);
});

test("every control of the panel is reached by Tab and shows it", async ({ page }) => {
  await openAnswered(page, `/en/${QUIZ}`);
  await ready(page);
  const names = await page.locator("section.demo:visible").evaluate((demo) =>
    [...demo.querySelectorAll<HTMLElement>("button, input, select, summary, [tabindex='0']")].filter((control) => control.checkVisibility()).map((control, n) => (control.dataset.nth = String(n))),
  );
  expect(names.length).toBeGreaterThan(10);
  await page.locator(".demo:visible [data-nth='0']").focus();
  const reached: string[] = [];
  for (const name of names) {
    const focused = page.locator(":focus-visible");
    reached.push((await focused.getAttribute("data-nth")) ?? "elsewhere");
    const ring = await focused.evaluate((control) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(control);
      return outlineStyle !== "none" && parseFloat(outlineWidth) >= 2;
    });
    expect(ring, `${name}: a ring`).toBe(true);
    await page.keyboard.press("Tab");
  }
  expect(reached).toEqual(names);
});
