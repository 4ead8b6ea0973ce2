import type { Staff } from "#app/domain/accounts/account.ts";
import { recordAudit } from "#app/domain/audit/audit.server.ts";
import { db, type Transaction } from "#app/platform/database.server.ts";
import { dequeue, enqueue } from "#app/platform/queue.server.ts";
import { type Missing, type MissingInBlocks, missingInDraft } from "./missing.ts";
import { draftOf } from "./page-draft.server.ts";
import { publishScheduled } from "./page-jobs.server.ts";
import { lockPage, writePage } from "./page-rows.server.ts";
import { keepWholeVersion } from "./page-versions.server.ts";
import type { Page } from "./pages.server.ts";

interface Scheduling {
  at: Date;
  baseVersion?: number;
  by: Staff;
  missingInBlocks: MissingInBlocks;
}

export type ScheduleOutcome =
  | { status: "scheduled"; page: Page }
  | { status: "missing"; missing: Missing[] }
  | { status: "conflict"; theirVersion: number };

/**
 * Has the draft, as it is now, go out at a moment; what is edited afterwards stays a draft. A schedule from before is
 * replaced. A moment that is past means at once. Undefined when the page is gone or in the trash.
 */
export function schedulePage(
  pageId: string,
  { at, baseVersion, by, missingInBlocks }: Scheduling,
): Promise<ScheduleOutcome | undefined> {
  return db.transaction(async (tx): Promise<ScheduleOutcome | undefined> => {
    const page = await lockPage(tx, pageId);
    if (!page) return undefined;
    if (baseVersion !== undefined && baseVersion !== page.version) {
      return { status: "conflict", theirVersion: page.version };
    }
    const draft = draftOf(page);
    const missing = missingInDraft(draft, missingInBlocks);
    if (missing.length > 0) return { status: "missing", missing };

    const scheduledVersion = await keepWholeVersion(tx, page, { draft, isPublished: false, by });
    const payload = { pageId, dueAt: at.toISOString() };
    await enqueue(tx, publishScheduled, payload, { key: keyOf(pageId), runAt: at });
    await recordAudit(tx, {
      actor: by,
      action: "page.schedule",
      subject: page.slug,
      before: { scheduledAt: page.scheduledAt },
      after: { scheduledAt: at, version: scheduledVersion },
    });
    const scheduled = { scheduledAt: at, scheduledBy: by.id, scheduledVersion, scheduleFailure: null };
    return { status: "scheduled", page: await writePage(tx, pageId, scheduled) };
  });
}

/** Takes a schedule back, or the notice of one that failed. Undefined when the page is gone or in the trash. */
export function cancelSchedule(pageId: string, by: Staff): Promise<Page | undefined> {
  return db.transaction(async (tx) => {
    const page = await lockPage(tx, pageId);
    if (!page?.scheduledAt && !page?.scheduleFailure) return page;
    await recordAudit(tx, {
      actor: by,
      action: "page.unschedule",
      subject: page.slug,
      before: { scheduledAt: page.scheduledAt },
    });
    return forgetSchedule(tx, page);
  });
}

/** A page that has a schedule no more, nor the failure of one, and a queue that knows nothing of it either. */
export async function forgetSchedule(tx: Transaction, page: Page): Promise<Page> {
  if (!page.scheduledAt && !page.scheduleFailure) return page;
  await dequeue(tx, keyOf(page.id));
  const none = { scheduledAt: null, scheduledBy: null, scheduledVersion: null, scheduleFailure: null };
  return writePage(tx, page.id, none);
}

const keyOf = (pageId: string) => `page.publish-scheduled:${pageId}`;
