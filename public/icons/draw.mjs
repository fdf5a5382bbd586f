// Draws the app's icons from the site's mark in favicon.svg, in its colours for dark surfaces:
//
//     node public/icons/draw.mjs
//
// It needs the browser and the packages of the tests (`cargo xtask test` fetches both); what it writes is committed.

import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

const require = createRequire(new URL("../../e2e/package.json", import.meta.url));
const { chromium } = require("@playwright/test");

const mark = readFileSync(new URL("../favicon.svg", import.meta.url), "utf8");
const paths = [...mark.matchAll(/<path class="(\w)" d="([^"]+)"/g)].map(([, name, path]) => ({ name, path }));
const colours = [...mark.matchAll(/\.(\w)\{fill:(#\w+)\}/g)];
/** The first colour of a class is for light surfaces, the last one for dark ones. */
const light = Object.fromEntries(colours.toReversed().map(([, name, colour]) => [name, colour]));
const dark = Object.fromEntries(colours.map(([, name, colour]) => [name, colour]));

// How much of the icon the mark may fill. A device that cuts an icon to a shape of its own leaves the middle 80 per cent.
const icons = [
  { file: "192.png", size: 192, share: 0.74 },
  { file: "512.png", size: 512, share: 0.74 },
  { file: "maskable.png", size: 512, share: 0.54 },
  { file: "../apple-touch-icon.png", size: 180, share: 0.7 },
];

const browser = await chromium.launch({ executablePath: process.env.KUMBUKUMBU_CHROMIUM ?? "/usr/bin/chromium", args: ["--no-sandbox"] });
for (const { file, size, share } of icons) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  // The mark is drawn on a grid of 28, of which it leaves one line free on each side.
  const pixels = Math.round((size * share) / 26) * 28;
  const at = (size - pixels) / 2;
  const shapes = paths.map(({ name, path }) => `<path fill="${dark[name]}" d="${path}"/>`).join("");
  await page.setContent(
    `<style>body{margin:0}</style><svg width="${size}" height="${size}"><rect width="100%" height="100%" fill="${light.a}"/><svg x="${at}" y="${at}" width="${pixels}" height="${pixels}" viewBox="0 0 28 28">${shapes}</svg></svg>`,
  );
  await page.screenshot({ path: new URL(file, import.meta.url).pathname });
  await page.close();
}
await browser.close();
