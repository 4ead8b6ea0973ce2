import { eq } from "drizzle-orm";
import { z } from "zod";
import type { Staff } from "#app/domain/accounts/account.ts";
import * as publishing from "#app/domain/publishing/drafts.server.ts";
import { isSame } from "#app/domain/publishing/same.ts";
import { db, type Transaction } from "#app/platform/database.server.ts";
import { accounts } from "#db/schema/accounts.ts";
import { pageSaves } from "#db/schema/pages.ts";
import { type DraftChanges, draftChangesSchema, type PageDraft, type PageFields } from "./draft.ts";
import { type DraftConflict, mergeDraft } from "./merge-draft.ts";
import { draftOf, findPage, lockPage } from "./page-rows.server.ts";
import type { Page } from "./pages.server.ts";
import { publishablePage } from "./publishable-page.server.ts";

/** A page as its editor begins with it. */
export interface ReadDraft {
  page: Page;
  /** What is being edited: what is live, with what has been changed since. */
  draft: PageDraft;
  /** Whether any of the draft is not live. */
  isChanged: boolean;
  /** Who has changed it last, while it is not live. */
  editor: string | null;
  /** What a save has to name as its `baseVersion`. */
  version: number;
}

/** The page of a slug with its draft; undefined when there is none, or it is in the trash. */
export async function readDraft(slug: string): Promise<ReadDraft | undefined> {
  const page = await findPage({ slug });
  return page && withDraft(page);
}

/** The draft of a page that was read already. */
export async function withDraft(page: Page): Promise<ReadDraft> {
  const { version, draftBy } = page;
  const editor = draftBy ? await findName(draftBy) : null;
  return { page, draft: draftOf(page), isChanged: page.draft !== null, editor, version };
}

async function findName(accountId: string): Promise<string | null> {
  const [account] = await db.select({ name: accounts.name }).from(accounts).where(eq(accounts.id, accountId));
  return account?.name ?? null;
}

/** What a browser sends to save. */
export const saveSchema = z.object({
  /** Made by the browser for this save; the same when it is sent again. */
  saveId: z.uuid(),
  /** The version that the changes were made from. */
  baseVersion: z.int().positive(),
  changes: draftChangesSchema,
});

interface Save {
  pageId: string;
  saveId: string;
  baseVersion: number;
  changes: DraftChanges;
  by: Staff;
}

export type SaveOutcome =
  /**
   * `isChanged` says whether any of the draft is not live. `draft` is there when others have changed the page since
   * `baseVersion`: the whole of it, theirs and these.
   */
  | { status: "saved"; version: number; isChanged: boolean; draft?: PageDraft }
  /** Nothing was saved. `theirs` is the whole draft as it is; sent again from `theirVersion`, mine wins. */
  | { status: "conflict"; conflicts: DraftConflict[]; theirs: PageDraft; theirVersion: number };

/**
 * Brings changes into a page's draft, as `mergeDraft` says. A save that is sent again is one save. Undefined when the
 * page is gone or in the trash.
 */
export function saveDraft({
  pageId,
  saveId,
  baseVersion,
  changes,
  by,
}: Save): Promise<SaveOutcome | undefined> {
  return db.transaction(async (tx) => {
    const page = await lockPage(tx, pageId);
    if (!page) return undefined;
    const theirs = draftOf(page);
    const isChanged = (draft: PageDraft) => !isSame(draft, publishablePage.liveOf(page));
    if (await isSaved(tx, saveId)) {
      return { status: "saved", version: page.version, isChanged: isChanged(theirs), draft: theirs };
    }

    const nextVersion = page.version + 1;
    const { revisions } = page;
    const merged = mergeDraft({ theirs, revisions, baseVersion, changes, nextVersion });
    if (merged.status === "conflict") {
      return { status: "conflict", conflicts: merged.conflicts, theirs, theirVersion: page.version };
    }
    await tx.insert(pageSaves).values({ id: saveId, pageId, version: nextVersion });
    await publishing.storeDraft(publishablePage, tx, page, merged.draft, by, merged.revisions);
    const saved = { status: "saved", version: nextVersion, isChanged: isChanged(merged.draft) } as const;
    return baseVersion === page.version ? saved : { ...saved, draft: merged.draft };
  });
}

async function isSaved(tx: Transaction, saveId: string): Promise<boolean> {
  const [save] = await tx.select({ id: pageSaves.id }).from(pageSaves).where(eq(pageSaves.id, saveId));
  return save !== undefined;
}

/** Merges the fields of a form into a page's draft. Undefined when the page is deleted or in the trash. */
export const saveFields = (pageId: string, save: publishing.FieldsSave<PageFields>) =>
  publishing.saveFields<Page, PageDraft, PageFields>(publishablePage, pageId, save);

/** Puts the draft back to what is live. Undefined when the page is gone; a page without a draft stays as it is. */
export const discardDraft = (pageId: string, by: Staff) =>
  publishing.discardDraft(publishablePage, pageId, by);
