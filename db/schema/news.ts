import { sql } from "drizzle-orm";
import { check, index, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { id, moment, translation } from "./columns.ts";
import { publishing, publishingChecks, translationRules, versionsTable } from "./publishing.ts";

export const news = pgTable(
  "news",
  {
    id: id(),
    /** Unique in its language. */
    slug: text().notNull(),
    title: text().notNull(),
    excerpt: text(),
    /** A rich text document; see `app/domain/rich-text/document.ts`. */
    body: jsonb().$type<unknown>(),
    coverImage: text(),
    author: text(),
    tags: text().array().notNull().default([]),
    /** The displayed date: that of the first publication unless an editor has chosen another. */
    publishedDate: moment(),
    /** Trashed rows have a placeholder slug, so that the original one can be reused. */
    trashedSlug: text(),

    ...translation(),
    ...publishing(),
  },
  (table) => [
    ...translationRules("news", table),
    index("news_published")
      .on(table.publishedDate.desc().nullsLast(), table.createdAt.desc())
      .where(sql`${table.isPublished}`),
    check("news_slug_form", sql`${table.slug} ~ '^[a-z0-9]+(-[a-z0-9]+)*$'`),
    ...publishingChecks("news", table),
  ],
);

/** The versions of an article, as its drafts. */
export const newsVersions = versionsTable("news_versions", { column: "article_id", id: () => news.id });
