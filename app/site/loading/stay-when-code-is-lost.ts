import { holdRequest } from "./lost-requests.ts";

/**
 * When the code of the next page cannot be loaded, Remix loads the present document anew; without a network that
 * leaves the visitor with nothing. Here the visitor stays until the next page can be reached, and then goes there by
 * a document of its own, with the code that belongs to it. Browsers without the Navigation API do as Remix says.
 */
export function stayWhenCodeIsLost() {
  const { navigation } = window as WindowWithNavigation;
  navigation?.addEventListener("navigate", (event) => {
    const next = window.__remixRouter?.state.navigation.location;
    if (!next || event.navigationType !== "reload" || event.userInitiated || !event.cancelable) return;
    event.preventDefault();
    goByDocument(next.pathname + next.search + next.hash, whileGoingTo(next)).catch(() => {}); // turned elsewhere
  });
}

async function goByDocument(path: string, signal: AbortSignal) {
  while (!(await canReach(path, signal))) {
    if (!(await holdRequest(signal))) return;
  }
  signal.throwIfAborted();
  window.location.assign(path);
}

async function canReach(path: string, signal: AbortSignal): Promise<boolean> {
  try {
    await fetch(path, { method: "HEAD", signal });
    return true;
  } catch {
    return false;
  }
}

/** Aborts when the visitor turns elsewhere. */
function whileGoingTo(place: object): AbortSignal {
  const going = new AbortController();
  const unsubscribe = window.__remixRouter.subscribe(({ navigation }) => {
    if (navigation.location === place) return;
    unsubscribe();
    going.abort();
  });
  return going.signal;
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
