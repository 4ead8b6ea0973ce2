import { sql } from "drizzle-orm";
import {
  type AnyPgColumn,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  unique,
  uuid,
} from "drizzle-orm/pg-core";
import { accounts } from "./accounts.ts";
import { createdAt, id, updatedAt, version } from "./columns.ts";

/**
 * The page tree. `slug` is unique in the whole table and `parentSlug` points to it. Depth (at most three levels) and
 * the absence of cycles are held by the trigger `pages_tree` of the migrations.
 */
export const pages = pgTable(
  "pages",
  {
    id: id(),
    slug: text().notNull().unique(),
    title: text().notNull(),
    parentSlug: text().references((): AnyPgColumn => pages.slug, {
      onUpdate: "cascade",
      onDelete: "restrict",
    }),
    isPublished: boolean().notNull().default(false),
    orderIndex: integer().notNull().default(0),
    /** A list of blocks, as JSON or as a JSON string of the same; read through `readBlocks`. */
    content: jsonb().$type<unknown>().notNull().default([]),
    coverImage: text(),
    excerpt: text(),
    extendedTitle: text(),
    version: version(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index("pages_children").on(table.parentSlug, table.orderIndex),
    index("pages_published").on(table.orderIndex).where(sql`${table.isPublished}`),
    check("pages_slug_form", sql`${table.slug} ~ '^[a-z0-9]+(-[a-z0-9]+)*$'`),
  ],
);

/** What a page was at a moment: everything an editor can change, as JSON. */
export const pageVersions = pgTable(
  "page_versions",
  {
    id: id(),
    pageId: uuid()
      .notNull()
      .references(() => pages.id, { onDelete: "cascade" }),
    number: integer().notNull(),
    name: text(),
    isPublished: boolean().notNull(),
    snapshot: jsonb().$type<Record<string, unknown>>().notNull(),
    authorId: uuid().references(() => accounts.id, { onDelete: "set null" }),
    createdAt: createdAt(),
  },
  (table) => [unique("page_versions_number").on(table.pageId, table.number)],
);

/** Where an old path leads: 301 with a target, 410 without one. */
export const redirects = pgTable(
  "redirects",
  {
    id: id(),
    fromPath: text().notNull().unique(),
    toPath: text(),
    hits: integer().notNull().default(0),
    lastHitAt: updatedAt(),
    createdAt: createdAt(),
  },
  (table) => [check("redirects_no_loop", sql`${table.toPath} is distinct from ${table.fromPath}`)],
);
