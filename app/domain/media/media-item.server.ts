import { inArray } from "drizzle-orm";
import { db } from "#app/platform/database.server.ts";
import { media } from "#db/schema/media.ts";
import type { Media } from "./media.server.ts";
import { kindOf } from "./media.ts";
import type { MediaItem } from "./media-item.ts";
import { mediaSource } from "./resolve-media.server.ts";

/** What the admin needs of a medium; where it is kept stays on the server. */
export function mediaItem(row: Media): MediaItem {
  const { key: _key, hash: _hash, variants: _variants, uploadedBy: _by, revision: _revision, ...item } = row;
  const { placeholder: _placeholder, updatedAt: _updatedAt, ...listed } = item;
  return { ...listed, kind: kindOf(row.type), source: mediaSource(row) ?? null };
}

/** Those of these media that the library has. */
export async function findMediaItems(ids: string[]): Promise<MediaItem[]> {
  if (ids.length === 0) return [];
  return (await db.select().from(media).where(inArray(media.id, ids))).map(mediaItem);
}
