import { sql } from "drizzle-orm";
import { check, index, integer, jsonb, pgTable, real, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { accounts } from "./accounts.ts";
import { createdAt, id, updatedAt, version } from "./columns.ts";

/** `processing`: its variants are being made; `failed`: they could not be, and `problem` says why. */
export const mediaStates = ["processing", "ready", "failed"] as const;
export type MediaState = (typeof mediaStates)[number];

export const variantFormats = ["avif", "webp", "svg", "mp4", "webm", "pdf"] as const;
export type VariantFormat = (typeof variantFormats)[number];

/** What the public may see of a medium: a picture in one width and format, or the whole of anything else. */
export interface MediaVariant {
  /** Pixels; null for what is not kept in several widths. */
  width: number | null;
  format: VariantFormat;
  /** Name in the media bucket. */
  key: string;
  /** Bytes. */
  size: number;
}

/** A picture, film or document of the site. The original stays private; variants are made from it. */
export const media = pgTable(
  "media",
  {
    id: id(),
    name: text().notNull(),
    /** Name of the original in the media bucket. */
    key: text().notNull().unique(),
    /** SHA-256 of the original, in hexadecimal digits: the same file is kept once. */
    hash: text().notNull(),
    /** Media type found by looking at the bytes. */
    type: text().notNull(),
    /** Bytes. */
    size: integer().notNull(),
    /** Pixels of a picture as it is seen, turned the way its camera was held. */
    width: integer(),
    height: integer(),
    /** Null until somebody has said it; empty for decoration. */
    alt: text(),
    /** Where to look first, as fractions of width and height. */
    focusX: real().notNull().default(0.5),
    focusY: real().notNull().default(0.5),
    /** The picture in a few pixels, as a data address; null for what may be seen through. */
    placeholder: text(),
    state: text({ enum: mediaStates }).notNull().default("processing"),
    problem: text(),
    /** Of the variants that are there: part of their addresses, another one for other content. */
    revision: text(),
    variants: jsonb().$type<MediaVariant[]>().notNull().default([]),
    tags: text().array().notNull().default([]),
    uploadedBy: uuid().references(() => accounts.id, { onDelete: "set null" }),
    version: version(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    uniqueIndex("media_hash").on(table.hash),
    index("media_created_at").on(table.createdAt.desc()),
    check("media_state_known", sql`${table.state} in ('processing', 'ready', 'failed')`),
    check("media_focus_inside", sql`${table.focusX} between 0 and 1 and ${table.focusY} between 0 and 1`),
  ],
);
