import { RemixBrowser } from "@remix-run/react";

/*
 * All that the browser's code knows of Remix's inside; its addresses are in `app/http/framework-addresses.ts`.
 * `tests/e2e/framework.spec.ts` and the test beside this file fail when either changes shape.
 */

/**
 * Decodes the data of the page. RemixBrowser throws the promise of it at its first render, before its first hook. A
 * press while React waits for that promise makes React 18 discard the whole page (remix-run/remix#10214).
 */
export async function decodePageData() {
  try {
    RemixBrowser({});
  } catch (decoding) {
    await decoding;
  }
}

/** Where the navigation that is under way leads to. */
export function pendingLocation() {
  return window.__remixRouter?.state.navigation.location;
}

/** Aborts when the navigation to this location has ended or another has begun. */
export function whileNavigatingTo(location: NonNullable<ReturnType<typeof pendingLocation>>): AbortSignal {
  const navigating = new AbortController();
  const unsubscribe = window.__remixRouter.subscribe(({ navigation }) => {
    if (navigation.location === location) return;
    unsubscribe();
    navigating.abort();
  });
  return navigating.signal;
}
