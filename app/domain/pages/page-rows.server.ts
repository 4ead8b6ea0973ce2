import { and, eq, isNull, type SQL, sql } from "drizzle-orm";
import { db, type Transaction } from "#app/platform/database.server.ts";
import { pages } from "#db/schema/pages.ts";
import { type PageDraft, pageDraftSchema, pageFieldNames, storedBlocks } from "./draft.ts";
import type { Page } from "./pages.server.ts";

/** A page outside of the trash, locked until the transaction ends. */
export async function lockPage(tx: Transaction, pageId: string): Promise<Page | undefined> {
  const [page] = await tx
    .select()
    .from(pages)
    .where(and(eq(pages.id, pageId), isNull(pages.trashedAt)))
    .for("update");
  return page;
}

/** A page outside of the trash. */
export async function findPage(by: { id: string } | { slug: string }): Promise<Page | undefined> {
  const which: SQL = "id" in by ? eq(pages.id, by.id) : eq(pages.slug, by.slug);
  const [page] = await db
    .select()
    .from(pages)
    .where(and(which, isNull(pages.trashedAt)));
  return page;
}

type Changes = Partial<Omit<typeof pages.$inferInsert, "id" | "version" | "createdAt">>;

/** Writes to a page; every write raises its version by one. */
export async function writePage(tx: Transaction, pageId: string, changes: Changes): Promise<Page> {
  const [page] = await tx
    .update(pages)
    .set({ ...changes, version: sql`${pages.version} + 1` })
    .where(eq(pages.id, pageId))
    .returning();
  if (!page) throw new Error(`page ${pageId} is gone`);
  return page;
}

/** What is live of a page, or would be if it were published as its columns are. */
export function liveOf(page: Page): PageDraft {
  const fields = Object.fromEntries(pageFieldNames.map((name) => [name, page[name]]));
  return pageDraftSchema.parse({ ...fields, blocks: storedBlocks(page.content, page.id) });
}

/** What an editor sees: the draft, or what is live while there is none. */
export function draftOf(page: Page): PageDraft {
  return page.draft ? pageDraftSchema.parse(page.draft) : liveOf(page);
}

/** The columns that make a draft live. */
export function liveColumns({ blocks, ...fields }: PageDraft) {
  return { ...fields, content: blocks };
}
