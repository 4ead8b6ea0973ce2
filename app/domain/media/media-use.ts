import type { ContentTypeName } from "#app/domain/content-types/registry.ts";

/** A place that shows a medium, or would show it after publishing or restoring. */
export interface MediaUse {
  what: "page" | "draft" | "version" | "preset" | "setting" | ContentTypeName | `${ContentTypeName} version`;
  /** `Pricing`, `3 earlier versions of Pricing`, `Offices (home settings)`. */
  label: string;
  /** Admin path where it can be changed. */
  path: string;
  /** Number of versions. */
  count: number;
}

/** Versions are immutable, so their files cannot be removed. */
export function isEarlierVersion({ what }: MediaUse): boolean {
  return what.endsWith("version");
}

export function countVersions(uses: MediaUse[]): number {
  return uses.filter(isEarlierVersion).reduce((sum, { count }) => sum + count, 0);
}
