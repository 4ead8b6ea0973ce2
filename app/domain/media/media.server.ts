import { and, asc, count, desc, eq, inArray, isNull, or, sql } from "drizzle-orm";
import { z } from "zod";
import { paths } from "#app/paths/paths.ts";
import { type Database, db, type Transaction } from "#app/platform/database.server.ts";
import { env } from "#app/platform/env.server.ts";
import { contains, hasText } from "#app/platform/has-words.server.ts";
import { type MediaVariant, media } from "#db/schema/media.ts";
import { kindOf, type MediaKind, type MediaSource, mediaPerPage, typesOf } from "./media.ts";
import { variantFile } from "./media-files.server.ts";
import { type MediaItem, mediaIdsIn } from "./media-item.ts";

export type Media = typeof media.$inferSelect;

interface MediaSearch {
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
    matches(query),
  );
}

const visual = inArray(media.type, [...typesOf("picture"), ...typesOf("drawing")]);

/** Films and documents have no alternative text: their blocks label them. */
const altMissing = and(isNull(media.alt), visual);

function matches(query: string) {
  const text = query.trim();
  if (text === "") return undefined;
  return or(
    ...[media.name, media.alt, sql`array_to_string(${media.tags}, ' ')`].map((column) =>
      contains(column, text),
    ),
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

/** Returns the names of the parts that reference a file that was deleted from the library. */
export async function namesWithDeletedFiles<Name extends string>(
  parts: Record<Name, unknown>,
  tx?: Transaction,
): Promise<Name[]> {
  const items = await findMediaItems([...mediaIdsIn(parts)], tx);
  const found = new Set(items.map(({ id }) => id));
  const names = Object.keys(parts) as Name[]; // `Object.keys` returns strings
  return names.filter((name) => [...mediaIdsIn(parts[name])].some((id) => !found.has(id)));
}

/** Returns the data to show these media, in one query. Media without variants and unknown ids are omitted. */
export async function resolveMedia(ids: Iterable<string>): Promise<Map<string, MediaSource>> {
  const wanted = [...new Set(ids)];
  if (wanted.length === 0) return new Map();
  const rows = await db.select().from(media).where(inArray(media.id, wanted));
  return new Map(
    rows.flatMap((row) => {
      const source = mediaSource(row);
      return source ? [[row.id, source] as const] : [];
    }),
  );
}

/** Undefined while a medium has no variants. */
export function mediaSource(row: Media): MediaSource | undefined {
  const { id, type, name, size, width, height, alt, placeholder, revision, variants } = row;
  const address = (variant: MediaVariant) => addressOf(id, variant, revision ?? "");
  const widths = variants.filter(({ format }) => format === "avif");
  // The last WebP is the largest variant that every browser supports.
  const best = variants.findLast(({ format }) => format !== "avif");
  if (!best || !revision) return undefined;
  return {
    id,
    kind: kindOf(type),
    type,
    name,
    size,
    width,
    height,
    alt,
    focus: `${percent(row.focusX)} ${percent(row.focusY)}`,
    placeholder,
    ...(best.width !== null && {
      avif: widths.map((variant) => `${address(variant)} ${variant.width}w`).join(", "),
    }),
    fallback: address(best),
  };
}

/** Drawings are always served by the app, which sends headers that disable scripts. */
function addressOf(id: string, { key, width, format }: MediaVariant, revision: string): string {
  return env.MEDIA_PUBLIC_URL && format !== "svg"
    ? `${env.MEDIA_PUBLIC_URL}/${key}`
    : paths.mediaVariant(id, variantFile(width, format), revision);
}

const percent = (fraction: number) => `${Math.round(fraction * 1000) / 10}%`;
