import type { Page } from "playwright/test";

/** Changes the width of the screen, and waits until the page's scripts have reacted to it. */
export async function resize(page: Page, width: number) {
  await page.setViewportSize({ width, height: 900 });
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
}
