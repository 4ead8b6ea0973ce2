import type { ContentTypeName } from "#app/domain/content-types/registry.ts";

/** One place that shows a medium, or would if it were published or restored. */
export interface MediaUse {
  what: "page" | "draft" | "version" | "preset" | "setting" | ContentTypeName | `${ContentTypeName} version`;
  /** `Pricing`, `3 earlier versions of Pricing`, `Offices (home settings)`. */
  label: string;
  /** Where it can be changed. */
  path: string;
  /** Of versions: how many of them. */
  count: number;
}

/** Versions cannot be edited, so a file cannot be removed from them. */
export function isEarlierVersion({ what }: MediaUse): boolean {
  return what.endsWith("version");
}

export function countVersions(uses: MediaUse[]): number {
  return uses.filter(isEarlierVersion).reduce((sum, { count }) => sum + count, 0);
}
