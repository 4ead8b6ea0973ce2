import { eq, inArray, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import { db } from "#app/platform/database.server.ts";
import type { TranslatedTable, VersionsTable } from "#db/schema/publishing.ts";
import { proseIn } from "./prose.ts";

interface Translated {
  /** Undefined for content that is the same in all languages. */
  table: TranslatedTable | undefined;
  versions: VersionsTable;
}

/** The sentences of the version that a document was last translated from; nothing for one that is no translation. */
export async function readOriginalTexts(
  id: string,
  { table, versions }: Translated,
): Promise<{ originalTexts?: string[] }> {
  if (!table) return {};
  const translatedFrom = db
    .select({ id: sql<string>`${table.translatedFrom}` })
    .from(table as PgTable)
    .where(eq(table.id, id));
  const [version] = await db
    .select({ snapshot: versions.snapshot })
    .from(versions)
    .where(inArray(versions.id, translatedFrom));
  return version ? { originalTexts: [...new Set(proseIn(version.snapshot).map(({ text }) => text))] } : {};
}
