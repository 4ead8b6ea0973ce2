import type { ContentTypeName } from "#app/domain/content-types/registry.ts";

/** A place that refers to a file, a page or a content item, or would do so after publishing or restoring. */
export interface Reference {
  what:
    | "page"
    | "draft"
    | "scheduled"
    | "version"
    | "preset"
    | "setting"
    | "setting draft"
    | "redirect"
    | ContentTypeName
    | `${ContentTypeName} version`;
  /** `Pricing`, `3 earlier versions of Pricing`, `Offices (home settings)`. */
  label: string;
  /** Admin path where it can be changed. */
  path: string;
  /** Number of versions. */
  count: number;
}

/** Versions are immutable, so their references cannot be removed. */
export function isEarlierVersion({ what }: Reference): boolean {
  return what.endsWith("version");
}

export function countVersions(references: Reference[]): number {
  return references.filter(isEarlierVersion).reduce((sum, { count }) => sum + count, 0);
}

/** A page whose published version refers to something is not repeated for its draft and schedule. */
export function withoutRepeats(references: Reference[]): Reference[] {
  const live = new Set(references.filter(({ what }) => what === "page").map(({ path }) => path));
  return references.filter(({ what, path }) => what === "page" || !live.has(path));
}
