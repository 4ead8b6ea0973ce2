import type { CSSProperties } from "react";

/** Types CSS custom properties for `style`, which React's types do not include. */
export function customProperties(properties: Record<`--${string}`, string | number>): CSSProperties {
  return properties as CSSProperties;
}
