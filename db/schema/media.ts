import { index, integer, jsonb, pgTable, real, text, uuid } from "drizzle-orm/pg-core";
import { accounts } from "./accounts.ts";
import { createdAt, id, updatedAt, version } from "./columns.ts";

/** A picture, film or document of the site. The original stays private; variants are made from it. */
export const media = pgTable(
  "media",
  {
    id: id(),
    name: text().notNull(),
    /** Name of the original in the media bucket. */
    key: text().notNull().unique(),
    /** SHA-256 of the original, to find duplicates. */
    hash: text().notNull(),
    type: text().notNull(),
    /** Bytes. */
    size: integer().notNull(),
    /** Pixels. */
    width: integer(),
    height: integer(),
    alt: text(),
    /** Where to look first, as fractions of width and height. */
    focusX: real().notNull().default(0.5),
    focusY: real().notNull().default(0.5),
    placeholder: text(),
    variants: jsonb()
      .$type<{ width: number; format: string; key: string; size: number }[]>()
      .notNull()
      .default([]),
    tags: text().array().notNull().default([]),
    uploadedBy: uuid().references(() => accounts.id, { onDelete: "set null" }),
    version: version(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [index("media_hash").on(table.hash), index("media_created_at").on(table.createdAt.desc())],
);
