import { sql } from "drizzle-orm";
import { boolean, check, index, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { createdAt, id, moment, updatedAt, version } from "./columns.ts";

export const news = pgTable(
  "news",
  {
    id: id(),
    slug: text().notNull().unique(),
    title: text().notNull(),
    excerpt: text(),
    /** A rich text document; see `app/domain/rich-text/document.ts`. */
    body: jsonb().$type<unknown>(),
    coverImage: text(),
    author: text(),
    tags: text().array().notNull().default([]),
    isPublished: boolean().notNull().default(false),
    publishedDate: moment(),
    version: version(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index("news_published")
      .on(table.publishedDate.desc().nullsLast(), table.createdAt.desc())
      .where(sql`${table.isPublished}`),
    check("news_slug_form", sql`${table.slug} ~ '^[a-z0-9]+(-[a-z0-9]+)*$'`),
  ],
);
