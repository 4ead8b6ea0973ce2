import { eq, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import { type ContentTypeName, contentTypes } from "#app/domain/content-types/registry.ts";
import { tablesOf } from "#app/domain/content-types/tables.server.ts";
import { db } from "#app/platform/database.server.ts";
import type { ContentLanguage } from "#db/schema/columns.ts";
import { pages } from "#db/schema/pages.ts";

/** The language of a page or a content item; that of the main language for types that have none. */
export async function languageOfContent(
  kind: "page" | ContentTypeName,
  id: string,
): Promise<ContentLanguage> {
  const table = kind === "page" ? pages : tablesOf(contentTypes[kind]).table;
  if (!table.language) return "";
  const [row] = await db
    .select({ language: sql<ContentLanguage | null>`${table.language}` })
    .from(table as PgTable)
    .where(eq(table.id, id));
  return row?.language ?? "";
}
