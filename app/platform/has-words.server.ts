import { and, or, type SQL, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";

/**
 * Matches rows that contain each word of a query in one of the columns, as `contains` does. Undefined, which matches
 * everything, for a query without words.
 */
export function hasWords(query: string, columns: (AnyPgColumn | SQL)[]): SQL | undefined {
  const words = query.split(/\s+/).filter(Boolean);
  return and(...words.map((word) => or(...columns.map((column) => contains(column, word)))));
}

/** Matches rows with this text in the column, regardless of case and accents; all characters are literal. */
export function contains(column: AnyPgColumn | SQL, text: string): SQL {
  return sql`unaccent(${column}) ilike unaccent(${`%${escapePattern(text)}%`})`;
}

/** Keys of JSON documents whose values are not texts. */
const technicalKeys = ["type", "id", "mediaId", "href", "src"];

/** The texts of a JSON document that people read, as one text. */
export function textsOfJson(json: SQL): SQL {
  const isText = technicalKeys.map((key) => `@.key != "${key}"`).join(" && ");
  const path = `strict $.** ? (@.type() == "object").keyvalue() ? (${isText}).value ? (@.type() == "string")`;
  return sql`coalesce(jsonb_path_query_array(${json}, ${path}::jsonpath, '{}', true)::text, '')`;
}

/** A JSON object with the values of these columns, by name. */
export function jsonOf(columns: (readonly [name: string, column: AnyPgColumn | SQL])[]): SQL {
  const parts = columns.flatMap(([name, column]) => [sql`${name}::text`, sql`${column}`]);
  return sql`jsonb_build_object(${sql.join(parts, sql`, `)})`;
}

/** Makes all characters of a `like` pattern literal. */
export const escapePattern = (text: string) => text.replace(/[\\%_]/g, "\\$&");

/**
 * Whether an array column contains a text. The text is a separate parameter: drizzle's `arrayContains` writes the list
 * as one literal, in which NUL is not replaced as in database.server.ts.
 */
export function hasText(column: AnyPgColumn, text: string): SQL {
  return sql`${column} @> array[${text}]::text[]`;
}
