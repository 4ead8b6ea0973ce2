import { defineConfig } from "playwright/test";
import { chooseWorkerSite } from "#tests/setup/worker-site.ts";
import type { EngineOptions } from "./journeys.ts";

chooseWorkerSite();

/** Journeys in Firefox and WebKitGTK, which this runner does not drive itself: see engine.ts. */
export default defineConfig<object, EngineOptions>({
  testDir: ".",
  globalSetup: "../setup/playwright-sites.ts",
  outputDir: "../../test-results/engines",
  workers: 2,
  reporter: "list",
  // Generous, for busy machines.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  projects: [
    { name: "firefox", use: { engineName: "firefox" } },
    { name: "webkit", use: { engineName: "webkit" } },
  ],
});
