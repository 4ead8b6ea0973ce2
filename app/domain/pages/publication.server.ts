import type { Staff } from "#app/domain/accounts/account.ts";
import { recordAudit } from "#app/domain/audit/audit.server.ts";
import { db, type Transaction } from "#app/platform/database.server.ts";
import type { PageDraft } from "./draft.ts";
import { type Missing, type MissingInBlocks, missingInDraft } from "./missing.ts";
import { draftColumns, draftOf, liveColumns } from "./page-draft.server.ts";
import { lockPage, writePage } from "./page-rows.server.ts";
import { keepWholeVersion } from "./page-versions.server.ts";
import type { Page } from "./pages.server.ts";
import { forgetSchedule } from "./schedule.server.ts";

interface Publishing {
  /** What the publisher has seen; without it whatever is there goes out. */
  baseVersion?: number;
  by: Staff;
  missingInBlocks: MissingInBlocks;
}

export type PublishOutcome =
  | { status: "published"; page: Page }
  /** Nothing went out: these are missing. */
  | { status: "missing"; missing: Missing[] }
  /** Nothing went out: somebody has changed the page since `baseVersion`. */
  | { status: "conflict"; theirs: PageDraft; theirVersion: number };

/**
 * Makes the draft what visitors see, and keeps it as a version. A schedule that was waiting is over. Publishing what
 * is live already changes nothing. Undefined when the page is gone or in the trash.
 */
export function publishPage(
  pageId: string,
  { baseVersion, by, missingInBlocks }: Publishing,
): Promise<PublishOutcome | undefined> {
  return db.transaction(async (tx): Promise<PublishOutcome | undefined> => {
    const page = await lockPage(tx, pageId);
    if (!page) return undefined;
    const draft = draftOf(page);
    if (baseVersion !== undefined && baseVersion !== page.version) {
      return { status: "conflict", theirs: draft, theirVersion: page.version };
    }
    if (page.isPublished && !page.draft && !page.scheduledAt) return { status: "published", page };
    const missing = missingInDraft(draft, missingInBlocks);
    if (missing.length > 0) return { status: "missing", missing };
    return { status: "published", page: await putLive(tx, page, draft, by) };
  });
}

/** Makes a draft live; what has been edited beyond it stays a draft. */
export async function putLive(tx: Transaction, page: Page, draft: PageDraft, by?: Pick<Staff, "id">) {
  const number = await keepWholeVersion(tx, page, { draft, isPublished: true, by });
  await forgetSchedule(tx, page);
  const now = new Date();
  const live = { ...page, ...liveColumns(draft) };
  const published = await writePage(tx, page.id, {
    ...liveColumns(draft),
    ...(page.draft ? draftColumns(live, draftOf(page), page.draftBy) : {}),
    isPublished: true,
    publishedAt: now,
    updatedAt: now,
  });
  await recordAudit(tx, {
    actor: by,
    action: "page.publish",
    subject: page.slug,
    before: { isPublished: page.isPublished },
    after: { isPublished: true, version: number },
  });
  return published;
}

/**
 * Takes the page, and with it everything below it, off the site. Doing it twice changes nothing the second time.
 * Undefined when the page is gone or in the trash.
 */
export function unpublishPage(pageId: string, by: Staff): Promise<Page | undefined> {
  return db.transaction(async (tx) => {
    const page = await lockPage(tx, pageId);
    if (!page?.isPublished) return page;
    await recordAudit(tx, {
      actor: by,
      action: "page.unpublish",
      subject: page.slug,
      before: { isPublished: true },
      after: { isPublished: false },
    });
    const publishedAt = page.publishedAt ?? page.updatedAt; // visitors have known it, whoever published it
    return writePage(tx, page.id, { isPublished: false, publishedAt, updatedAt: new Date() });
  });
}
