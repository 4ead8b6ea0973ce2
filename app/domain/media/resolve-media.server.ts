import { inArray } from "drizzle-orm";
import { paths } from "#app/http/paths.ts";
import { db } from "#app/platform/database.server.ts";
import { env } from "#app/platform/env.server.ts";
import { type MediaVariant, media } from "#db/schema/media.ts";
import type { Media } from "./media.server.ts";
import { kindOf, type MediaSource } from "./media.ts";
import { variantFile } from "./media-files.server.ts";
import { mediaIdsIn } from "./media-use.ts";

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

/**
 * Returns the media that content references, by `mediaId` or by address, keyed by address: null for media that cannot
 * be shown. Page loaders pass it to their pictures.
 */
export async function resolveMediaIn(content: unknown): Promise<Record<string, MediaSource | null>> {
  const ids = mediaIdsIn(content);
  const resolved = await resolveMedia(ids);
  return Object.fromEntries([...ids].map((id) => [paths.media(id), resolved.get(id) ?? null]));
}

/** Undefined while a medium has no variants. */
export function mediaSource(row: Media): MediaSource | undefined {
  const { id, type, name, size, width, height, alt, placeholder, revision, variants } = row;
  const address = (variant: MediaVariant) => addressOf(id, variant, revision ?? "");
  const list = (format: "avif" | "webp") =>
    variants
      .filter((variant) => variant.format === format)
      .map((variant) => `${address(variant)} ${variant.width}w`)
      .join(", ");
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
    ...(best.width === null ? {} : { avif: list("avif"), webp: list("webp") }),
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
