// How fast the typical pages are, and how soon an answer is answered: node bench.mjs <base-url> [filter]
// Lighthouse's performance on a phone with a slow line, the median of five runs a page; then the time from the key or the
// click to the painted verdict on a processor four times slower.
import { setTimeout as sleep } from "node:timers/promises";
import lighthouse from "lighthouse";
import { LANGUAGES, QUIZZES, SWIFTSHADER, freePort, launch, listens, typical } from "./browser.mjs";

const [base, filter = ""] = process.argv.slice(2);
const RUNS = 5;
const ANSWERS = 20;
const SLOWER = 4;

const median = (numbers) => [...numbers].sort((one, two) => one - two)[Math.floor(numbers.length / 2)];
const row = (cells, widths) => console.log(cells.map((cell, at) => (at === 0 ? String(cell).padEnd(widths[at]) : String(cell).padStart(widths[at]))).join("  "));

async function pages() {
  const port = await freePort();
  const browser = await launch([`--remote-debugging-port=${port}`, "--disable-gpu"]);
  await listens(port);
  const widths = [48, 11, 9, 7, 9];
  row([`median of ${RUNS}`, "performance", "LCP", "CLS", "TBT"], widths);
  for (const page of LANGUAGES.flatMap(typical).filter((page) => page.includes(filter))) {
    const runs = [];
    for (let n = 0; n < RUNS; n++) {
      const { lhr } = await lighthouse(new URL(page, base).href, { port, logLevel: "error", onlyCategories: ["performance"], disableFullPageScreenshot: true });
      if (lhr.runtimeError) throw new Error(`${page}: ${lhr.runtimeError.message}`);
      const value = (audit) => lhr.audits[audit].numericValue;
      runs.push([lhr.categories.performance.score * 100, value("largest-contentful-paint"), value("cumulative-layout-shift"), value("total-blocking-time")]);
    }
    const [score, lcp, cls, tbt] = [0, 1, 2, 3].map((at) => median(runs.map((run) => run[at])));
    row([page, score.toFixed(0), `${(lcp / 1000).toFixed(2)} s`, cls.toFixed(3), `${tbt.toFixed(0)} ms`], widths);
  }
  await browser.close();
}

/** In the page: notes how long it is from a key or a click until the verdict of the question that is shown is painted. */
function watch() {
  const shown = () => [...document.querySelectorAll(".quiz > .stage:not([hidden]) .verdict")].some((verdict) => verdict.checkVisibility());
  window.feedback = null;
  for (const type of ["keydown", "click"]) {
    addEventListener(type, ({ timeStamp }) => {
      if (shown()) return;
      const look = () => {
        if (!shown()) return void requestAnimationFrame(look);
        // what is posted from a frame arrives once the frame is painted
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => (window.feedback = performance.now() - timeStamp);
        port2.postMessage(null);
      };
      requestAnimationFrame(look);
    }, { capture: true });
  }
}

async function feedback() {
  const browser = await launch(SWIFTSHADER);
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  await page.addInitScript(watch);
  const slow = await context.newCDPSession(page);
  await slow.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
  const times = { key: [], click: [] };
  let asked = 0;
  for (const quiz of QUIZZES) {
    if (asked >= ANSWERS) break;
    await page.goto(new URL(`${LANGUAGES[0]}/quiz/${quiz}/`, base).href);
    await page.locator("html[data-boot=ready]").waitFor();
    await sleep(1500);
    for (let n = 1; n <= 8 && asked < ANSWERS; n++, asked++) {
      const question = page.locator(`#q${n}`);
      await question.waitFor();
      const how = asked % 2 === 0 ? "key" : "click";
      await page.keyboard.press("bcad"[asked % 4]);
      // the key that chooses is no answer yet
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
      if (how === "key") await page.keyboard.press("Enter");
      else await question.locator("button[type=submit]").click();
      const time = await page.waitForFunction(() => window.feedback);
      times[how].push(await time.jsonValue());
      await page.evaluate(() => (window.feedback = null));
      if (n < 8) {
        await page.keyboard.press("n");
        await page.locator(`#q${n + 1}:not([hidden])`).waitFor();
      }
    }
  }
  await browser.close();
  const widths = [48, 11, 9];
  row([`${asked} answers, processor ${SLOWER} times slower`, "median", "worst"], widths);
  for (const [how, list] of [...Object.entries(times), ["all", Object.values(times).flat()]]) {
    row([how, `${median(list).toFixed(0)} ms`, `${Math.max(...list).toFixed(0)} ms`], widths);
  }
}

await feedback();
console.log();
await pages();
