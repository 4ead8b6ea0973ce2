import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { accounts } from "./accounts.ts";
import { createdAt, id, translation } from "./columns.ts";
import { publishing, publishingChecks, translationRules, versionsTable } from "./publishing.ts";

const account = () => uuid().references(() => accounts.id, { onDelete: "set null" });

/** The roles of pages in the site; app/domain/pages/page.ts describes each. */
export type PageRole =
  | "your-goals"
  | "solutions"
  | "services"
  | "tech-stack"
  | "cases"
  | "about"
  | "contact"
  | "imprint"
  | "privacy-policy"
  | "cookies-policy";

/**
 * The page trees, one per language. `slug` is unique in its language and `parentSlug` references it. The trigger
 * `pages_tree` of the migrations enforces the depth (at most three levels) and the absence of cycles.
 *
 * Its draft is a `PageDraft`; `revisions` has the names of fields and the ids of blocks.
 */
export const pages = pgTable(
  "pages",
  {
    id: id(),
    slug: text().notNull(),
    title: text().notNull(),
    parentSlug: text(),
    orderIndex: integer().notNull().default(0),
    /** The page's role in home page, menu and footer, independent of its slug. */
    role: text().$type<PageRole>(),
    /** Whether it is in the menu and the footer while published; search, sitemap and lists always include it. */
    inMenus: boolean().notNull().default(true),
    /** Its name in menu and footer; null for its title. */
    menuLabel: text(),
    /** A list of blocks, as JSON or as a JSON string; read it with `readBlocks`. */
    content: jsonb().$type<unknown>().notNull().default([]),
    coverImage: text(),
    excerpt: text(),
    extendedTitle: text(),
    /** Override title, excerpt and cover in search results and share previews. */
    searchTitle: text(),
    searchDescription: text(),
    socialImage: text(),
    noindex: boolean().notNull().default(false),
    /** Trashed rows have a placeholder slug, so that the original one can be reused. */
    trashedSlug: text(),
    /** Its previous path, for the list of the trash. */
    trashedPath: text(),

    ...translation(),
    ...publishing(),
  },
  (table) => [
    ...translationRules("pages", table),
    foreignKey({
      name: "pages_parent",
      columns: [table.language, table.parentSlug],
      foreignColumns: [table.language, table.slug],
    })
      .onUpdate("cascade")
      .onDelete("restrict"),
    index("pages_children").on(table.parentSlug, table.orderIndex),
    uniqueIndex("pages_role").on(table.language, table.role).where(sql`${table.trashedAt} is null`),
    index("pages_published").on(table.orderIndex).where(sql`${table.isPublished}`),
    check("pages_slug_form", sql`${table.slug} ~ '^[a-z0-9]+(-[a-z0-9]+)*$'`),
    ...publishingChecks("pages", table),
  ],
);

/** The versions of a page: `PageDraft`. */
export const pageVersions = versionsTable("page_versions", { column: "page_id", id: () => pages.id });

/** Replaced by `document_saves`. The previous release still writes it, so it is deleted one release later. */
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

/** Presets that editors have created from pages, beside the seven built-in ones. */
export const pagePresets = pgTable("page_presets", {
  id: id(),
  name: text().notNull(),
  description: text(),
  /** A list of blocks, as in a page. */
  blocks: jsonb().$type<unknown>().notNull(),
  createdBy: account(),
  createdAt: createdAt(),
});
