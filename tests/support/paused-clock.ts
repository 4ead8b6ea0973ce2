import { expect, type Page } from "playwright/test";
import { openPage } from "./answers-to-script.ts";

declare global {
  interface Window {
    /** Milliseconds of the waits that a page with a paused clock has begun. */
    waits: number[];
  }
}

/** Opens a page whose time stands still a minute after it was opened; `page.clock` moves it. */
export async function openPaused(page: Page, address: string) {
  await page.clock.install();
  await openPage(page, address);
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.evaluate(() => {
    const { setTimeout: start } = window;
    window.waits = [];
    window.setTimeout = ((handler: () => void, milliseconds: number) => {
      window.waits.push(milliseconds);
      return start(handler, milliseconds);
    }) as typeof setTimeout;
  });
}

/** Until the page has begun a wait of so many milliseconds; each is found once. */
export async function untilWaiting(page: Page, milliseconds: number) {
  const isWaiting = () =>
    page.evaluate((wanted) => {
      const at = window.waits.indexOf(wanted);
      return at !== -1 && window.waits.splice(at, 1).length > 0;
    }, milliseconds);
  await expect.poll(isWaiting).toBe(true);
}
