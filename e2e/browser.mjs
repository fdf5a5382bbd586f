// The browser and the pages that the scripts beside this file share.
import { readFileSync, readdirSync } from "node:fs";
import { chromium } from "@playwright/test";

const content = (path) => new URL(`../content/${path}`, import.meta.url);

/** The languages' tags, in the order of content/locales.toml. */
export const LANGUAGES = [...readFileSync(content("locales.toml"), "utf8").matchAll(/^tag = "([^"]*)"/gm)].map((found) => found[1]);

/** The quizzes' names; each has a guide of the same name. */
export const QUIZZES = readdirSync(content("quizzes")).sort();

/** A language's front page, and one quiz and one guide: the pages that stand for all. */
export const typical = (language) => [`${language}/`, `${language}/quiz/${QUIZZES[0]}/`, `${language}/guide/${QUIZZES[0]}/`];

const QUIET = ["--no-sandbox", "--disable-quic", "--no-first-run", "--disable-background-networking", "--disable-component-update", "--disable-sync"];

/** WebGPU on the processor. */
export const SWIFTSHADER = ["--enable-unsafe-webgpu", "--use-webgpu-adapter=swiftshader", "--enable-features=Vulkan", "--use-vulkan=swiftshader", "--use-angle=swiftshader"];

/** A browser, headless, with further flags. */
export const launch = (flags) =>
  chromium.launch({ executablePath: process.env.KUMBUKUMBU_CHROMIUM ?? "/usr/bin/chromium", args: [...QUIET, ...flags] });
