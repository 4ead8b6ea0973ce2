import { and, eq, isNull, type SQL, sql } from "drizzle-orm";
import { db, type Transaction } from "#app/platform/database.server.ts";
import { pages } from "#db/schema/pages.ts";
import { type PageDraft, pageDraftSchema, pageFieldNames, storedBlocks } from "./draft.ts";
import type { Page } from "./pages.server.ts";

/** Reads a page outside of the trash and locks it until the transaction ends. */
export async function lockPage(tx: Transaction, pageId: string): Promise<Page | undefined> {
  const [page] = await tx
    .select()
    .from(pages)
    .where(and(eq(pages.id, pageId), isNull(pages.trashedAt)))
    .for("update");
  return page;
}

/** Reads a page outside of the trash. */
export async function findPage(by: { id: string } | { slug: string }): Promise<Page | undefined> {
  const which: SQL = "id" in by ? eq(pages.id, by.id) : eq(pages.slug, by.slug);
  const [page] = await db
    .select()
    .from(pages)
    .where(and(which, isNull(pages.trashedAt)));
  return page;
}

type Changes = Partial<Omit<typeof pages.$inferInsert, "id" | "version" | "createdAt">>;

/** Updates a page; every write increments its version. */
export async function writePage(tx: Transaction, pageId: string, changes: Changes): Promise<Page> {
  const [page] = await tx
    .update(pages)
    .set({ ...changes, version: sql`${pages.version} + 1` })
    .where(eq(pages.id, pageId))
    .returning();
  if (!page) throw new Error(`page ${pageId} is gone`);
  return page;
}

/** A page's published content, or what publishing without a draft would publish. */
export function liveOf(page: Page): PageDraft {
  const fields = Object.fromEntries(pageFieldNames.map((name) => [name, page[name]]));
  return pageDraftSchema.parse({ ...fields, blocks: storedBlocks(page.content, page.id) });
}

/** The state in the editor: the draft, or the published version without one. */
export function draftOf(page: Page): PageDraft {
  return page.draft ? pageDraftSchema.parse(page.draft) : liveOf(page);
}

/** The columns that publish a draft. */
export function liveColumns({ blocks, ...fields }: PageDraft) {
  return { ...fields, content: blocks };
}
