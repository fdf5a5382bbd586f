import { LANGUAGES, QUIZ, answer, corrupt, expect, open, scrubTo, test, word, type Language } from "./site";
import type { Page } from "@playwright/test";

// The demo of activation checkpointing, beside question 6: a small network trains for one step, its activations in real
// buffers that come and go as the policy says.

const demo = (page: Page) => page.locator("section.demo:visible");
const part = (page: Page, name: string) => demo(page).locator(`[data-part=${name}]`);
const badge = (page: Page) => demo(page).locator(".badge");
const figure = (page: Page, n: number) => part(page, `metric-${n}`).locator("b");
const told = (page: Page) => part(page, "sentence");
const act = (page: Page, name: string) => demo(page).locator(`[data-do=${name}]`);
const set = (page: Page, name: string) => demo(page).locator(`[data-set=${name}]`);
const mine = (id: string, values = {}, language: Language = "en") => word(language, `checkpointing-${id}`, values);

async function at(page: Page, query = "", language: Language = "en") {
  await open(page, `/${language}/${QUIZ}${query}#q6`);
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

/** Goes to the last step. */
async function toEnd(page: Page) {
  const end = (await set(page, "scrub").getAttribute("max"))!;
  await scrubTo(page, Number(end));
  await expect(part(page, "step")).toHaveText(word("en", "demo-step", { step: end, steps: end }));
}

/** The peaks that the badge counts from the buffers, in MiB: with the policy, and without checkpointing. */
async function peaks(page: Page): Promise<[number, number]> {
  await expect(badge(page)).toContainText(/the gradients with and without checkpointing are equal, bit by bit \([\d.]+ MiB compared\)/, { timeout: 30_000 });
  const text = await badge(page).innerText();
  const [, own, plain] = /At most ([\d.]+) MiB of activations were live, counted from the buffers; without checkpointing ([\d.]+) MiB/.exec(text)!;
  return [Number(own), Number(plain)];
}

test("keeping everything does not fit; with few inputs kept the step runs, and its gradients are the same bits", async ({ page }) => {
  await at(page);
  await expect(set(page, "policy")).toBeHidden();
  await scrubTo(page, 10);
  await expect(part(page, "step")).toHaveText(word("en", "demo-step", { step: 10, steps: 10 }));
  await expect(part(page, "held")).toHaveText(word("en", "demo-held"));
  await expect(badge(page)).toContainText(/\d+ buffers with [\d.]+ MiB are live, as the model says/);
  await release(page);
  await act(page, "forward").click();
  await expect(told(page)).toHaveText(/^Layer 11 fails: a11 needs 128 KiB, and only \d+ (B|KiB) of 7 MiB are free\./);
  await toEnd(page);
  await expect(told(page)).toHaveText(mine("backward-last", { layer: 1 }));
  const [own, plain] = await peaks(page);
  expect(own).toBeLessThan(plain / 2);
  // what was counted on the device is what the model says, in the same words
  await expect(figure(page, 2)).toHaveText(`${(Math.round((own / plain) * 1000) / 10).toString()}%`);
  await expect(part(page, "metric-2").locator("code")).toHaveText(`${own} MiB / ${plain} MiB`);
});

test("one corrupted word: the page names the tensor", async ({ page }) => {
  await at(page, "?dev");
  await release(page);
  await scrubTo(page, 6);
  await expect(badge(page)).toContainText("are live, as the model says");
  // x of the second layer: rows of four places, 4 GiB apart
  await corrupt(page, 4 * 2 ** 32);
  await act(page, "verify").click();
  await expect(badge(page)).toHaveAttribute("data-kind", "mismatch");
  await expect(badge(page)).toContainText(/mismatch(es, the first)?,? in x2, number [\d,]+: expected 0x[0-9A-F]{8}, found 0xBAD0C0DE/);
  await act(page, "reset").click();
  await expect(badge(page)).toHaveAttribute("data-kind", "gpu");
});

test("an activation corrupted before the backward pass spoils gradients, and the page says which", async ({ page }) => {
  await at(page, "?dev");
  await release(page);
  const end = Number(await set(page, "scrub").getAttribute("max"));
  await change(page, () => set(page, "policy").selectOption("none"));
  await change(page, () => set(page, "limit").selectOption("0"));
  await scrubTo(page, 16);
  await expect(badge(page)).toContainText("49 buffers");
  await corrupt(page, 4 * 2 ** 32);
  await toEnd(page);
  await expect(badge(page)).toHaveAttribute("data-kind", "mismatch");
  await expect(badge(page)).toContainText(/mismatch.* in dW1\(2\), number [\d,]+/);
  expect(end).toBeGreaterThan(30);
});

test("each policy gives the same gradients; what it keeps and computes again differ", async ({ page }) => {
  test.setTimeout(120_000);
  await at(page);
  await release(page);
  await change(page, () => set(page, "limit").selectOption("0"));
  const seen: Record<string, [number, string]> = {};
  for (const policy of ["selective", "every", "sqrt", "full"]) {
    await change(page, () => set(page, "policy").selectOption(policy));
    await toEnd(page);
    const [own] = await peaks(page);
    seen[policy] = [own, await figure(page, 3).innerText()];
  }
  const [[selective, little], [every, whole]] = [seen.selective!, seen.every!];
  expect(every).toBeLessThan(selective);
  expect(Number.parseFloat(little)).toBeLessThan(Number.parseFloat(whole));
  // a forward pass is a third of forward and backward
  expect(whole).toBe("33.3%");
  await change(page, () => set(page, "policy").selectOption("none"));
  await toEnd(page);
  await expect(badge(page)).toContainText("the gradients of two runs are equal, bit by bit");
  await expect(set(page, "every")).toBeHidden();
});

test("layers from checkpoint to checkpoint, depth and tokens change what is kept", async ({ page }) => {
  await at(page);
  await release(page);
  await change(page, () => set(page, "every").evaluate((input: HTMLInputElement) => {
    input.value = "8";
    input.dispatchEvent(new Event("change", { bubbles: true }));
  }));
  await expect(part(page, "every")).toHaveText("8");
  await change(page, () => set(page, "depth").selectOption("32"));
  await change(page, () => set(page, "limit").selectOption("0"));
  await toEnd(page);
  const [own, plain] = await peaks(page);
  expect(own).toBeLessThan(plain / 2);
  await expect(page).toHaveURL(/demo=every-k8-d32-w64-t128-m0\.\d+/);
  await page.reload();
  await expect(part(page, "every")).toHaveText("8");
  await at(page, "?demo=every-k8-d31-w64-t128-m0.3");
  await expect(part(page, "notice")).toHaveText(word("en", "demo-link-damaged", { part: mine("depth") }));
});

test("the keyboard goes from tensor to tensor and says what each is", async ({ page }) => {
  await at(page);
  await scrubTo(page, 3);
  await part(page, "map").focus();
  await page.keyboard.press("ArrowRight");
  await expect(part(page, "chosen")).toHaveText(mine("tensor-kept", { tensor: "x1", size: "32 KiB", layer: 1 }));
  await page.keyboard.press("ArrowRight");
  await expect(part(page, "chosen")).toHaveText(mine("tensor-kept", { tensor: "z1", size: "128 KiB", layer: 1 }));
  await page.keyboard.press("Escape");
  await expect(part(page, "chosen")).toHaveText("");
  await demo(page).locator("summary", { hasText: mine("table") }).click();
  await expect(part(page, "rows").locator("tr").first()).toContainText("x1");
});

test("published models by their formula: its terms, and what each policy keeps", async ({ page }) => {
  await at(page);
  await expect(demo(page).locator(".published")).toBeHidden();
  await release(page);
  await expect(part(page, "formula-model")).toContainText("175B: 96 layers, hidden size 12,288, 96 heads");
  await act(page, "model-22B").click();
  await expect(part(page, "formula-model")).toContainText("22B: 48 layers, hidden size 6,144, 64 heads");
  // the terms add up
  const terms = part(page, "formula-terms").locator("tr");
  await expect(terms).toHaveCount(5);
  await expect(part(page, "formula-policies").locator("tr").first()).toContainText(mine("row-none"));
});

for (const language of LANGUAGES) {
  test(`${language}: the demo of a training step speaks the page's language`, async ({ page }) => {
    await at(page, "", language);
    await release(page);
    for (const step of [1, 11, 30]) {
      await scrubTo(page, step);
      await expect(badge(page)).toHaveAttribute("data-kind", "gpu");
      await expect(told(page)).not.toBeEmpty();
      const text = await demo(page).innerText();
      expect(text).not.toContain("⟦");
      expect(text).not.toMatch(/checkpointing-[a-z]|demo-[a-z]/);
      if (language !== "en") {
        for (const id of ["title", "kept", "policy", "formula"]) expect(text).toContain(mine(id, {}, language));
      }
    }
  });
}
