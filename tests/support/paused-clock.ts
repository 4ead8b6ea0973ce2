import { expect, type Page } from "playwright/test";
import { openPage } from "./answers-to-script.ts";

declare global {
  interface Window {
    /** Durations in milliseconds of the timers that a page with a paused clock has started. */
    waits: number[];
  }
}

/** Opens a page whose clock stops a minute after it was opened; `page.clock` advances it. */
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

/** Waits until the page has started a timer of this duration; each timer is found once. */
export async function untilWaiting(page: Page, milliseconds: number) {
  const isWaiting = () =>
    page.evaluate((wanted) => {
      const at = window.waits.indexOf(wanted);
      return at !== -1 && window.waits.splice(at, 1).length > 0;
    }, milliseconds);
  await expect.poll(isWaiting).toBe(true);
}
