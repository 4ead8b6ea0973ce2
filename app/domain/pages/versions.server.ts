import { and, desc, eq } from "drizzle-orm";
import type { Staff } from "#app/domain/accounts/account.ts";
import { recordAudit } from "#app/domain/audit/audit.server.ts";
import { db, type Transaction } from "#app/platform/database.server.ts";
import { accounts } from "#db/schema/accounts.ts";
import { pageVersions } from "#db/schema/pages.ts";
import { type Differences, differencesBetween } from "./differences.ts";
import { type PageDraft, pageDraftSchema } from "./draft.ts";
import { replaceDraft } from "./drafts.server.ts";
import { draftOf } from "./page-draft.server.ts";
import { findPage, lockPage } from "./page-rows.server.ts";
import type { Page } from "./pages.server.ts";

export type ListedVersion = Awaited<ReturnType<typeof listVersions>>[number];

/** A page's versions, newest first, without what is in them. */
export function listVersions(pageId: string) {
  return db
    .select({
      number: pageVersions.number,
      name: pageVersions.name,
      isPublished: pageVersions.isPublished,
      createdAt: pageVersions.createdAt,
      savedAt: pageVersions.savedAt,
      author: accounts.name,
    })
    .from(pageVersions)
    .leftJoin(accounts, eq(accounts.id, pageVersions.authorId))
    .where(eq(pageVersions.pageId, pageId))
    .orderBy(desc(pageVersions.number));
}

/** What a page was in a version; undefined when there is none of that number. */
export async function findVersion(pageId: string, number: number): Promise<PageDraft | undefined> {
  const [version] = await db
    .select({ snapshot: pageVersions.snapshot })
    .from(pageVersions)
    .where(and(eq(pageVersions.pageId, pageId), eq(pageVersions.number, number)));
  return version && pageDraftSchema.parse(version.snapshot);
}

/** Gives a version a name, which also keeps it for good; an empty name takes it back. False when there is no such version. */
export function nameVersion(page: Page, number: number, name: string, by: Staff): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [named] = await tx
      .update(pageVersions)
      .set({ name: name.trim() || null })
      .where(and(eq(pageVersions.pageId, page.id), eq(pageVersions.number, number)))
      .returning({ name: pageVersions.name });
    if (!named) return false;
    await recordAudit(tx, {
      actor: by,
      action: "page.name-version",
      subject: page.slug,
      after: { version: number, name: named.name },
    });
    return true;
  });
}

/** Two versions of a page, or a version and `"draft"`, what is being edited. Undefined when either is not there. */
export async function compareVersions(
  pageId: string,
  from: number,
  to: number | "draft",
): Promise<{ before: PageDraft; after: PageDraft; differences: Differences } | undefined> {
  const [before, after] = await Promise.all([findVersion(pageId, from), stateOf(pageId, to)]);
  return before && after && { before, after, differences: differencesBetween(before, after) };
}

async function stateOf(pageId: string, which: number | "draft") {
  if (which !== "draft") return findVersion(pageId, which);
  const page = await findPage({ id: pageId });
  return page && draftOf(page);
}

/**
 * Makes a version the draft; what was the draft becomes a version first, and visitors see nothing of it until it is
 * published. Blocks of an older shape are brought up to date when they are read. Undefined when page or version is
 * gone.
 */
export function restoreVersion(pageId: string, number: number, by: Staff): Promise<Page | undefined> {
  return db.transaction(async (tx) => {
    const page = await lockPage(tx, pageId);
    const snapshot = page && (await snapshotOf(tx, pageId, number));
    if (!page || !snapshot) return undefined;
    await recordAudit(tx, {
      actor: by,
      action: "page.restore-version",
      subject: page.slug,
      after: { version: number },
    });
    return replaceDraft(tx, page, snapshot, by);
  });
}

async function snapshotOf(tx: Transaction, pageId: string, number: number) {
  const [version] = await tx
    .select({ snapshot: pageVersions.snapshot })
    .from(pageVersions)
    .where(and(eq(pageVersions.pageId, pageId), eq(pageVersions.number, number)));
  return version && pageDraftSchema.parse(version.snapshot);
}
