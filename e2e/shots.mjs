// Pictures of every kind of page, and a sheet of them: node shots.mjs <base-url> <base-url with pseudo-languages> <folder> <language> [filter]
import { mkdir, readdir, rm, writeFile } from "node:fs/promises";
import { QUIZZES, SWIFTSHADER, launch } from "./browser.mjs";

const [base, pseudo, folder, language, filter = ""] = process.argv.slice(2);
const QUIZ = `quiz/${QUIZZES[0]}/?seed=0`;
const GUIDE = `guide/${QUIZZES[0]}/`;
/** The pseudo-language that is written from right to left. */
const RTL = "qar";

const live = (page) => page.locator("html[data-boot=ready]:not(:has(.quiz:not([data-live])))").waitFor();
const refused = async (page) => {
  await page.locator(".demo .badge:not([data-kind=busy])").first().waitFor();
  await page.locator(".scrub input:visible").evaluate((input) => {
    input.value = "25";
    input.dispatchEvent(new Event("input", { bubbles: true }));
  });
  await page.waitForTimeout(1500);
};
const answered = async (page) => {
  await page.keyboard.press("c");
  await page.keyboard.press("Enter");
};
const results = async (page) => {
  for (let n = 1; n <= 8; n++) {
    await page.locator(`#q${n}:not([hidden])`).waitFor();
    await answered(page);
    await page.locator(`#q${n}-verdict:focus`).waitFor();
    await page.keyboard.press("Enter");
  }
  await page.locator("#results-h:focus").waitFor();
};
const progress = async (page) => {
  await results(page);
  await page.goto(new URL("../../progress/", page.url()).href);
  await page.locator(".standing").first().waitFor();
};

/** What is pictured: a name, a page below its language ("/" at the start: below the site), what is done on it first, and what
 * of it is shown (the whole page, unless it says otherwise). */
const KINDS = [
  { name: "chooser", path: "/" },
  { name: "home", path: "" },
  { name: "languages", path: "", act: (page) => page.locator(".menu > summary").click(), window: true },
  { name: "navigation", path: "", act: (page) => page.locator(".nav-open").click(), window: true, only: "phone" },
  { name: "way", path: GUIDE, element: ".path" },
  { name: "quiz", path: QUIZ, act: refused },
  { name: "quiz-answered", path: QUIZ, act: async (page) => { await refused(page); await answered(page); } },
  { name: "quiz-figure", path: `${QUIZ}#q3`, act: answered },
  { name: "quiz-results", path: QUIZ, act: results },
  { name: "quiz-keys", path: QUIZ, act: (page) => page.keyboard.press("?"), window: true, only: "desktop" },
  { name: "quiz-no-script", path: QUIZ, scripts: false },
  { name: "progress", path: QUIZ, act: progress },
  { name: "progress-empty", path: "progress/" },
  { name: "embed-demo", path: "embed/heap/" },
  { name: "embed-quiz", path: `embed/${QUIZ}` },
  { name: "guide", path: GUIDE },
  { name: "glossary", path: "glossary/" },
  { name: "coverage", path: "coverage/" },
  { name: "lost", path: "404.html" },
];
const SIZES = [["phone", 390, 844], ["desktop", 1360, 900]];
/** Each kind in both themes in one language, then from right to left in light alone. */
const LOOKS = [
  { look: "light", tag: language, base, colorScheme: "light" },
  { look: "dark", tag: language, base, colorScheme: "dark" },
  { look: "rtl", tag: RTL, base: pseudo, colorScheme: "light" },
];

await mkdir(folder, { recursive: true });
if (!filter) for (const old of await readdir(folder)) if (/\.(png|html)$/.test(old)) await rm(`${folder}/${old}`);
const browser = await launch(SWIFTSHADER);
const taken = [];
for (const kind of KINDS) {
  for (const { look, tag, base, colorScheme } of LOOKS) {
    if (look === "rtl" && kind.path.startsWith("/")) continue;
    for (const [size, width, height] of SIZES) {
      const file = `${kind.name}-${size}-${look}.png`;
      if (!file.includes(filter) || (kind.only && kind.only !== size)) continue;
      const context = await browser.newContext({ viewport: { width, height }, colorScheme, javaScriptEnabled: kind.scripts !== false, reducedMotion: "reduce", locale: tag === RTL ? "en" : tag });
      const page = await context.newPage();
      await page.goto(new URL(kind.path.startsWith("/") ? kind.path.slice(1) : `${tag}/${kind.path}`, base).href);
      if (kind.scripts !== false && (await page.locator("script[src]").count()) > 0) await live(page);
      await page.waitForTimeout(500);
      try {
        await kind.act?.(page);
      } catch (error) {
        throw new Error(`${file}: ${error.message}`);
      }
      await page.waitForTimeout(500);
      // a window as high as the page has no edge for anything to stick to
      await page.evaluate(() => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(".transport { position: static !important }");
        document.adoptedStyleSheets.push(sheet);
      });
      if (kind.element) await page.locator(kind.element).last().screenshot({ path: `${folder}/${file}` });
      else await page.screenshot({ path: `${folder}/${file}`, fullPage: !kind.window });
      await context.close();
      taken.push({ file, kind: kind.name, alt: `${kind.name}, ${size}, ${look}` });
    }
  }
}
await browser.close();

const figure = ({ file, alt }) => `<figure><a href="${file}"><img src="${file}" alt="${alt}" loading="lazy"></a><figcaption>${alt}</figcaption></figure>`;
const section = (name) => `<h2>${name}</h2><div>${taken.filter(({ kind }) => kind === name).map(figure).join("")}</div>`;
const sheet = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Kumbukumbu: ${taken.length} pictures</title>
<style>:root{color-scheme:light dark;font:1rem/1.4 system-ui}body{margin:1rem}div{display:flex;flex-wrap:wrap;gap:1rem;align-items:start}figure{margin:0}img{display:block;max-block-size:28rem;max-inline-size:28rem;object-fit:cover;object-position:top;border:1px solid GrayText}figcaption{font-size:.8rem}</style>
<h1>${language}: ${taken.length} pictures</h1>${[...new Set(taken.map(({ kind }) => kind))].map(section).join("\n")}</html>
`;
await writeFile(`${folder}/index.html`, sheet);
console.log(`${taken.length} pictures: ${folder}/index.html`);
