import { sql } from "drizzle-orm";
import { customType, index, pgTable, text, unique } from "drizzle-orm/pg-core";
import { id, moment } from "./columns.ts";
import { contentReferences, oneSubject, referencesIn } from "./content-tables.ts";

const tsvector = customType<{ data: string }>({ dataType: () => "tsvector" });

/** The configuration of Postgres' text search for a language: its stems, without accents. */
export const searchConfigurations = { en: "public.site_en", de: "public.site_de" } as const;

/** For words as they are, without stems and accents. */
export const literalConfiguration = "public.site_words";

const configuration = `case language when 'de' then '${searchConfigurations.de}'::regconfig else '${searchConfigurations.en}'::regconfig end`;
const vectorOf = (column: string) => `to_tsvector(${configuration}, folded_words(language, ${column}))`;

/**
 * The searchable text of pages and content items, as last published. Whether an entry is found, and its path, depends
 * on the referenced row at the time of the search.
 */
export const searchEntries = pgTable(
  "search_entries",
  {
    id: id(),
    ...contentReferences(),
    /** The language of its content when it was indexed: that of the row, or the main one of the site. */
    language: text().notNull().default("en"),
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
        sql.raw(
          `setweight(${vectorOf("title")}, 'A') || setweight(to_tsvector('${literalConfiguration}', folded_words(language, title)), 'A') || setweight(${vectorOf("lead")}, 'B') || setweight(${vectorOf("body")}, 'C')`,
        ),
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
