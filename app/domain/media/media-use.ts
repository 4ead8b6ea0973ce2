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

const id = "[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}";

/** `"mediaId":"…"` of a block's image, or a `/media/…` URL in a text field, a setting or rich text. */
const reference = new RegExp(`"mediaId":"(${id})"|/media/(${id})`, "g");

/** Returns the ids of all media that the content references. */
export function mediaIdsIn(content: unknown): Set<string> {
  const text = JSON.stringify(content) ?? "";
  return new Set([...text.matchAll(reference)].flatMap(([, first, second]) => first ?? second ?? []));
}

const address = new RegExp(`^/media/(${id})$`);

/** Returns the id in a stored media URL; undefined for any other URL. */
export function mediaIdOf(path: string): string | undefined {
  return address.exec(path)?.[1];
}
