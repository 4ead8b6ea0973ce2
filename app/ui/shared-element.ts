import type { CSSProperties } from "react";

/**
 * Names an element for view transitions: where the page that a visitor comes from has one of the same name, the browser
 * moves it to its new place. A name may stand once on a page.
 */
export function sharedElement(part: "cover" | "title", slug: string): CSSProperties | undefined {
  return slug ? { viewTransitionName: `${part}-${slug}` } : undefined;
}
