import { sql } from "drizzle-orm";
import { check, index, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { accounts } from "./accounts.ts";
import { createdAt, id, moment } from "./columns.ts";
import { news } from "./news.ts";
import { pages } from "./pages.ts";

/** Links that show the draft of a page or of an article to whoever has them. */
export const previewLinks = pgTable(
  "preview_links",
  {
    id: id(),
    pageId: uuid().references(() => pages.id, { onDelete: "cascade" }),
    articleId: uuid().references(() => news.id, { onDelete: "cascade" }),
    /** SHA-256 of the token in the link. */
    tokenHash: text().notNull().unique(),
    createdBy: uuid().references(() => accounts.id, { onDelete: "set null" }),
    expiresAt: moment().notNull(),
    revokedAt: moment(),
    createdAt: createdAt(),
  },
  (table) => [
    index("preview_links_page_id").on(table.pageId),
    index("preview_links_article_id").on(table.articleId),
    check("preview_links_one_subject", sql`num_nonnulls(${table.pageId}, ${table.articleId}) = 1`),
  ],
);
