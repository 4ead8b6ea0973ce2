import { inArray } from "drizzle-orm";
import { z } from "zod";
import { type Database, db, type Transaction } from "#app/platform/database.server.ts";
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

/** Those of these media that the library has; what is no id is ignored. */
export async function findMediaItems(ids: string[], tx: Transaction | Database = db): Promise<MediaItem[]> {
  const validIds = ids.filter((id) => z.guid().safeParse(id).success);
  if (validIds.length === 0) return [];
  return (await tx.select().from(media).where(inArray(media.id, validIds))).map(mediaItem);
}
