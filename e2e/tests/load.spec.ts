import { lives } from "./looks";
import { QUIZ, expect, pagesOf, test } from "./site";

/** What a page may move in all while it loads. */
const LIMIT = 0.02;

// the second language has letters from the second font file
for (const language of ["sw", "tr"] as const) {
  for (const width of [390, 1360]) {
    test(`${language}: no page jumps while it loads slowly, at ${width}`, async ({ page }) => {
      test.setTimeout(240_000);
      await page.setViewportSize({ width, height: 800 });
      await page.addInitScript(() => {
        const shifts: { value: number; at: string[] }[] = [];
        Object.assign(window, { shifts });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as unknown as { value: number; hadRecentInput: boolean; sources: { node: Node | null }[] }[]) {
            const at = entry.sources.map(({ node }) => (node instanceof Element ? `<${node.localName} class="${node.className}">` : (node?.textContent ?? "gone").trim().slice(0, 40)));
            if (!entry.hadRecentInput) shifts.push({ value: entry.value, at });
          }
        }).observe({ type: "layout-shift", buffered: true });
      });
      const network = await page.context().newCDPSession(page);
      await network.send("Network.enable");
      await network.send("Network.setCacheDisabled", { cacheDisabled: true });
      await network.send("Network.emulateNetworkConditions", { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 90_000 });
      const jumps: string[] = [];
      for (const path of pagesOf(language)) {
        await page.goto(path);
        if (lives(path)) await expect(page.locator("html")).toHaveAttribute("data-boot", "ready");
        if (path.includes(QUIZ)) await expect(page.locator(".demo:visible .badge")).toHaveAttribute("data-kind", "gpu");
        await page.evaluate(() => document.fonts.ready);
        await page.waitForTimeout(200);
        const shifts = await page.evaluate(() => (window as unknown as { shifts: { value: number; at: string[] }[] }).shifts);
        const sum = shifts.reduce((sum, { value }) => sum + value, 0);
        if (sum >= LIMIT) jumps.push(`${path}: ${sum.toFixed(3)}: ${shifts.map(({ value, at }) => `${value.toFixed(3)} ${at.join(", ")}`).join("; ")}`);
      }
      expect(jumps).toEqual([]);
    });
  }
}
