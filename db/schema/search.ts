import { sql } from "drizzle-orm";
import { check, customType, index, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { id, moment } from "./columns.ts";
import { news } from "./news.ts";
import { pages } from "./pages.ts";

const tsvector = customType<{ data: string }>({ dataType: () => "tsvector" });

/**
 * The words of pages and articles as they were last published. Whether one is found, and under which path, is decided
 * by its page or article at the moment of the search.
 */
export const searchEntries = pgTable(
  "search_entries",
  {
    id: id(),
    pageId: uuid()
      .unique()
      .references(() => pages.id, { onDelete: "cascade" }),
    articleId: uuid()
      .unique()
      .references(() => news.id, { onDelete: "cascade" }),
    title: text().notNull(),
    lead: text().notNull(),
    body: text().notNull(),
    /** The `updatedAt` of what the words were taken from. */
    madeOf: moment().notNull(),
    /** Titles word for word as well: `about` and `who` are titles, and no words of the language's search. */
    search: tsvector()
      .notNull()
      .generatedAlwaysAs(
        sql`setweight(to_tsvector('english', title), 'A') || setweight(to_tsvector('simple', title), 'A') || setweight(to_tsvector('english', lead), 'B') || setweight(to_tsvector('english', body), 'C')`,
      ),
    /** Every word as it is written, for finding the one that was meant. */
    words: tsvector()
      .notNull()
      .generatedAlwaysAs(sql`to_tsvector('simple', title || ' ' || lead || ' ' || body)`),
  },
  (table) => [
    index("search_entries_search").using("gin", table.search),
    check("search_entries_one_subject", sql`num_nonnulls(${table.pageId}, ${table.articleId}) = 1`),
  ],
);
