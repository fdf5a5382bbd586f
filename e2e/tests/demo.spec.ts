import { QUIZ, corrupt, expect, meanColour, open, openAnswered, question, scrubTo, test } from "./site";

const badge = ".demo:visible .badge";

test("sw: the demo runs on the GPU to the request that fails, and the bytes are those of the model", async ({ page }) => {
  await openAnswered(page, `/sw/${QUIZ}`);
  await expect(page.locator(badge)).toHaveAttribute("data-kind", "gpu");
  await expect(page.locator(badge)).toContainText("Imethibitishwa kwenye GPU yako");
  await expect(page.locator(badge)).toContainText(/MiB 64 zimesomwa upya, tofauti 0 \(google swiftshader\)/);
  await expect(page.locator(".demo:visible .event b")).toHaveText("Lundo ni tupu: MiB 64, bado halijaandikwa.");

  await page.getByRole("combobox", { name: "Kasi" }).selectOption({ index: 3 });
  await page.getByRole("button", { name: "Cheza" }).click();
  await expect(page.locator(".demo:visible .event b")).toHaveText(
    "MiB 8 haziingii popote: MiB 32 ni huru, lakini tundu kubwa zaidi lina MiB 4 tu.",
    { timeout: 40_000 },
  );
  await expect(page.locator(".demo:visible .event span")).toHaveText("alloc(#17, MiB 8) → hakuna tundu");
  await expect(page.locator(badge)).toContainText("tofauti 0");
  const figures = page.locator(".demo:visible .metrics dd b");
  await expect(figures).toHaveText(["MiB 32", "MiB 32", "MiB 4", "87.5%"]);
  // the request lies under the largest hole
  await expect(page.locator('.demo:visible .map-labels [data-s="fail"]').first()).toBeAttached();

  await page.getByRole("button", { name: "Soma upya lundo lote" }).click();
  await expect(page.locator(badge)).toContainText("MiB 64 zimesomwa upya, tofauti 0");
});

test("compaction moves the bytes for real and lets the same request in", async ({ page }) => {
  await openAnswered(page, `/en/${QUIZ}`);
  await expect(page.locator(badge)).toHaveAttribute("data-kind", "gpu");
  await scrubTo(page, 26);
  await expect(page.locator(".demo:visible .event b")).toHaveText(/7 blocks moved down: all free bytes now lie in one hole of 32 MiB\./);
  await expect(page.locator(badge)).toContainText("64 MiB read back, 0 mismatches");
  await page.getByRole("button", { name: "One step on" }).click();
  await expect(page.locator(".demo:visible .event b")).toHaveText(/^Block 18 takes 8 MiB at address 0x02000000\.$/);
  await expect(page.locator(badge)).toContainText("8 MiB read back, 0 mismatches");
  // back and forth
  await scrubTo(page, 3);
  await expect(page.locator(".demo:visible .event b")).toHaveText(/^Block 3 takes 4 MiB at address 0x00800000\.$/);
  await page.getByRole("button", { name: "Read back the whole heap" }).click();
  await expect(page.locator(badge)).toContainText("64 MiB read back, 0 mismatches");
});

test("one corrupted word: the page names the block and the address", async ({ page }) => {
  await open(page, `/en/${QUIZ}?dev`);
  await expect(page.locator(badge)).toHaveAttribute("data-kind", "gpu");
  await scrubTo(page, 8);
  await expect(page.locator(badge)).toContainText("0 mismatches");
  // 20 MiB + 4 KiB lies in block 6
  await corrupt(page, 20 * 1048576 + 4096);
  await page.getByRole("button", { name: "Read back the whole heap" }).click();
  await expect(page.locator(badge)).toHaveAttribute("data-kind", "mismatch");
  await expect(page.locator(badge)).toContainText(/1 mismatch, in block 6 at address 0x01401000: expected 0x0006[0-9A-F]{4}, found 0xBAD0C0DE/);
  // starting again writes over it, and the proof holds again
  await page.getByRole("button", { name: "Back to the start" }).click();
  await expect(page.locator(badge)).toHaveAttribute("data-kind", "gpu");
});

test("sw: a corrupted word that no block has written is named too", async ({ page }) => {
  await open(page, `/sw/${QUIZ}?dev`);
  await expect(page.locator(badge)).toHaveAttribute("data-kind", "gpu");
  await corrupt(page, 48 * 1048576);
  await page.getByRole("button", { name: "Soma upya lundo lote" }).click();
  await expect(page.locator(badge)).toContainText(/tofauti 1, kwenye anwani 0x03000000, ambapo hakuna bloku iliyowahi kuandikwa/);
});

test("the hook is deaf on a page without ?dev", async ({ page }) => {
  await open(page, `/en/${QUIZ}`);
  await expect(page.locator(badge)).toHaveAttribute("data-kind", "gpu");
  await corrupt(page, 0);
  await page.getByRole("button", { name: "Read back the whole heap" }).click();
  await expect(page.locator(badge)).toContainText("64 MiB read back, 0 mismatches");
});

test("a lost device is replaced and the log is replayed on it", async ({ page }) => {
  await openAnswered(page, `/en/${QUIZ}?dev`);
  await expect(page.locator(badge)).toHaveAttribute("data-kind", "gpu");
  await scrubTo(page, 25);
  await expect(page.locator(badge)).toContainText("0 mismatches");
  await page.locator(".demo:visible .map-slot").dispatchEvent("kumbukumbu:lose");
  await expect(page.locator(".demo:visible .notice").first()).toHaveText(/The GPU device was lost; a new one was made and all 25 steps were replayed on it\./);
  await expect(page.locator(badge)).toContainText("64 MiB read back, 0 mismatches");
});

test("other settings: size, placement, a random workload with a seed", async ({ page }) => {
  await openAnswered(page, `/en/${QUIZ}`);
  await expect(page.locator(badge)).toHaveAttribute("data-kind", "gpu");
  const set = (id: string, value: string) =>
    page.locator(id).evaluate((input: HTMLInputElement, value) => {
      input.value = value;
      input.dispatchEvent(new Event("change", { bubbles: true }));
    }, value);
  await page.locator(".demo:visible [data-set=workload]").selectOption("random");
  await page.locator(".demo:visible [data-set=policy]").selectOption("best-fit");
  await expect(page.locator(".demo:visible .demo-head .num")).toHaveText(/^Step 0 of \d+$/);
  await set(".demo:visible [data-set=size]", "128");
  await expect(page.locator('.demo:visible [data-part=size]')).toHaveText("128 MiB");
  await expect(page.locator(badge)).toContainText("128 MiB read back, 0 mismatches");
  await set(".demo:visible [data-set=seed]", "7");
  await expect(page.locator('.demo:visible [data-part=seed]')).toHaveText("7");
  await scrubTo(page, 60);
  await expect(page.locator(badge)).toContainText("128 MiB read back, 0 mismatches");
  await scrubTo(page, 1000);
  await expect(page.locator(".demo:visible .event b")).toHaveText(/moved down|Nothing to move/);
  await expect(page.locator(badge)).toContainText("128 MiB read back, 0 mismatches");
});

test("neighbours freed: as many bytes, and the request fits", async ({ page }) => {
  await open(page, `/en/${QUIZ}`);
  await page.locator(".demo:visible [data-set=workload]").selectOption("neighbours-freed");
  await expect(page.locator(".demo:visible [data-set=scrub]")).toHaveAttribute("max", "27");
  await expect(page.locator(badge)).toHaveAttribute("data-kind", "gpu");
  await scrubTo(page, 25);
  await expect(page.locator(".demo:visible .event b")).toHaveText(/^Block 17 takes 8 MiB/);
});

test("the keyboard goes from block to block and says what each is", async ({ page }) => {
  await open(page, `/en/${QUIZ}`);
  await expect(page.locator(badge)).toHaveAttribute("data-kind", "gpu");
  await scrubTo(page, 18);
  await page.locator(".demo:visible [data-part=map]").focus();
  await page.keyboard.press("ArrowRight");
  await expect(page.locator(".demo:visible .map-chosen")).toHaveText("Block 1, 4 MiB from address 0x00000000");
  await page.keyboard.press("ArrowRight");
  await expect(page.locator(".demo:visible .map-chosen")).toHaveText("Hole of 4 MiB from address 0x00400000");
  await page.keyboard.press("Escape");
  await expect(page.locator(".demo:visible .map-chosen")).toHaveText("");
  // and the pointer does the same
  const box = (await page.locator(".demo:visible .map-slot").boundingBox())!;
  await page.mouse.move(box.x + box.width * 0.4, box.y + 30);
  await expect(page.locator(".demo:visible .map-chosen")).toHaveText("Hole of 4 MiB from address 0x00400000");
});

/** To another question. */
async function go(page: import("@playwright/test").Page, id: string) {
  await page.evaluate((id) => { location.hash = id; }, id);
  await expect(question(page)).toHaveId(id);
}

test("the demo gives its memory back when the question is left, and comes back with it", async ({ page }) => {
  await open(page, `/en/${QUIZ}`);
  await expect(page.locator(badge)).toHaveAttribute("data-kind", "gpu");
  await page.keyboard.press("n");
  await expect(question(page)).toHaveId("q2");
  await expect(page.locator("#q1 .map-slot canvas")).toHaveCount(0);
  // the next demo has its own place
  await expect(page.locator("#q2 .map-slot canvas")).toHaveCount(1);
  await page.keyboard.press("p");
  await expect(page.locator("#q1 .map-slot canvas")).toHaveCount(1);
  await expect(page.locator("#q2 .map-slot canvas")).toHaveCount(0);
  await expect(page.locator(badge)).toContainText("64 MiB read back, 0 mismatches");
});

test("the picture on the canvas is the heap: live blocks differ from holes", async ({ page }) => {
  await openAnswered(page, `/en/${QUIZ}`);
  await expect(page.locator(badge)).toHaveAttribute("data-kind", "gpu");
  await scrubTo(page, 25);
  await expect(page.locator(badge)).toContainText("0 mismatches");
  // the average colour of the first block and of the hole after it, as the screen shows them
  const colours = { live: await meanColour(page, 0.1), hole: await meanColour(page, 0.35) };
  const distance = Math.hypot(...colours.hole.map((value, c) => value - colours.live[c]!));
  expect(distance).toBeGreaterThan(40);
});

test("a heap that the GPU refuses is said, and the heap goes back to its size", async ({ page }) => {
  // the device answers out-of-memory to every buffer above 100 MiB, through its error scope as the real one does
  await page.addInitScript(() => {
    const create = GPUDevice.prototype.createBuffer;
    const pop = GPUDevice.prototype.popErrorScope;
    const push = GPUDevice.prototype.pushErrorScope;
    const filters: string[] = [];
    let refused = false;
    GPUDevice.prototype.createBuffer = function (descriptor) {
      refused ||= descriptor.size > 100 * 1048576;
      return create.call(this, descriptor);
    };
    GPUDevice.prototype.pushErrorScope = function (filter) {
      filters.push(filter);
      return push.call(this, filter);
    };
    GPUDevice.prototype.popErrorScope = async function () {
      const filter = filters.pop();
      const error = await pop.call(this);
      if (filter !== "out-of-memory" || !refused) return error;
      refused = false;
      return new GPUOutOfMemoryError("too much");
    };
  });
  await open(page, `/en/${QUIZ}`);
  await expect(page.locator(badge)).toHaveAttribute("data-kind", "gpu");
  await page.locator(".demo:visible [data-set=size]").evaluate((input: HTMLInputElement) => {
    input.value = "128";
    input.dispatchEvent(new Event("change", { bubbles: true }));
  });
  await expect(page.locator(".demo:visible > [data-part=notice]")).toHaveText("Your GPU refused a buffer of 128 MiB. The heap was set back to 64 MiB.");
  await expect(page.locator('.demo:visible [data-part=size]')).toHaveText("64 MiB");
  await expect(page.locator(badge)).toContainText("64 MiB read back, 0 mismatches");
});

test("leaving and coming back quickly leaves one demo that works", async ({ page }) => {
  await page.addInitScript(() => {
    const live = new Set<GPUBuffer>();
    const create = GPUDevice.prototype.createBuffer;
    const destroy = GPUBuffer.prototype.destroy;
    const end = GPUDevice.prototype.destroy;
    const owner = new WeakMap<GPUBuffer, GPUDevice>();
    GPUDevice.prototype.createBuffer = function (descriptor) {
      const buffer = create.call(this, descriptor);
      live.add(buffer);
      owner.set(buffer, this);
      return buffer;
    };
    GPUBuffer.prototype.destroy = function () {
      live.delete(this);
      return destroy.call(this);
    };
    GPUDevice.prototype.destroy = function () {
      for (const buffer of [...live]) if (owner.get(buffer) === this) live.delete(buffer);
      return end.call(this);
    };
    Object.assign(window, { liveBytes: () => [...live].reduce((sum, buffer) => sum + buffer.size, 0) });
  });
  await open(page, `/en/${QUIZ}`);
  for (let n = 0; n < 5; n++) {
    await page.keyboard.press("n");
    await page.waitForTimeout(120);
    await page.keyboard.press("p");
    await page.waitForTimeout(120);
  }
  await expect(question(page)).toHaveId("q1");
  await expect(page.locator(badge)).toHaveAttribute("data-kind", "gpu");
  await expect(page.locator(".demo:visible .map-slot canvas")).toHaveCount(1);
  await scrubTo(page, 2);
  await expect(page.locator(".demo:visible .event b")).toHaveText(/^Block 2 takes 4 MiB/);
  const liveMib = () => page.evaluate(() => (window as unknown as { liveBytes(): number }).liveBytes() / 1048576);
  // heap, scratch and read-back window, and small change
  await expect.poll(liveMib).toBeLessThan(77);
  await go(page, "q5");
  await expect(page.locator("#q1 .map-slot canvas")).toHaveCount(0);
  // the demo there has two small pools, and a window to read them back
  await expect(page.locator(badge)).toHaveAttribute("data-kind", "gpu");
  await expect.poll(liveMib).toBeLessThan(16);
});

test("a demo whose code comes late is not started for a question that was left", async ({ page, context }) => {
  await context.route(/heap_demo.*\.wasm$/, async (route) => {
    await new Promise((done) => setTimeout(done, 2500));
    await route.continue();
  });
  await open(page, `/en/${QUIZ}`);
  await go(page, "q5");
  await page.waitForTimeout(4000);
  await expect(page.locator("#q1 .map-slot canvas")).toHaveCount(0);
  await go(page, "q1");
  await expect(page.locator(badge)).toHaveAttribute("data-kind", "gpu");
  await expect(page.locator(".demo:visible .map-slot canvas")).toHaveCount(1);
});

test("steps that come together are all read back, and a reset reads back the empty heap", async ({ page }) => {
  await openAnswered(page, `/en/${QUIZ}`);
  await expect(page.locator(badge)).toHaveAttribute("data-kind", "gpu");
  const steps = (count: number) =>
    page.locator(".demo:visible [data-do=forward]").evaluate((button: HTMLElement, count) => {
      for (let n = 0; n < count; n++) button.click();
    }, count);
  await steps(3);
  await expect(page.locator(badge)).toContainText("12 MiB read back, 0 mismatches");
  await scrubTo(page, 25);
  await expect(page.locator(badge)).toContainText("64 MiB read back, 0 mismatches");
  await steps(2);
  await expect(page.locator(".demo:visible .event b")).toHaveText(/^Block 18/);
  await expect(page.locator(badge)).toContainText("64 MiB read back, 0 mismatches");
  await page.getByRole("button", { name: "Back to the start" }).click();
  await expect(page.locator(".demo:visible .event b")).toHaveText(/^The heap is empty/);
  await expect(page.locator(badge)).toContainText("64 MiB read back, 0 mismatches");
});

test("a word corrupted in bytes that a block left behind is named as such", async ({ page }) => {
  await openAnswered(page, `/en/${QUIZ}?dev`);
  await expect(page.locator(badge)).toHaveAttribute("data-kind", "gpu");
  await scrubTo(page, 25);
  await expect(page.locator(badge)).toContainText("0 mismatches");
  await corrupt(page, 4 * 1048576 + 8);
  await page.getByRole("button", { name: "Read back the whole heap" }).click();
  await expect(page.locator(badge)).toContainText(/1 mismatch, in bytes that block 2 left behind at address 0x00400008/);
});

test("a slider shows its value while it is dragged, and playing does not pull it back", async ({ page }) => {
  await open(page, `/en/${QUIZ}`);
  await expect(page.locator(badge)).toHaveAttribute("data-kind", "gpu");
  await page.getByRole("combobox", { name: "Speed" }).selectOption("3");
  await page.getByRole("button", { name: "Play" }).click();
  await page.locator(".demo:visible [data-set=size]").evaluate((input: HTMLInputElement) => {
    input.value = "208";
    input.dispatchEvent(new Event("input", { bubbles: true }));
  });
  await expect(page.locator('.demo:visible [data-part=size]')).toHaveText("208 MiB");
  await page.waitForTimeout(700);
  await expect(page.locator(".demo:visible [data-set=size]")).toHaveValue("208");
  await expect(page.locator(".demo:visible .demo-head .num")).toHaveText(/^Step [1-9]/);
});

test("the chart's words keep their size on a phone", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openAnswered(page, `/sw/${QUIZ}`);
  await expect(page.locator(badge)).toHaveAttribute("data-kind", "gpu");
  await scrubTo(page, 25);
  const chart = page.locator(".demo:visible .chart-live");
  await expect(chart.locator(".p-used")).toBeVisible();
  const scale = await chart.evaluate((svg: SVGSVGElement) => svg.getBoundingClientRect().width / svg.viewBox.baseVal.width);
  expect(scale).toBeGreaterThan(0.97);
  expect(scale).toBeLessThan(1.03);
});
