import { eq, inArray, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import { db } from "#app/platform/database.server.ts";
import type { TranslatedTable, VersionsTable } from "#db/schema/publishing.ts";

interface Translated {
  /** Undefined for content that is the same in all languages. */
  table: TranslatedTable | undefined;
  versions: VersionsTable;
}

/** The content that a document was last translated from; undefined for one that is no translation. */
export async function findOriginalOf(id: string, { table, versions }: Translated): Promise<unknown> {
  if (!table) return undefined;
  const translatedFrom = db
    .select({ id: sql<string>`${table.translatedFrom}` })
    .from(table as PgTable)
    .where(eq(table.id, id));
  const [version] = await db
    .select({ snapshot: versions.snapshot })
    .from(versions)
    .where(inArray(versions.id, translatedFrom));
  return version?.snapshot;
}
