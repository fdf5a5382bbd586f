// The browser and the pages that the scripts beside this file share.
import { readFileSync, readdirSync } from "node:fs";
import { createServer } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
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

/** A port that is free at this moment. */
export async function freePort() {
  const server = createServer();
  await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address();
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** Waits until a browser's port for debuggers is listened on: that is a moment after its start. */
export async function listens(port) {
  for (let tries = 0; tries < 100; tries++) {
    if (await fetch(`http://127.0.0.1:${port}/json/version`).then((answer) => answer.ok, () => false)) return;
    await sleep(100);
  }
  throw new Error(`the browser does not listen on ${port}`);
}
