import { pendingLocation, whileNavigatingTo } from "../framework.ts";
import { queueRequest } from "./pending-requests.ts";

/**
 * Recovers from a chunk load error of the next page. By default Remix reloads the current document, which shows the
 * browser's error page while offline. Instead the visitor stays, and the next page is opened as a document with its own
 * release's code once the site is reachable. Browsers without the Navigation API reload.
 */
export function recoverFromChunkLoadErrors() {
  const { navigation } = window as WindowWithNavigation;
  navigation?.addEventListener("navigate", (event) => {
    const next = pendingLocation();
    if (!next || event.navigationType !== "reload" || event.userInitiated || !event.cancelable) return;
    event.preventDefault();
    openDocument(next.pathname + next.search + next.hash, whileNavigatingTo(next)).catch(() => {}); // aborted
  });
}

async function openDocument(path: string, signal: AbortSignal) {
  while (!(await isReachable(path, signal))) {
    const isRetried = await queueRequest({
      isWrite: false,
      reason: "unreachable",
      signal,
      canDiscard: false,
    });
    if (!isRetried) return;
  }
  signal.throwIfAborted();
  window.location.assign(path);
}

async function isReachable(path: string, signal: AbortSignal): Promise<boolean> {
  try {
    await fetch(path, { method: "HEAD", signal });
    return true;
  } catch {
    return false;
  }
}

/** https://html.spec.whatwg.org/multipage/nav-history-apis.html#navigation-api, missing in TypeScript's types. */
interface WindowWithNavigation extends Omit<Window, "navigation"> {
  navigation?: { addEventListener(type: "navigate", listener: (event: NavigateEvent) => void): void };
}

interface NavigateEvent extends Event {
  navigationType: "push" | "replace" | "reload" | "traverse";
  /** Whether a user action caused the navigation, not a script. */
  userInitiated: boolean;
}
