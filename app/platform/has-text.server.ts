import { type SQL, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";

/**
 * Whether a column that lists texts has this one. The text is a parameter of its own: drizzle's `arrayContains` writes
 * the list as one literal, in which a NUL is not replaced as in database.server.ts.
 */
export function hasText(column: AnyPgColumn, text: string): SQL {
  return sql`${column} @> array[${text}]::text[]`;
}
