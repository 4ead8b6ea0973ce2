import { RemixBrowser } from "@remix-run/react";

/*
 * All client code that depends on Remix's internals; its addresses are in `app/paths/framework-addresses.ts`.
 * `tests/e2e/framework.spec.ts` and the test beside this file fail when either changes.
 */

/**
 * Decodes the data of the page in advance. RemixBrowser throws its promise at the first render, before the first hook.
 * A click while React waits for that promise makes React 18 discard the whole page (remix-run/remix#10214).
 */
export async function decodePageData() {
  try {
    RemixBrowser({});
  } catch (decoding) {
    await decoding;
  }
}

/** The target of the pending navigation. */
export function pendingLocation() {
  return window.__remixRouter?.state.navigation.location;
}

/** Aborts when the navigation to this location ends or is replaced. */
export function whileNavigatingTo(location: NonNullable<ReturnType<typeof pendingLocation>>): AbortSignal {
  const navigating = new AbortController();
  const unsubscribe = window.__remixRouter.subscribe(({ navigation }) => {
    if (navigation.location === location) return;
    unsubscribe();
    navigating.abort();
  });
  return navigating.signal;
}
