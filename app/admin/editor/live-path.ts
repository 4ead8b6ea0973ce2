import type { EditedItem } from "./editor-type.ts";

/** Its address on the site; undefined while visitors do not see it, and for types without public pages. */
export function livePathOf({ isPublished, hiddenBecause, path }: EditedItem): string | undefined {
  return isPublished && hiddenBecause === undefined ? path : undefined;
}
