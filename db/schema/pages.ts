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
import { createdAt, id, moment, version } from "./columns.ts";

const account = () => uuid().references(() => accounts.id, { onDelete: "set null" });

/**
 * The page tree. `slug` is unique in the whole table and `parentSlug` points to it. Depth (at most three levels) and
 * the absence of cycles are held by the trigger `pages_tree` of the migrations.
 *
 * The columns are what is live; `draft` is what an editor has changed since. See `docs/decisions/0014`.
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
    /** What search engines and shared links show instead of title, excerpt and cover. */
    searchTitle: text(),
    searchDescription: text(),
    socialImage: text(),
    noindex: boolean().notNull().default(false),
    publishedAt: moment(),

    /** A `PageDraft`; null while there is nothing that is not live. */
    draft: jsonb().$type<unknown>(),
    draftBy: account(),
    draftAt: moment(),
    /** The version with which each field and each block (by id) last changed; what is not named never has. */
    revisions: jsonb().$type<Record<string, number>>().notNull().default({}),

    scheduledAt: moment(),
    scheduledBy: account(),
    /** The `page_versions.number` that will go out. */
    scheduledVersion: integer(),
    /** Why the page did not go out; null once somebody has dealt with it. */
    scheduleFailure: jsonb().$type<{ dueAt: string; reasons: string[] }>(),

    /** In the trash since; its slug is a stand-in, so that the real one is free. */
    trashedAt: moment(),
    trashedBy: account(),
    trashedSlug: text(),
    /** The path that led to it, for the list of the trash. */
    trashedPath: text(),

    /** Raised by one with every write, drafts included. */
    version: version(),
    createdAt: createdAt(),
    /** When what a visitor sees last changed; saving a draft is no such change. */
    updatedAt: moment().notNull().defaultNow(),
  },
  (table) => [
    index("pages_children").on(table.parentSlug, table.orderIndex),
    index("pages_published").on(table.orderIndex).where(sql`${table.isPublished}`),
    check("pages_slug_form", sql`${table.slug} ~ '^[a-z0-9]+(-[a-z0-9]+)*$'`),
    check("pages_trash_is_unpublished", sql`${table.trashedAt} is null or not ${table.isPublished}`),
    check("pages_schedule_whole", sql`(${table.scheduledAt} is null) = (${table.scheduledVersion} is null)`),
  ],
);

/** What a page was at a moment: a `PageDraft`, published or not. Drafts of one author are folded by ten minutes. */
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
    snapshot: jsonb().$type<unknown>().notNull(),
    authorId: account(),
    createdAt: createdAt(),
    /** When a save was last folded into it. */
    savedAt: moment().notNull().defaultNow(),
  },
  (table) => [unique("page_versions_number").on(table.pageId, table.number)],
);

/** The saves that were made, by the id their browser gave them, so that a save that is sent again is known. */
export const pageSaves = pgTable(
  "page_saves",
  {
    id: uuid().primaryKey(),
    pageId: uuid()
      .notNull()
      .references(() => pages.id, { onDelete: "cascade" }),
    version: integer().notNull(),
    createdAt: createdAt(),
  },
  (table) => [index("page_saves_created_at").on(table.createdAt)],
);

/** Links that show a page's draft to whoever has them. */
export const previewLinks = pgTable(
  "preview_links",
  {
    id: id(),
    pageId: uuid()
      .notNull()
      .references(() => pages.id, { onDelete: "cascade" }),
    /** SHA-256 of the token in the link. */
    tokenHash: text().notNull().unique(),
    createdBy: account(),
    expiresAt: moment().notNull(),
    revokedAt: moment(),
    createdAt: createdAt(),
  },
  (table) => [index("preview_links_page_id").on(table.pageId)],
);

/** Starting points that editors have made out of pages, beside the seven that come with the site. */
export const pagePresets = pgTable("page_presets", {
  id: id(),
  name: text().notNull(),
  description: text(),
  /** A list of blocks, as a page has them. */
  blocks: jsonb().$type<unknown>().notNull(),
  createdBy: account(),
  createdAt: createdAt(),
});
