import { pendingLocation, whileNavigatingTo } from "../framework.ts";
import { queueRequest } from "./pending-requests.ts";

/**
 * Recovers when the code of the next page cannot be loaded. Remix then reloads the present document, which shows the
 * browser's own error page without a network. Instead the visitor stays, and the next page is opened as a document, with
 * the code that belongs to it, once it can be reached. Browsers without the Navigation API reload.
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

/** https://html.spec.whatwg.org/multipage/nav-history-apis.html#navigation-api, which TypeScript does not know. */
interface WindowWithNavigation extends Omit<Window, "navigation"> {
  navigation?: { addEventListener(type: "navigate", listener: (event: NavigateEvent) => void): void };
}

interface NavigateEvent extends Event {
  navigationType: "push" | "replace" | "reload" | "traverse";
  /** Whether a person pressed something, rather than a script. */
  userInitiated: boolean;
}
