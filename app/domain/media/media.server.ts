import { and, asc, count, desc, eq, ilike, inArray, isNull, or, sql } from "drizzle-orm";
import { z } from "zod";
import { type Database, db, type Transaction } from "#app/platform/database.server.ts";
import { hasText } from "#app/platform/has-words.server.ts";
import { media } from "#db/schema/media.ts";
import { kindOf, type MediaKind, mediaPerPage, typesOf } from "./media.ts";
import type { MediaItem } from "./media-item.ts";
import { mediaSource } from "./resolve-media.server.ts";

export type Media = typeof media.$inferSelect;

export interface MediaSearch {
  /** Matches name, alternative text or tags; an empty query matches everything. */
  query?: string;
  kind?: MediaKind;
  /** Only images: pictures and drawings. */
  isVisual?: boolean;
  tag?: string;
  /** Only images without an alternative text. */
  isAltMissing?: boolean;
  /** Counts from 1. */
  page?: number;
}

/** Returns one page of the library, newest first, and the total number. */
export async function listMedia(search: MediaSearch = {}): Promise<{ media: Media[]; total: number }> {
  const { page = 1 } = search;
  const found = matching(search);
  const [rows, total] = await Promise.all([
    db
      .select()
      .from(media)
      .where(found)
      .orderBy(desc(media.createdAt), desc(media.id))
      .limit(mediaPerPage)
      .offset((page - 1) * mediaPerPage),
    db.$count(media, found),
  ]);
  return { media: rows, total };
}

function matching({ query = "", kind, isVisual, tag, isAltMissing }: MediaSearch) {
  return and(
    isVisual ? visual : undefined,
    kind && inArray(media.type, typesOf(kind)),
    tag ? hasText(media.tags, tag) : undefined,
    isAltMissing ? altMissing : undefined,
    containing(query),
  );
}

const visual = inArray(media.type, [...typesOf("picture"), ...typesOf("drawing")]);

/** Films and documents have no alternative text: their blocks label them. */
const altMissing = and(isNull(media.alt), visual);

function containing(query: string) {
  if (query.trim() === "") return undefined;
  const pattern = `%${query.trim().replace(/[\\%_]/g, "\\$&")}%`;
  return or(
    ilike(media.name, pattern),
    ilike(media.alt, pattern),
    ilike(sql`array_to_string(${media.tags}, ' ')`, pattern),
  );
}

export interface MediaCounts {
  /** Number of media per kind. */
  kinds: Record<MediaKind, number>;
  altMissing: number;
  /** All tags with their number of uses, in alphabetical order. */
  tags: { tag: string; count: number }[];
}

/** Returns the counts for the library's filters. */
export async function countMedia(): Promise<MediaCounts> {
  const [byType, missing, tags] = await Promise.all([
    db.select({ type: media.type, count: count() }).from(media).groupBy(media.type),
    db.$count(media, altMissing),
    db.execute<{ tag: string; count: number }>(sql`
      select tag, count(*)::int as count from ${media}, unnest(${media.tags}) as tag group by tag order by tag`),
  ]);
  const counted = new Map(byType.map((row) => [row.type, row.count]));
  const countOf = (kind: MediaKind) => typesOf(kind).reduce((sum, type) => sum + (counted.get(type) ?? 0), 0);
  return {
    kinds: {
      picture: countOf("picture"),
      drawing: countOf("drawing"),
      film: countOf("film"),
      document: countOf("document"),
    },
    altMissing: missing,
    tags: [...tags],
  };
}

export async function findMedia(id: string): Promise<Media | undefined> {
  const [found] = await db.select().from(media).where(eq(media.id, id));
  return found;
}

/** Returns the id of the next picture without alternative text after `except`, oldest first, then from the start. */
export async function findAltMissing(except?: { id: string; createdAt: Date }): Promise<string | undefined> {
  const later =
    except &&
    sql`(${media.createdAt}, ${media.id}) > (${except.createdAt.toISOString()}::timestamptz, ${except.id}::uuid)`;
  const first = (condition?: ReturnType<typeof and>) =>
    db
      .select({ id: media.id })
      .from(media)
      .where(and(altMissing, condition))
      .orderBy(asc(media.createdAt), asc(media.id))
      .limit(1);
  const [next] = await first(later);
  if (next || !except) return next?.id;
  const [start] = await first(sql`${media.id} <> ${except.id}`);
  return start?.id;
}

/** Converts a row for the admin; storage keys stay on the server. */
export function mediaItem(row: Media): MediaItem {
  const { key: _key, hash: _hash, variants: _variants, uploadedBy: _by, revision: _revision, ...item } = row;
  const { placeholder: _placeholder, updatedAt: _updatedAt, ...listed } = item;
  return { ...listed, kind: kindOf(row.type), source: mediaSource(row) ?? null };
}

/** Returns those of the media that exist; ignores invalid ids. */
export async function findMediaItems(ids: string[], tx: Transaction | Database = db): Promise<MediaItem[]> {
  const validIds = ids.filter((id) => z.guid().safeParse(id).success);
  if (validIds.length === 0) return [];
  return (await tx.select().from(media).where(inArray(media.id, validIds))).map(mediaItem);
}
