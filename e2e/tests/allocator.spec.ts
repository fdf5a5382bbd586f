import { LANGUAGES, QUIZ, answer, expect, open, scrubTo, test, word, type Language } from "./site";
import type { Page } from "@playwright/test";

// The demo of PyTorch's allocator beside questions 2, 3, 4, 7 and 8: its segments are real buffers, and the numbers are
// those of the reference cases.

const demo = (page: Page) => page.locator("section.demo:visible");
const part = (page: Page, name: string) => demo(page).locator(`[data-part=${name}]`);
const badge = (page: Page) => demo(page).locator(".badge");
const figure = (page: Page, n: number) => part(page, `metric-${n}`).locator("b");
const told = (page: Page) => part(page, "sentence");
const act = (page: Page, name: string) => demo(page).locator(`[data-do=${name}]`);
const set = (page: Page, name: string) => demo(page).locator(`[data-set=${name}]`);
const mine = (id: string, values = {}, language: Language = "en") => word(language, `allocator-${id}`, values);

/** The question with its demo on the device. */
async function at(page: Page, question: number, query = "", language: Language = "en") {
  await open(page, `/${language}/${QUIZ}${query}#q${question}`);
  await expect(badge(page)).toHaveAttribute("data-kind", "gpu");
}

/** Answers the question, and waits until its demo goes to its end. */
async function release(page: Page, steps: number) {
  await answer(page);
  await expect(set(page, "scrub")).toHaveAttribute("max", String(steps));
}

/** How many real buffers there are, and how many MiB they take. */
async function held(page: Page): Promise<[number, number]> {
  await expect(badge(page)).toContainText("0 mismatches");
  const text = await badge(page).innerText();
  const [, count, mib] = /(one|\d+) buffers? of ([\d.]+) MiB/.exec(text)!;
  return [count === "one" ? 1 : Number(count), Number(mib)];
}

test("empty_cache destroys the buffers without a live block, and a live tensor's bytes stay", async ({ page }) => {
  await at(page, 7);
  await scrubTo(page, 22);
  // nothing after the first empty_cache is to be seen yet
  await expect(part(page, "step")).toHaveText(word("en", "demo-step", { step: 16, steps: 16 }));
  await expect(part(page, "held")).toHaveText(word("en", "demo-held"));
  await release(page, 23);
  await scrubTo(page, 22);
  await expect(figure(page, 0)).toHaveText("94 MiB");
  await expect(badge(page)).toContainText(/4 buffers/);
  // a scale of 1 : 2
  expect(await held(page)).toEqual([4, 47]);
  await act(page, "forward").click();
  await expect(figure(page, 0)).toHaveText("32 MiB");
  await expect(told(page)).toHaveText(mine("emptied", { count: 1, released: "62 MiB", kept: "32 MiB" }));
  await expect(badge(page)).toContainText(/3 buffers/);
  // what fell is what was destroyed, and all that is left was read back as it was written
  expect(await held(page)).toEqual([3, 16]);
  await expect(badge(page)).toContainText("16 MiB read back");
});

test("one corrupted word: the page names the tensor", async ({ page }) => {
  await at(page, 7, "?dev");
  await scrubTo(page, 12);
  await expect(badge(page)).toContainText(/3 buffers/);
  await part(page, "slot").evaluate((slot) => slot.dispatchEvent(new CustomEvent("kumbukumbu:corrupt")));
  await act(page, "verify").click();
  await expect(badge(page)).toHaveAttribute("data-kind", "mismatch");
  await expect(badge(page)).toContainText(/1 mismatch, in G at 0x7f[0-9a-f]+: expected 0x[0-9A-F]{8}, found 0xBAD0C0DE/);
  await act(page, "reset").click();
  await expect(badge(page)).toHaveAttribute("data-kind", "gpu");
});

test("two causes of one error stand side by side, and each is played", async ({ page }) => {
  await at(page, 3);
  await expect(part(page, "causes")).toBeHidden();
  await release(page, 16);
  const rows = part(page, "causes").locator("tr");
  await expect(rows.nth(0).locator("td")).toHaveText(["81.79 MiB", "86.29 MiB"]);
  await expect(rows.nth(1).locator("td")).toHaveText(["10.21 MiB", "7.71 MiB"]);
  await expect(rows.nth(2).locator("td")).toHaveText(["8 MiB", "6 MiB"]);
  await expect(rows.nth(3).locator("td")).toHaveText([mine("cause-yes"), mine("cause-no")]);
  await scrubTo(page, 14);
  await expect(told(page)).toHaveText(mine("failed-pieces", { tensor: "J", tried: "16 MiB", free: "18.21 MiB" }));
  const message = (device: string, live: string, free: string) =>
    `torch.OutOfMemoryError: CUDA out of memory. Tried to allocate 16.00 MiB. GPU 0 has a total capacity of 100.00 MiB of which ${device} MiB is free. Of the allocated memory ${live} MiB is allocated by PyTorch, and ${free} MiB is reserved by PyTorch but unallocated.`;
  await expect(part(page, "error")).toHaveText(message("8.00", "81.79", "10.21"));
  // the same request was refused on the device, and nothing there has changed
  await expect(badge(page)).toHaveAttribute("data-kind", "gpu");
  expect(await held(page)).toEqual([4, 46]);
  await act(page, "cause-1").click();
  await expect(set(page, "trace")).toHaveValue("live-tensors");
  await expect(badge(page)).toHaveAttribute("data-kind", "gpu");
  await scrubTo(page, 8);
  await expect(told(page)).toHaveText(mine("failed-full", { tensor: "J", tried: "16 MiB", free: "13.71 MiB" }));
  await expect(part(page, "error")).toHaveText(message("6.00", "86.29", "7.71"));
});

test("expandable segments: the same program reserves less, in pages of real memory", async ({ page }) => {
  await at(page, 4);
  await release(page, 20);
  await scrubTo(page, 20);
  await expect(figure(page, 0)).toHaveText("256 MiB");
  await expect(badge(page)).toContainText(/12 buffers/);
  await expect(part(page, "conf")).toHaveText(`PYTORCH_CUDA_ALLOC_CONF: ${mine("conf-none")}`);
  await set(page, "expandable").check();
  await set(page, "max-split").selectOption("32");
  await expect(part(page, "conf")).toHaveText('PYTORCH_CUDA_ALLOC_CONF="max_split_size_mb:32,expandable_segments:True"');
  await set(page, "max-split").selectOption("0");
  await expect(badge(page)).toHaveAttribute("data-kind", "gpu");
  const reserved: string[] = [];
  for (let step = 1; step <= 8; step++) {
    await scrubTo(page, step);
    await expect(part(page, "step")).toHaveText(word("en", "demo-step", { step, steps: 20 }));
    reserved.push(await figure(page, 0).innerText());
  }
  expect(reserved).toEqual(["20 MiB", "40 MiB", "60 MiB", "80 MiB", "80 MiB", "100 MiB", "120 MiB", "140 MiB"]);
  await scrubTo(page, 20);
  await expect(figure(page, 0)).toHaveText("140 MiB");
  // seven pages of 20 MiB, at 1 : 8
  await expect(badge(page)).toContainText(/7 buffers/);
  expect(await held(page)).toEqual([7, 17.5]);
});

test("reserved above allocated: the difference lies free in segments", async ({ page }) => {
  await at(page, 8);
  await release(page, 9);
  await scrubTo(page, 9);
  await expect(figure(page, 0)).toHaveText("32 MiB");
  await expect(figure(page, 1)).toHaveText("1.79 MiB");
  await expect(figure(page, 2)).toHaveText("20.21 MiB");
  await demo(page).locator("summary", { hasText: mine("summary") }).click();
  const row = part(page, "summary").locator("tr", { hasText: "GPU reserved memory" });
  await expect(row.locator("td").first()).toHaveText("32 MiB");
  await demo(page).locator("summary", { hasText: mine("history") }).click();
  await expect(part(page, "history").locator("tr").first()).toContainText("free_completed");
});

test("what a call to the driver costs is measured here", async ({ page }) => {
  test.setTimeout(180_000);
  await at(page, 2);
  await expect(act(page, "measure")).toBeHidden();
  await answer(page);
  await act(page, "measure").click();
  const rows = part(page, "measure-rows").locator("tr");
  await expect(rows).toHaveCount(2, { timeout: 120_000 });
  for (const cell of await rows.locator("td").allInnerTexts()) expect(cell).toMatch(/^[\d,]+(\.\d)? µs$/);
  await expect(part(page, "measure-note")).toContainText(/^200 samples of (one operation|\d+ operations) each/);
});

test("a program of one's own: a bad line is named, a good one plays, and the link carries it", async ({ page }) => {
  await at(page, 8);
  await release(page, 9);
  await demo(page).locator("summary", { hasText: mine("program") }).click();
  await set(page, "program").fill("a = alloc(3 MiB)\nfree(b)");
  await act(page, "run").click();
  const problem = mine("program-bad", { line: 2, problem: mine("program-not-there", { text: "b" }) });
  await expect(part(page, "program-error")).toHaveText(problem);
  await expect(part(page, "notice")).toHaveText(problem);
  await set(page, "program").fill("a = alloc(3 MiB)\nb = alloc(30 MiB)\nfree(a)");
  await act(page, "run").click();
  await expect(part(page, "program-error")).toBeEmpty();
  await expect(part(page, "step")).toHaveText(word("en", "demo-step", { step: 0, steps: 3 }));
  await expect(badge(page)).toHaveAttribute("data-kind", "gpu");
  await scrubTo(page, 2);
  await expect(figure(page, 0)).toHaveText("50 MiB");
  await expect(part(page, "listing").locator("[aria-current]")).toHaveText("b = alloc(30 MiB)");
  await expect(page).toHaveURL(/demo=own~[^&#]*\.2(&|#)/);
  await page.reload();
  await expect(part(page, "step")).toHaveText(word("en", "demo-step", { step: 2, steps: 3 }));
  await expect(set(page, "program")).toHaveValue("a = alloc(3 MiB)\nb = alloc(30 MiB)\nfree(a)");
});

test("a damaged link names its part, and the question's own demo opens", async ({ page }) => {
  await at(page, 7, "?demo=mixed-sizes-101-x0-m0-g0-r0-b64-s1.3");
  await expect(part(page, "notice")).toHaveText(word("en", "demo-link-damaged", { part: mine("device") }));
  await expect(set(page, "device")).toHaveValue("100");
});

for (const language of LANGUAGES) {
  test(`${language}: the demo speaks the page's language beside each of its questions`, async ({ page }) => {
    for (const question of [2, 3, 4, 7, 8]) {
      await at(page, question, "", language);
      await expect(told(page)).not.toBeEmpty();
      await scrubTo(page, 3);
      const text = await demo(page).innerText();
      expect(text).not.toContain("⟦");
      expect(text).not.toMatch(/allocator-|demo-[a-z]/);
      if (language !== "en") {
        for (const id of ["title", "reserved", "options", "device", "program"]) expect(text).toContain(mine(id, {}, language));
      }
    }
  });
}
