import { LANGUAGES, QUIZ, answer, corrupt, expect, open, scrubTo, test, word, type Language } from "./site";
import type { Page } from "@playwright/test";

// The demo of a key-value cache in blocks, beside question 5: the same requests in blocks and in one stretch each, on real
// buffers, with attention computed both ways.

const demo = (page: Page) => page.locator("section.demo:visible");
const part = (page: Page, name: string) => demo(page).locator(`[data-part=${name}]`);
const badge = (page: Page) => demo(page).locator(".badge");
const told = (page: Page) => part(page, "sentence");
const act = (page: Page, name: string) => demo(page).locator(`[data-do=${name}]`);
const set = (page: Page, name: string) => demo(page).locator(`[data-set=${name}]`);
const mine = (id: string, values = {}, language: Language = "en") => word(language, `kv-${id}`, values);

async function at(page: Page, query = "", language: Language = "en") {
  await open(page, `/${language}/${QUIZ}${query}#q5`);
  await expect(badge(page)).toHaveAttribute("data-kind", "gpu");
}

/** Answers the question, and waits until its demo goes to its end. */
async function release(page: Page) {
  const held = await set(page, "scrub").getAttribute("max");
  await answer(page);
  await expect(set(page, "scrub")).not.toHaveAttribute("max", held!);
}

/** Does what begins another story, and waits until that is there. */
async function change(page: Page, set: () => Promise<unknown>) {
  await scrubTo(page, 1);
  await expect(part(page, "step")).toContainText("Step 1 ");
  await set();
  await expect(part(page, "step")).toContainText("Step 0 ");
  await expect(badge(page)).toHaveAttribute("data-kind", "gpu");
}

/** Goes to a step, and waits for its proof. */
async function prove(page: Page, step: number) {
  await scrubTo(page, step);
  await expect(part(page, "step")).toContainText(`Step ${step} `);
  await expect(badge(page)).toContainText("bit by bit");
}

async function slide(page: Page, name: string, value: number) {
  await set(page, name).evaluate((input: HTMLInputElement, value) => {
    input.value = String(value);
    input.dispatchEvent(new Event("change", { bubbles: true }));
  }, value);
}

/** A row of the table of what the slots are good for: with one stretch each, and in blocks. */
async function slots(page: Page, kind: string): Promise<[number, number]> {
  const row = part(page, "waste").locator("tr", { has: page.getByRole("rowheader", { name: mine(kind), exact: true }) });
  const [left, right] = await row.locator("td").allInnerTexts();
  return [Number.parseInt(left!.replace(",", "")), Number.parseInt(right!.replace(",", ""))];
}

test("through block tables and over single stretches, attention gives the same bits", async ({ page }) => {
  await at(page);
  // no block has come on demand yet
  await expect(part(page, "held")).toHaveText("");
  const held = Number(await set(page, "scrub").getAttribute("max"));
  await scrubTo(page, held);
  await expect(part(page, "held")).toHaveText(word("en", "demo-held"));
  await expect(badge(page)).toContainText("the same result");
  await expect(badge(page)).toContainText("bit by bit (google swiftshader)");
  await expect(badge(page)).toContainText(/[\d.]+ MiB read back, 0 mismatches/);
  await release(page);
  await act(page, "forward").click();
  await expect(told(page)).toHaveText(/filled (its|their) blocks/);
  const end = Number(await set(page, "scrub").getAttribute("max"));
  for (const [step, count] of [[12, 6], [23, 15]] as const) {
    await scrubTo(page, step);
    await expect(badge(page)).toContainText(new RegExp(`For all ${count} requests that run, .* give the same results, bit by bit`));
  }
  // as many slots on both sides, and more of them hold something
  const [stretches, blocks] = await slots(page, "used");
  expect(blocks).toBeGreaterThan(stretches);
  const [waits] = await slots(page, "waiting");
  expect(waits).toBeGreaterThan(0);
  await scrubTo(page, end);
  await expect(badge(page)).toContainText("no request runs in blocks");
  expect(await slots(page, "finished")).toEqual([24, 24]);
});

test("one corrupted entry of a block table: the page names the request, the entry and what it leads to", async ({ page }) => {
  await at(page, "?dev");
  await scrubTo(page, 4);
  await expect(badge(page)).toContainText("0 mismatches");
  const blocks = await demo(page).locator('.map-labels text[data-s="ink"], .map-labels text[data-s="new"]').allInnerTexts();
  expect(blocks.length).toBeGreaterThan(3);
  await part(page, "slot").evaluate((slot) => slot.dispatchEvent(new CustomEvent("kumbukumbu:corrupt")));
  await act(page, "verify").click();
  await expect(badge(page)).toHaveAttribute("data-kind", "mismatch");
  await expect(badge(page)).toContainText(
    /The block table of A is wrong on the GPU: its logical block 0 should be block \d+, but is 0\. The results of A differ between the two kernels\./,
  );
  await act(page, "reset").click();
  await expect(badge(page)).toHaveAttribute("data-kind", "gpu");
});

test("one corrupted word in a block: the page names the slot", async ({ page }) => {
  await at(page, "?dev");
  await scrubTo(page, 3);
  await expect(badge(page)).toContainText("0 mismatches");
  // the third slot of block 1, in blocks of 16 slots of 1 KiB
  await corrupt(page, (16 + 2) * 1024);
  await act(page, "verify").click();
  await expect(badge(page)).toHaveAttribute("data-kind", "mismatch");
  await expect(badge(page)).toContainText(/1 mismatch, in slot 2 of block 1: expected 0x[0-9A-F]{8}, found 0xBAD0C0DE/);
});

test("the keyboard finds the physical block of a logical one", async ({ page }) => {
  await at(page);
  await scrubTo(page, 4);
  await part(page, "map").focus();
  await page.keyboard.press("ArrowRight");
  const chosen = part(page, "chosen");
  await expect(chosen).toHaveText(/^A, logical block 0 → physical block \d+: \d+ of 16 slots filled, in one block table$/);
  await expect(demo(page).locator('.map-labels line.link[data-s="chosen"]')).toHaveCount(1);
  await page.keyboard.press("ArrowRight");
  await expect(chosen).toHaveText(/logical block [01] → physical block/);
  await page.keyboard.press("Escape");
  await expect(chosen).toHaveText("");
  // and the pointer: block 0 of vLLM belongs to nobody
  const place = demo(page).locator('.map-labels text', { hasText: /^1$/ }).first();
  await place.evaluate((label) => label.scrollIntoView({ block: "center" }));
  const box = (await place.boundingBox())!;
  await page.mouse.move(box.x + box.width / 2, box.y + box.height + 6);
  await expect(chosen).toHaveText(/^Physical block 1: logical block 0 of A$/);
});

test("block sizes from 1 to 128, and what is never filled grows with them", async ({ page }) => {
  await at(page);
  await release(page);
  const internal: number[] = [];
  for (const exponent of [0, 3, 7]) {
    await change(page, () => slide(page, "block", exponent));
    await expect(part(page, "block")).toHaveText(String(2 ** exponent));
    await prove(page, 30);
    internal.push((await slots(page, "internal"))[1]);
  }
  expect(internal[0]).toBe(0);
  expect(internal[1]).toBeGreaterThan(0);
  expect(internal[2]).toBeGreaterThan(internal[1]!);
});

test("what a stretch reserves decides what is wasted", async ({ page }) => {
  await at(page);
  await release(page);
  const wasted: number[] = [];
  for (const reservation of ["maximum", "powers-of-two", "oracle"]) {
    if (reservation !== "maximum") await change(page, () => set(page, "reservation").selectOption(reservation));
    await prove(page, 20);
    wasted.push((await slots(page, "internal"))[0]);
  }
  expect(wasted[0]).toBeGreaterThan(wasted[1]!);
  expect(wasted[2]).toBe(0);
});

test("samples share blocks until one writes: the copy is made on the device", async ({ page }) => {
  await at(page);
  await release(page);
  await change(page, () => set(page, "samples").selectOption("4"));
  const seen = new Set<string>();
  for (let step = 1; step <= 8; step++) {
    await prove(page, step);
    const text = await told(page).innerText();
    if (/4 answers to it begin/.test(text)) seen.add("forked");
    if (/it gets a copy, block \d+/.test(text)) seen.add("copied");
  }
  expect([...seen].sort()).toEqual(["copied", "forked"]);
});

test("prompts that begin alike share blocks", async ({ page }) => {
  await at(page);
  await release(page);
  await change(page, () => slide(page, "prefix", 48));
  await expect.poll(async () => {
    await act(page, "forward").click();
    return told(page).innerText();
  }).toMatch(/blocks with the beginning of its prompt are there already: it shares them/);
  await expect(badge(page)).toContainText("bit by bit");
});

test("without free blocks one request gives way, to be computed again or by way of the CPU", async ({ page }) => {
  test.setTimeout(120_000);
  await at(page);
  await release(page);
  await change(page, () => set(page, "slots").selectOption("256"));
  await change(page, () => set(page, "lengths").selectOption("long"));
  await change(page, () => slide(page, "rate", 20));
  const until = (pattern: RegExp) =>
    expect.poll(async () => {
      await act(page, "forward").click();
      return told(page).innerText();
    }, { timeout: 40_000, intervals: [50] }).toMatch(pattern);
  await until(/No block is free: [A-Z] loses its own and will be computed again later/);
  await expect(badge(page)).toContainText("bit by bit");
  await set(page, "swap").check();
  await expect(part(page, "step")).toContainText("Step 0 ");
  await until(/No block is free: the \d+ blocks of [A-Z] move to the CPU’s memory/);
  await until(/[A-Z] comes back from the CPU’s memory, into \d+ blocks/);
  await expect(badge(page)).toContainText("bit by bit");
});

test("a real model on a real GPU: hidden before the answer, calculated after it", async ({ page }) => {
  await at(page);
  const capacity = demo(page).locator(".capacity");
  await expect(capacity).toBeHidden();
  await release(page);
  await scrubTo(page, 5);
  await expect(capacity).toBeVisible();
  const cell = (n: number) => part(page, "capacity").locator("td").nth(n);
  await expect(cell(0)).toHaveText("2 · 32 · 8 · 128 · 2 B = 128 KiB");
  await expect(cell(1)).toHaveText("2 MiB");
  await set(page, "element").selectOption("1");
  await expect(cell(0)).toHaveText("2 · 32 · 8 · 128 · 1 B = 64 KiB");
  // the story goes on where it stood
  await expect(part(page, "step")).toContainText("Step 5 ");
  await set(page, "memory").selectOption("8");
  await expect(part(page, "capacity-warning")).toHaveText(mine("no-room-weights"));
});

test("both kernels are measured on this device", async ({ page }) => {
  test.setTimeout(180_000);
  await at(page);
  await expect(act(page, "measure")).toBeHidden();
  await release(page);
  await act(page, "measure").click();
  const rows = part(page, "measure-rows").locator("tr");
  await expect(rows).toHaveCount(2, { timeout: 120_000 });
  for (const cell of await rows.locator("td").allInnerTexts()) expect(cell).toMatch(/^[\d.,]+ million$/);
  await expect(part(page, "measure-note")).toContainText(/^Median of \d+ samples in turns/);
});

test("a link carries settings and step; a damaged one names its part", async ({ page }) => {
  await at(page);
  await release(page);
  await change(page, () => slide(page, "block", 3));
  await scrubTo(page, 12);
  await expect(page).toHaveURL(/demo=512-b3-[^&#]*\.12(~|%7E)/);
  await page.reload();
  await expect(part(page, "step")).toContainText("Step 12 ");
  await expect(part(page, "block")).toHaveText("8");
  await at(page, "?demo=500-b3-r10-mixed-p0-n1-maximum-x0-s1.12~llama-3.1-8b~24~92~8192~2");
  await expect(part(page, "notice")).toHaveText(word("en", "demo-link-damaged", { part: mine("slots") }));
});

for (const language of LANGUAGES) {
  test(`${language}: the demo of blocks speaks the page's language`, async ({ page }) => {
    await at(page, "", language);
    await release(page);
    for (const step of [1, 7, 30]) {
      await scrubTo(page, step);
      await expect(badge(page)).toHaveAttribute("data-kind", "gpu");
      await expect(told(page)).not.toBeEmpty();
      const text = await demo(page).innerText();
      expect(text).not.toContain("⟦");
      expect(text).not.toMatch(/kv-[a-z]|demo-[a-z]/);
      if (language !== "en") {
        for (const id of ["title", "paged", "waste", "rate", "capacity"]) expect(text).toContain(mine(id, {}, language));
      }
    }
  });
}
