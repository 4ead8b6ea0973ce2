import { and, ilike, or, type SQL, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";

/**
 * Whether each word of a query stands in one of the columns, whatever its case and wherever in a word; every character
 * stands for itself. Undefined, which finds everything, where the query has no word.
 */
export function hasWords(query: string, columns: (AnyPgColumn | SQL)[]): SQL | undefined {
  const words = query.split(/\s+/).filter(Boolean);
  return and(
    ...words.map((word) => {
      const pattern = `%${word.replace(/[\\%_]/g, "\\$&")}%`;
      return or(...columns.map((column) => ilike(column, pattern)));
    }),
  );
}

/**
 * Whether a column that lists texts has this one. The text is a parameter of its own: drizzle's `arrayContains` writes
 * the list as one literal, in which a NUL is not replaced as in database.server.ts.
 */
export function hasText(column: AnyPgColumn, text: string): SQL {
  return sql`${column} @> array[${text}]::text[]`;
}
