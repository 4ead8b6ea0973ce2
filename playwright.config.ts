import { defineConfig } from "playwright/test";
import { chooseWorkerSite } from "#tests/setup/worker-site.ts";
import { findProgram } from "#tools/programs/programs.ts";

chooseWorkerSite();

/** No background network traffic by the browser, and the same letter widths as in headed mode. */
const browserFlags = [
  "--font-render-hinting=none",
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

export default defineConfig({
  testDir: "tests/e2e",
  globalSetup: "./tests/setup/playwright-sites.ts",
  outputDir: "test-results",
  fullyParallel: true,
  workers: 2,
  reporter: "list",
  // Generous, for busy machines.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  use: {
    baseURL: process.env.SITE_URL,
    // Recording takes a third of a test's time: `npx playwright test --trace on NAME` records a single file.
    trace: "off",
    contextOptions: { reducedMotion: "no-preference" },
    launchOptions: { executablePath: findProgram("chromium"), args: browserFlags },
  },
  projects: [
    { name: "desktop", grepInvert: /@phone/, use: { viewport: { width: 1440, height: 900 } } },
    {
      name: "phone",
      grep: /@phone/,
      use: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, deviceScaleFactor: 2 },
    },
  ],
});
