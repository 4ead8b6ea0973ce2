import type { EditedPage } from "./editor.ts";

/** The address of the page on the site; undefined while visitors do not see it. */
export function livePathOf({ isPublished, isHiddenByParent, path }: EditedPage): string | undefined {
  return isPublished && !isHiddenByParent ? path : undefined;
}
