import { setTimeout as wait } from "node:timers/promises";
import type { Page, Request } from "playwright/test";

/** Milliseconds without requests before a page counts as idle. */
const QUIET_MS = 150;
/** Timeout for a page that never becomes idle, for example during the download of a film. */
const TIMEOUT_MS = 3000;

/**
 * Watches the page's requests from now on. The returned function waits until the page is idle. Playwright's
 * `networkidle` takes at least 500 ms and never occurs in the admin, whose live stream stays open.
 */
export function watchNetwork(page: Page): () => Promise<void> {
  const open = new Set<Request>();
  let changedAt = 0;
  const note = (change: (request: Request) => void) => (request: Request) => {
    if (request.resourceType() === "eventsource") return;
    change(request);
    changedAt = Date.now();
  };
  const close = note((request) => open.delete(request));
  page.on(
    "request",
    note((request) => {
      // Navigation cancels the requests of the previous document.
      if (request.isNavigationRequest() && request.frame() === page.mainFrame()) open.clear();
      open.add(request);
    }),
  );
  page.on("requestfinished", close);
  page.on("requestfailed", close);
  return async () => {
    const deadline = Date.now() + TIMEOUT_MS;
    while (Date.now() < deadline && (open.size > 0 || Date.now() - changedAt < QUIET_MS)) await wait(20);
  };
}
