// Pictures of pages: node shots.mjs <base-url> <folder> [filter]
import { chromium } from "@playwright/test";
import { mkdir } from "node:fs/promises";

const [base, folder, filter = ""] = process.argv.slice(2);
const flags = ["--no-sandbox", "--disable-quic", "--no-first-run", "--disable-background-networking", "--disable-component-update", "--disable-sync", "--enable-unsafe-webgpu", "--use-webgpu-adapter=swiftshader", "--enable-features=Vulkan", "--use-vulkan=swiftshader", "--use-angle=swiftshader"];
const QUIZ = "quiz/gpu-memory-fragmentation/";
const answer = async (page) => {
  await page.keyboard.press("c");
  await page.keyboard.press("Enter");
};
const refused = async (page) => {
  await page.locator(".demo .badge[data-kind=gpu]").waitFor();
  await page.locator(".scrub input").evaluate((input) => {
    input.value = "25";
    input.dispatchEvent(new Event("input", { bubbles: true }));
  });
  await page.waitForTimeout(1500);
};
const PAGES = [
  ["chooser", "", null],
  ["home-sw", "sw/", null],
  ["home-en", "en/", null],
  ["quiz-sw", `sw/${QUIZ}`, refused],
  ["quiz-sw-answered", `sw/${QUIZ}`, async (page) => { await refused(page); await answer(page); }],
  ["quiz-en-figure", `en/${QUIZ}#q3`, answer],
  ["guide-sw", "sw/guide/gpu-memory-fragmentation/", null],
  ["lost-sw", "sw/404.html", null],
];
const VIEWS = [["desktop", 1360, "light"], ["desktop", 1360, "dark"], ["phone", 390, "light"], ["phone", 390, "dark"]];

await mkdir(folder, { recursive: true });
const browser = await chromium.launch({ executablePath: process.env.KUMBUKUMBU_CHROMIUM ?? "/usr/bin/chromium", args: flags });
for (const [name, path, act] of PAGES) {
  for (const [view, width, theme] of VIEWS) {
    const file = `${folder}/${name}-${view}-${theme}.png`;
    if (!file.includes(filter)) continue;
    const page = await browser.newPage({ viewport: { width, height: 900 }, colorScheme: theme });
    await page.goto(new URL(path, base).href);
    await page.waitForTimeout(800);
    if (act) await act(page);
    await page.waitForTimeout(700);
    await page.screenshot({ path: file, fullPage: true });
    await page.close();
    console.log(file);
  }
}
await browser.close();
