import { sql } from "drizzle-orm";
import { customType, index, pgTable, text, unique } from "drizzle-orm/pg-core";
import { id, moment } from "./columns.ts";
import { contentReferences, oneSubject, referencesIn } from "./content-tables.ts";

const tsvector = customType<{ data: string }>({ dataType: () => "tsvector" });

/**
 * The words of pages and content types as they were last published. Whether one is found, and under which path, is decided
 * by what they are of, at the moment of the search.
 */
export const searchEntries = pgTable(
  "search_entries",
  {
    id: id(),
    ...contentReferences(),
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
    ...referencesIn(table).map(({ column }) => unique().on(column)),
    oneSubject("search_entries", table),
  ],
);
