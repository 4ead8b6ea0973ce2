import type { Page } from "playwright/test";

/** Blocks these script files, by default all, until the returned function is called. */
export async function holdScripts(page: Page, addresses = /\/assets\/.*\.js/): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(addresses, async (route) => {
    await released;
    await route.fallback();
  });
  return () => release();
}
