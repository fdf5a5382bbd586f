import { defineConfig } from "@playwright/test";

// xtask says where the browser is and where the site is served.
const executablePath = process.env.KUMBUKUMBU_CHROMIUM ?? "/usr/bin/chromium";

const quiet = ["--no-sandbox", "--disable-quic", "--no-first-run", "--disable-background-networking", "--disable-component-update", "--disable-sync"];
// WebGPU on the processor: exactly these, or the first canvas texture ends the GPU process.
const swiftshader = [
  "--enable-unsafe-webgpu",
  "--use-webgpu-adapter=swiftshader",
  "--enable-features=Vulkan",
  "--use-vulkan=swiftshader",
  "--use-angle=swiftshader",
];

export default defineConfig({
  testDir: "tests",
  fullyParallel: false,
  // two files at a time: a page mostly waits for the processor that draws it
  workers: 2,
  timeout: 90_000,
  globalTimeout: 35 * 60_000,
  expect: { timeout: 20_000 },
  // Graphics on a processor that others use too can outlast a timeout. What passes only then is named by xtask.
  retries: 1,
  reporter: process.env.CI ? "line" : "list",
  use: {
    baseURL: process.env.BASE_URL ?? "http://127.0.0.1:3900",
    viewport: { width: 1360, height: 900 },
    locale: "en",
    // Pages are tested as the network brings them; the tests of the service worker allow it.
    serviceWorkers: "block",
  },
  projects: [
    {
      name: "webgpu",
      testIgnore: /without-gpu/,
      use: { launchOptions: { executablePath, args: [...quiet, ...swiftshader] } },
    },
    {
      // A browser as it is on a machine without a GPU: WebGPU exists and offers no adapter.
      name: "without-gpu",
      testMatch: /without-gpu/,
      use: { launchOptions: { executablePath, args: [...quiet, "--disable-gpu"] } },
    },
  ],
});
