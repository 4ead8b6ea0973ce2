import { and, eq, inArray, notExists, or, sql } from "drizzle-orm";
import { type AnyPgColumn, alias, type PgTable } from "drizzle-orm/pg-core";
import { z } from "zod";
import { renameReferences } from "#app/blocks/page-references.ts";
import { storedBlocks } from "#app/blocks/read-blocks.ts";
import { contentTypeList } from "#app/domain/content-types/registry.ts";
import { tablesOf } from "#app/domain/content-types/tables.server.ts";
import { type StoredBlock, storedBlockSchema } from "#app/domain/documents/content.ts";
import type { Revisions } from "#app/domain/documents/merge-save.ts";
import { revised } from "#app/domain/publishing/drafts.server.ts";
import { db, type Transaction } from "#app/platform/database.server.ts";
import type { ContentLanguage } from "#db/schema/columns.ts";
import { pages, pageVersions } from "#db/schema/pages.ts";
import type { VersionsTable } from "#db/schema/publishing.ts";

/**
 * Updates references to the old slug in all blocks of documents that can mean the page, and of those that every language
 * shows: published, in drafts and in scheduled versions. Editors that have loaded the old slug get the new one as a change
 * of somebody else.
 */
export async function followRename(tx: Transaction, rename: Rename) {
  for (const document of documentsWithBlocks()) {
    await followInContent(tx, document, rename);
    await followInScheduled(tx, document, rename);
  }
}

interface Rename {
  language: ContentLanguage;
  from: string;
  to: string;
}

/** A table of documents with blocks, its column of the published ones, and its versions. */
interface DocumentTable {
  table: PgTable &
    Record<"id" | "version" | "revisions" | "draft" | "scheduledVersion", AnyPgColumn> & {
      language?: AnyPgColumn;
    };
  /** The key of the column. */
  published: string;
  column: AnyPgColumn;
  versions: VersionsTable;
}

function documentsWithBlocks(): DocumentTable[] {
  const ofPages = { table: pages, published: "content", column: pages.content, versions: pageVersions };
  const ofContent = contentTypeList.flatMap((type) => {
    const { table, versions } = tablesOf(type);
    return table.blocks ? [{ table, published: "blocks", column: table.blocks, versions }] : [];
  });
  return [ofPages, ...ofContent];
}

/** A draft or a version, of which only the blocks change. */
const contentSchema = z.looseObject({ blocks: z.array(storedBlockSchema) });

/**
 * Whether a document can mean the renamed page by its slug: one of its language and, for a page of the main language, one
 * of a further language without a page that has either slug. Translations keep the references of their originals.
 */
function canMean({ language, from, to }: Rename, { table }: DocumentTable) {
  if (!table.language) return undefined;
  const isOfLanguage = eq(table.language, language);
  if (language !== "") return isOfLanguage;
  const own = alias(pages, "own");
  const hasOwn = db
    .select({ id: own.id })
    .from(own)
    .where(and(eq(own.language, table.language), inArray(own.slug, [from, to])));
  return or(isOfLanguage, notExists(hasOwn));
}

/** Updates the published blocks and the drafts of a table. */
async function followInContent(tx: Transaction, document: DocumentTable, rename: Rename) {
  const { table, published, column } = document;
  const quoted = `%"${rename.from}"%`;
  const rows = await tx
    .select({
      id: sql<string>`${table.id}`,
      version: sql<number>`${table.version}`,
      revisions: sql<Revisions>`${table.revisions}`,
      live: sql`${column}`,
      draft: sql`${table.draft}`,
    })
    .from(table as PgTable)
    .where(
      and(
        canMean(rename, document),
        or(sql`${column}::text like ${quoted}`, sql`${table.draft}::text like ${quoted}`),
      ),
    )
    .for("update");
  for (const row of rows) {
    const live = renamed(storedBlocks(row.live, row.id), rename);
    const draft = row.draft === null ? undefined : contentSchema.parse(row.draft);
    const edited = draft && renamed(draft.blocks, rename);
    const touched = [...live.touched, ...(edited?.touched ?? [])];
    if (touched.length === 0) continue;
    await tx
      .update(table as PgTable)
      .set({
        [published]: live.blocks,
        ...(edited && { draft: { ...draft, blocks: edited.blocks } }),
        revisions: revised(row, touched),
        version: sql`${table.version} + 1`,
      })
      .where(eq(table.id, row.id));
  }
}

/** Updates the scheduled versions of a table. */
async function followInScheduled(tx: Transaction, document: DocumentTable, rename: Rename) {
  const { table, versions } = document;
  const scheduled = await tx
    .select({ id: versions.id, snapshot: versions.snapshot })
    .from(versions)
    .innerJoin(table, and(eq(table.id, versions.ownerId), eq(table.scheduledVersion, versions.number)))
    .where(and(canMean(rename, document), sql`${versions.snapshot}::text like ${`%"${rename.from}"%`}`));
  for (const { id, snapshot } of scheduled) {
    const content = contentSchema.safeParse(snapshot).data;
    if (!content) continue; // its schedule will fail with that reason
    const { blocks } = renamed(content.blocks, rename);
    await tx
      .update(versions)
      .set({ snapshot: { ...content, blocks } })
      .where(eq(versions.id, id));
  }
}

/** The blocks with renamed references, and the ids of those that changed. */
function renamed(blocks: StoredBlock[], { from, to }: Rename) {
  const next = renameReferences(blocks, from, to);
  return { blocks: next, touched: next.filter((block, at) => block !== blocks[at]).map(({ id }) => id) };
}
