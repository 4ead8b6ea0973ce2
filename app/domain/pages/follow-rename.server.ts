import { or, sql } from "drizzle-orm";
import type { Transaction } from "#app/platform/database.server.ts";
import { pages } from "#db/schema/pages.ts";
import { pageDraftSchema, type StoredBlock, storedBlocks } from "./draft.ts";
import { writePage } from "./page-rows.server.ts";
import type { Page } from "./pages.server.ts";
import type { RenameReferences } from "./references.ts";

/** Has every block, live and in drafts, that names a page by its old slug name it by its new one. */
export async function followRename(
  tx: Transaction,
  { from, to, renameReferences }: { from: string; to: string; renameReferences: RenameReferences },
) {
  const quoted = `%"${from}"%`;
  const naming = await tx
    .select()
    .from(pages)
    .where(or(sql`${pages.content}::text like ${quoted}`, sql`${pages.draft}::text like ${quoted}`))
    .for("update");
  for (const page of naming) {
    const rename = (blocks: StoredBlock[]) => renameReferences(blocks, from, to);
    const changes = changesOf(page, rename);
    if (changes.touched.length === 0) continue;
    const revisions = Object.fromEntries(changes.touched.map((id) => [id, page.version + 1]));
    await writePage(tx, page.id, { ...changes.columns, revisions: { ...page.revisions, ...revisions } });
  }
}

function changesOf(page: Page, rename: (blocks: StoredBlock[]) => StoredBlock[]) {
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
