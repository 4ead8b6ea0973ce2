import { and, eq } from "drizzle-orm";
import { recordAudit } from "#app/domain/audit/audit.server.ts";
import { db, type Transaction } from "#app/platform/database.server.ts";
import { enqueue } from "#app/platform/queue.server.ts";
import { accounts } from "#db/schema/accounts.ts";
import { pageVersions } from "#db/schema/pages.ts";
import { pageDraftSchema } from "./draft.ts";
import { type MissingInBlocks, missingInDraft } from "./missing.ts";
import { publishScheduled, tellOfFailedSchedule } from "./page-jobs.server.ts";
import { lockPage, writePage } from "./page-rows.server.ts";
import type { Page } from "./pages.server.ts";
import { putLive } from "./publication.server.ts";
import { forgetSchedule } from "./schedule.server.ts";

/**
 * The job of a schedule. One that was taken back or moved meanwhile is left alone. A page that cannot go out is marked
 * with the reasons, and whoever scheduled it hears of it, or every owner when there is nobody any more. `attempt`
 * counts from 1; an error rejects, and after the last attempt is marked and told too.
 */
export async function publishScheduledPage(
  scheduled: { pageId: string; dueAt: string },
  missingInBlocks: MissingInBlocks,
  attempt: number,
) {
  try {
    await publishDue(scheduled, missingInBlocks);
  } catch (error) {
    if (attempt >= publishScheduled.maxAttempts) await giveUp(scheduled);
    throw error;
  }
}

function publishDue({ pageId, dueAt }: { pageId: string; dueAt: string }, missingInBlocks: MissingInBlocks) {
  return db.transaction(async (tx) => {
    const page = await lockPage(tx, pageId);
    if (page?.scheduledAt?.toISOString() !== dueAt) return;
    const snapshot = await scheduledSnapshot(tx, page);
    const draft = pageDraftSchema.safeParse(snapshot);
    const reasons = draft.success
      ? missingInDraft(draft.data, missingInBlocks).map(({ message }) => message)
      : ["The version that was scheduled is gone or cannot be read any more"];
    if (draft.success && reasons.length === 0) {
      const by = page.scheduledBy ? { id: page.scheduledBy } : undefined;
      await putLive(tx, page, draft.data, by);
    } else {
      await recordFailure(tx, page, dueAt, reasons);
    }
  });
}

function giveUp({ pageId, dueAt }: { pageId: string; dueAt: string }) {
  return db.transaction(async (tx) => {
    const page = await lockPage(tx, pageId);
    if (page?.scheduledAt?.toISOString() !== dueAt) return;
    const reason = `The site failed at it ${publishScheduled.maxAttempts} times; its log says why`;
    await recordFailure(tx, page, dueAt, [reason]);
  });
}

async function scheduledSnapshot(tx: Transaction, { id, scheduledVersion }: Page) {
  if (scheduledVersion === null) return undefined;
  const [version] = await tx
    .select({ snapshot: pageVersions.snapshot })
    .from(pageVersions)
    .where(and(eq(pageVersions.pageId, id), eq(pageVersions.number, scheduledVersion)));
  return version?.snapshot;
}

async function recordFailure(tx: Transaction, page: Page, dueAt: string, reasons: string[]) {
  await forgetSchedule(tx, page);
  await writePage(tx, page.id, { scheduleFailure: { dueAt, reasons } });
  await recordAudit(tx, {
    action: "page.schedule-failed",
    subject: page.slug,
    after: { dueAt, reasons },
  });
  for (const to of await listWhoIsTold(tx, page)) {
    await enqueue(tx, tellOfFailedSchedule, { pageId: page.id, dueAt, to });
  }
}

async function listWhoIsTold(tx: Transaction, { scheduledBy }: Page): Promise<string[]> {
  const select = () => tx.select({ email: accounts.email }).from(accounts).$dynamic();
  const author = scheduledBy ? await select().where(eq(accounts.id, scheduledBy)) : [];
  const told = author.length > 0 ? author : await select().where(eq(accounts.role, "owner"));
  return told.map(({ email }) => email);
}
