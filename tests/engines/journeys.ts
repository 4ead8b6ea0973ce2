import { test as base, expect } from "playwright/test";
import { consentRecord, consentStorageKey, noPurpose } from "#app/domain/consent/consent.ts";
import type { Engine, Preferences } from "./engine.ts";
import { startFirefox } from "./firefox.ts";
import { Screen, widths } from "./screen.ts";
import { startWebKit } from "./webkit.ts";

export { expect, widths };

export interface EngineOptions {
  engineName: "firefox" | "webkit";
  /** What the visitor's system prefers. */
  preferences: Preferences;
}

interface Journey {
  /** A window of 1440 × 900 without cookies and storage. */
  newcomer: Screen;
  /** The same; the banner is answered with “Reject All”. */
  visitor: Screen;
}

export const test = base.extend<Journey, EngineOptions & { engine: Engine }>({
  engineName: ["firefox", { option: true, scope: "worker" }],
  preferences: [{}, { option: true, scope: "worker" }],

  engine: [
    async ({ engineName, preferences }, use) => {
      const start = { firefox: startFirefox, webkit: startWebKit }[engineName];
      const engine = await start(preferences);
      await use(engine);
      await engine.close();
    },
    { scope: "worker", timeout: 120_000 },
  ],

  newcomer: async ({ engine, engineName }, use, info) => {
    const tab = await engine.open();
    const screen = new Screen(tab, process.env.SITE_URL ?? "", engineName);
    await screen.resize(widths.desktop);
    await use(screen);
    const failed = info.status !== info.expectedStatus;
    if (failed) await tab.screenshot(info.outputPath("failed.png")).catch(() => {}); // the browser may be gone
    await tab.close();
    if (!failed) expect(tab.errors(), "errors in the browser").toEqual([]);
  },

  visitor: async ({ newcomer }, use) => {
    await newcomer.open("/robots.txt");
    await newcomer.tab.evaluate(
      (key, record) => localStorage.setItem(key, record),
      consentStorageKey,
      JSON.stringify(consentRecord(noPurpose)),
    );
    await use(newcomer);
  },
});
