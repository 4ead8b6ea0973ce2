import type { CSSProperties } from "react";

/** Types CSS custom properties for `style`, which React's types do not include. */
export function customProperties(properties: Record<`--${string}`, string | number>): CSSProperties {
  return properties as CSSProperties;
}

/**
 * Names an element for view transitions: the browser animates it from the element with the same name on the previous
 * page. Names must be unique on a page.
 */
export function sharedElement(part: "cover" | "title" | "thread", slug: string): CSSProperties | undefined {
  return slug ? customProperties({ "--shared-element": `${part}-${slug}` }) : undefined;
}
