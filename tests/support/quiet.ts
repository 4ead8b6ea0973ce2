import { setTimeout as wait } from "node:timers/promises";
import type { Page, Request } from "playwright/test";

/** How long a page asks for nothing before it counts as quiet. */
const QUIET_MS = 150;
/** A page that never becomes quiet, for example while a film is downloaded, is not waited for any longer. */
const TIMEOUT_MS = 3000;

/**
 * Watches what a page requests from now on. The returned function waits until the page is quiet. Playwright's
 * `networkidle` takes 500 ms at best and never comes in the admin, whose live stream stays open.
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
      // The requests of the document before end with it.
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
