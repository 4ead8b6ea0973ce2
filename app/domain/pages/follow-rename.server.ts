import { and, eq, or, sql } from "drizzle-orm";
import type { AnyPgColumn, PgTable } from "drizzle-orm/pg-core";
import { z } from "zod";
import { renameReferences } from "#app/blocks/page-references.ts";
import { contentTypeList } from "#app/domain/content-types/registry.ts";
import { type ContentTables, tablesOf } from "#app/domain/content-types/tables.server.ts";
import { type StoredBlock, storedBlockSchema } from "#app/domain/documents/content.ts";
import type { Transaction } from "#app/platform/database.server.ts";
import { pages, pageVersions } from "#db/schema/pages.ts";
import { pageDraftSchema, storedBlocks } from "./draft.ts";
import { writePage } from "./page-tree.server.ts";
import type { Page } from "./pages.server.ts";

/** Updates references to the old slug in all blocks: published, in drafts and in scheduled versions, shared ones too. */
export async function followRename(tx: Transaction, from: string, to: string) {
  const quoted = `%"${from}"%`;
  const rename = (blocks: StoredBlock[]) => renameReferences(blocks, from, to);
  const naming = await tx
    .select()
    .from(pages)
    .where(or(sql`${pages.content}::text like ${quoted}`, sql`${pages.draft}::text like ${quoted}`))
    .for("update");
  for (const page of naming) {
    const changes = changesOf(page, rename);
    if (changes.touched.length === 0) continue;
    const revisions = Object.fromEntries(changes.touched.map((id) => [id, page.version + 1]));
    await writePage(tx, page.id, { ...changes.columns, revisions: { ...page.revisions, ...revisions } });
  }
  await followInScheduled(tx, { table: pages, versions: pageVersions }, quoted, rename);
  for (const type of contentTypeList) {
    if (!type.blocks) continue;
    await followInContent(tx, tablesOf(type), quoted, rename);
    await followInScheduled(tx, tablesOf(type), quoted, rename);
  }
}

type Rename = (blocks: StoredBlock[]) => StoredBlock[];

/** The content and draft of a type with blocks. */
const withStoredBlocks = z.looseObject({ blocks: z.array(storedBlockSchema) });

/** Updates the published blocks and the drafts of a content type. */
async function followInContent(
  tx: Transaction,
  { table }: Pick<ContentTables, "table">,
  quoted: string,
  rename: Rename,
) {
  const rows = await tx
    .select({ id: sql<string>`${table.id}`, blocks: sql`${table.blocks}`, draft: sql`${table.draft}` })
    .from(table as PgTable)
    .where(or(sql`${table.blocks}::text like ${quoted}`, sql`${table.draft}::text like ${quoted}`))
    .for("update");
  for (const { id, blocks, draft } of rows) {
    const [live, edited] = [
      withStoredBlocks.safeParse({ blocks }).data,
      withStoredBlocks.safeParse(draft).data,
    ];
    await tx
      .update(table as PgTable)
      .set({
        ...(live && { blocks: rename(live.blocks) }),
        ...(edited && { draft: { ...edited, blocks: rename(edited.blocks) } }),
        version: sql`${table.version} + 1`,
      })
      .where(eq(table.id, id));
  }
}

/** Updates scheduled versions. */
async function followInScheduled(
  tx: Transaction,
  { table, versions }: Pick<ContentTables, "versions"> & { table: ScheduledTable },
  quoted: string,
  rename: Rename,
) {
  const scheduled = await tx
    .select({ id: versions.id, snapshot: versions.snapshot })
    .from(versions)
    .innerJoin(table, and(eq(table.id, versions.ownerId), eq(table.scheduledVersion, versions.number)))
    .where(sql`${versions.snapshot}::text like ${quoted}`);
  for (const { id, snapshot } of scheduled) {
    const draft = withStoredBlocks.safeParse(snapshot).data;
    if (!draft) continue; // its schedule will fail with that reason
    await tx
      .update(versions)
      .set({ snapshot: { ...draft, blocks: rename(draft.blocks) } })
      .where(eq(versions.id, id));
  }
}

type ScheduledTable = PgTable & Record<"id" | "scheduledVersion", AnyPgColumn>;

function changesOf(page: Page, rename: Rename) {
  const live = storedBlocks(page.content, page.id);
  const draft = page.draft ? pageDraftSchema.parse(page.draft) : undefined;
  const [content, edited] = [rename(live), draft && rename(draft.blocks)];
  const touched = [...content.filter((block, at) => block !== live[at])];
  if (draft && edited) touched.push(...edited.filter((block, at) => block !== draft.blocks[at]));
  return {
    touched: touched.map(({ id }) => id),
    columns: { content, ...(draft && edited ? { draft: { ...draft, blocks: edited } } : {}) },
  };
}
