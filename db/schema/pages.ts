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
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { accounts } from "./accounts.ts";
import { createdAt, id } from "./columns.ts";
import { publishing, publishingChecks, versionsTable } from "./publishing.ts";

const account = () => uuid().references(() => accounts.id, { onDelete: "set null" });

/** The parts that pages play in the site; app/domain/pages/role.ts says what each does. */
export type PageRole =
  | "your-goals"
  | "solutions"
  | "services"
  | "tech-stack"
  | "cases"
  | "about"
  | "contact"
  | "privacy-policy"
  | "cookies-policy";

/**
 * The page tree. `slug` is unique in the whole table and `parentSlug` points to it. Depth (at most three levels) and
 * the absence of cycles are held by the trigger `pages_tree` of the migrations.
 *
 * Its draft is a `PageDraft`; `revisions` has the names of fields and the ids of blocks.
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
    orderIndex: integer().notNull().default(0),
    /** The part that the page plays in home, menu and footer, whatever its slug is. */
    role: text().$type<PageRole>(),
    /** Listed in the menu and the footer, while it is published; search, sitemap and lists have it in any case. */
    inMenus: boolean().notNull().default(true),
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
    /** In the trash its slug is a stand-in, so that the real one is free. */
    trashedSlug: text(),
    /** The path that led to it, for the list of the trash. */
    trashedPath: text(),

    ...publishing(),
  },
  (table) => [
    index("pages_children").on(table.parentSlug, table.orderIndex),
    uniqueIndex("pages_role").on(table.role).where(sql`${table.trashedAt} is null`),
    index("pages_published").on(table.orderIndex).where(sql`${table.isPublished}`),
    check("pages_slug_form", sql`${table.slug} ~ '^[a-z0-9]+(-[a-z0-9]+)*$'`),
    ...publishingChecks("pages", table),
  ],
);

/** What a page was at a moment: a `PageDraft`. */
export const pageVersions = versionsTable("page_versions", { column: "page_id", id: () => pages.id });

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
