import type { CSSProperties } from "react";
import { customProperties } from "./custom-properties.ts";

/**
 * Names an element for view transitions: the browser animates it from the element with the same name on the previous
 * page. Names must be unique on a page.
 */
export function sharedElement(part: "cover" | "title", slug: string): CSSProperties | undefined {
  return slug ? customProperties({ "--shared-element": `${part}-${slug}` }) : undefined;
}
