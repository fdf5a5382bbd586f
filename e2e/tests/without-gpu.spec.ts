import { QUIZ, answer, expect, open, question, scrubTo, test, word } from "./site";

const badge = ".demo:visible .badge";

test("sw: no adapter: the same lesson on Canvas 2D, and the page says so", async ({ page }) => {
  await open(page, `/sw/${QUIZ}`);
  await expect(page.locator(badge)).toHaveAttribute("data-kind", "simulated");
  await expect(page.locator(badge)).toContainText("Inakokotolewa na CPU");
  await answer(page);
  await scrubTo(page, 25);
  await expect(page.locator(".demo:visible .event b")).toHaveText(
    "MiB 8 haziingii popote: MiB 32 ni huru, lakini tundu kubwa zaidi lina MiB 4 tu.",
  );
  await expect(page.locator(".demo:visible .metrics dd b")).toHaveText(["MiB 32", "MiB 32", "MiB 4", "87.5%"]);
  await expect(page.getByRole("button", { name: "Soma upya lundo lote" })).toBeHidden();
  const painted = await page.locator(".demo:visible .map-slot canvas").evaluate((canvas: HTMLCanvasElement) => {
    const { data } = canvas.getContext("2d")!.getImageData(0, 0, canvas.width, canvas.height);
    const colours = new Set<number>();
    for (let i = 0; i < data.length; i += 4) colours.add((data[i]! << 16) | (data[i + 1]! << 8) | data[i + 2]!);
    return colours.size;
  });
  expect(painted).toBeGreaterThan(3);
  for (let n = 2; n <= 8; n++) {
    await page.keyboard.press("n");
    await expect(question(page)).toHaveId(`q${n}`);
    await answer(page);
  }
});

test("en: the allocator's steps and figures are the same without a GPU, and nothing can be measured", async ({ page }) => {
  await open(page, `/en/${QUIZ}#q7`);
  await expect(page.locator(badge)).toHaveAttribute("data-kind", "simulated");
  await answer(page);
  await expect(page.locator(".demo:visible [data-set=scrub]")).toHaveAttribute("max", "23");
  await scrubTo(page, 23);
  await expect(page.locator(".demo:visible .metrics dd b")).toHaveText(["32 MiB", "20.29 MiB", "11.71 MiB", "7"]);
  await page.keyboard.press("Escape");
  await open(page, `/en/${QUIZ}#q2`);
  await expect(page.locator(badge)).toHaveAttribute("data-kind", "simulated");
  await answer(page);
  await page.locator(".demo:visible [data-do=measure]").click();
  await expect(page.locator(".demo:visible [data-part=measure-note]")).toHaveText(word("en", "allocator-measure-none"));
});

test("en: blocks and stretches, and the training step, are the same without a GPU", async ({ page }) => {
  await open(page, `/en/${QUIZ}#q5`);
  await expect(page.locator(badge)).toHaveAttribute("data-kind", "simulated");
  await answer(page);
  await scrubTo(page, 20);
  await expect(page.locator(".demo:visible [data-part=step]")).toContainText("Step 20 ");
  await expect(page.locator(".demo:visible [data-part=waste] tr")).toHaveCount(9);
  await page.locator(".demo:visible [data-do=measure]").click();
  await expect(page.locator(".demo:visible [data-part=measure-note]")).toHaveText(word("en", "kv-measure-none"));
  await open(page, `/en/${QUIZ}#q6`);
  await expect(page.locator(badge)).toHaveAttribute("data-kind", "simulated");
  const scrub = page.locator(".demo:visible [data-set=scrub]");
  await expect(scrub).toHaveAttribute("max", "10");
  await answer(page);
  await expect(scrub).not.toHaveAttribute("max", "10");
  await scrubTo(page, 11);
  await expect(page.locator(".demo:visible .event b")).toHaveText(/^Layer 11 fails: a11 needs 128 KiB/);
  await scrubTo(page, Number(await scrub.getAttribute("max")));
  await expect(page.locator(".demo:visible .event b")).toHaveText(word("en", "checkpointing-backward-last", { layer: 1 }));
  await expect(page.locator(".demo:visible [data-do=verify]")).toBeHidden();
});

test("en: no WebGPU at all has its own sentence", async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(Navigator.prototype, "gpu", { get: () => undefined }));
  await open(page, `/en/${QUIZ}`);
  await expect(page.locator(badge)).toContainText("this browser has no WebGPU");
});

test("en: an insecure context has its own sentence", async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(window, "isSecureContext", { get: () => false }));
  await open(page, `/en/${QUIZ}`);
  await expect(page.locator(badge)).toContainText("WebGPU needs https or localhost");
});

test("a demo whose code does not arrive says so and can be asked for again", async ({ page, context }) => {
  let refuse = true;
  await context.route(/heap_demo.*\.wasm$/, (route) => (refuse ? route.abort() : route.continue()));
  // the browser itself reports the refused request as a console error
  page.removeAllListeners("console");
  await open(page, `/en/${QUIZ}`);
  await expect(page.locator("#q1").getByText("The demo could not be loaded.")).toBeVisible();
  refuse = false;
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.locator(badge)).toHaveAttribute("data-kind", "simulated");
  await expect(page.locator("#q1").getByText("The demo could not be loaded.")).toBeHidden();
});
