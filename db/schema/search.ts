import { sql } from "drizzle-orm";
import { customType, index, pgTable, text, unique } from "drizzle-orm/pg-core";
import { id, moment } from "./columns.ts";
import { contentReferences, oneSubject, referencesIn } from "./content-tables.ts";

const tsvector = customType<{ data: string }>({ dataType: () => "tsvector" });

/**
 * The searchable text of pages and content items, as last published. Whether an entry is found, and its path, depends
 * on the referenced row at the time of the search.
 */
export const searchEntries = pgTable(
  "search_entries",
  {
    id: id(),
    ...contentReferences(),
    title: text().notNull(),
    lead: text().notNull(),
    body: text().notNull(),
    /** The `updatedAt` of the source row. */
    madeOf: moment().notNull(),
    /**
     * Titles are also indexed literally: `about` and `who` are titles, but stop words of the language's configuration.
     */
    search: tsvector()
      .notNull()
      .generatedAlwaysAs(
        sql`setweight(to_tsvector('english', title), 'A') || setweight(to_tsvector('simple', title), 'A') || setweight(to_tsvector('english', lead), 'B') || setweight(to_tsvector('english', body), 'C')`,
      ),
    /** Every word as written, for spelling suggestions. */
    words: tsvector()
      .notNull()
      .generatedAlwaysAs(sql`to_tsvector('simple', title || ' ' || lead || ' ' || body)`),
  },
  (table) => [
    index("search_entries_search").using("gin", table.search),
    ...referencesIn(table).map(({ column }) => unique().on(column)),
    oneSubject("search_entries", table),
  ],
);
