import { sql } from "drizzle-orm";
import { check, index, integer, jsonb, pgTable, real, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { accounts } from "./accounts.ts";
import { createdAt, id, updatedAt, version } from "./columns.ts";

/** `processing`: its variants are being created; `failed`: creating them failed, and `problem` is the reason. */
export const mediaStates = ["processing", "ready", "failed"] as const;
export type MediaState = (typeof mediaStates)[number];

export const variantFormats = ["avif", "webp", "svg", "mp4", "webm", "pdf"] as const;
export type VariantFormat = (typeof variantFormats)[number];

/** A public variant of a medium: a picture in one width and format, or the whole file of other types. */
export interface MediaVariant {
  /** Pixels; null for media without several widths. */
  width: number | null;
  format: VariantFormat;
  /** Object key in the media bucket. */
  key: string;
  /** Bytes. */
  size: number;
}

/** A picture, film or document of the site. The original stays private; variants are created from it. */
export const media = pgTable(
  "media",
  {
    id: id(),
    name: text().notNull(),
    /** Object key of the original in the media bucket. */
    key: text().notNull().unique(),
    /** SHA-256 of the original as hexadecimal digits: the same file is stored once. */
    hash: text().notNull(),
    /** Media type detected from the content. */
    type: text().notNull(),
    /** Bytes. */
    size: integer().notNull(),
    /** Pixels of a picture after applying its EXIF orientation. */
    width: integer(),
    height: integer(),
    /** Null until an editor has entered it; empty for decorative pictures. */
    alt: text(),
    /** Focal point, as fractions of width and height. */
    focusX: real().notNull().default(0.5),
    focusY: real().notNull().default(0.5),
    /** The picture in a few pixels, as a data URL; null for transparent pictures. */
    placeholder: text(),
    state: text({ enum: mediaStates }).notNull().default("processing"),
    problem: text(),
    /** Revision of the current variants: part of their addresses, different for other content. */
    revision: text(),
    variants: jsonb().$type<MediaVariant[]>().notNull().default([]),
    tags: text().array().notNull().default([]),
    uploadedBy: uuid().references(() => accounts.id, { onDelete: "set null" }),
    /** Of the details: another file under the same id is no change of them. */
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
