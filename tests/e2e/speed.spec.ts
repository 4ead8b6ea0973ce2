import type { Page } from "playwright/test";
import { openPage } from "#tests/answers-to-script.ts";
import { expect, test } from "#tests/fixtures.ts";
import { pageKinds } from "#tests/page-kinds.ts";

for (const { name, path } of pageKinds) {
  test(`FAST-02: nothing of the ${name} page moves by itself`, async ({ page }) => {
    await watchShifts(page);
    await openPage(page, path);
    await page.waitForLoadState("networkidle");
    expect(await page.evaluate(() => Object(window).shifts)).toBe(0);
  });
}

/** Adds up the layout shifts that nobody has caused by a key or a click. */
function watchShifts(page: Page) {
  return page.addInitScript(() => {
    const seen = Object.assign(window, { shifts: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput } = Object(entry);
        if (!hadRecentInput) seen.shifts += value;
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
}
