import { and, eq } from "drizzle-orm";
import { recordAudit } from "#app/domain/audit/audit.server.ts";
import { db, type Transaction } from "#app/platform/database.server.ts";
import { accounts } from "#db/schema/accounts.ts";
import type { MissingIn } from "./missing.ts";
import { putLive } from "./publication.server.ts";
import type { Publishable, PublishableRow } from "./publishable.server.ts";
import { forgetSchedule } from "./schedule.server.ts";

interface Due {
  id: string;
  dueAt: string;
}

/**
 * The job of a schedule. One that was taken back or moved meanwhile is left alone. What cannot go out is marked with
 * the reasons, and whoever scheduled it hears of it, or every owner when there is nobody any more. An error rejects.
 */
export function publishScheduled<Row extends PublishableRow, Draft>(
  kind: Publishable<Row, Draft>,
  { id, dueAt }: Due,
  missingIn: MissingIn<Row, Draft>,
) {
  return db.transaction(async (tx) => {
    const row = await kind.lock(tx, id);
    if (row?.scheduledAt?.toISOString() !== dueAt) return;
    const draft = kind.draftSchema.safeParse(await scheduledSnapshot(kind, tx, row));
    const reasons = draft.success
      ? (await missingIn(draft.data, row, tx)).map(({ message }) => message)
      : ["The version that was scheduled is gone or cannot be read any more"];
    if (draft.success && reasons.length === 0) {
      const by = row.scheduledBy ? { id: row.scheduledBy } : undefined;
      await putLive(kind, tx, row, draft.data, by);
    } else {
      await recordFailure(kind, tx, row, dueAt, reasons);
    }
  });
}

/** What follows when no try is left: it is marked and told too. */
export async function giveUpScheduled<Row extends PublishableRow, Draft>(
  kind: Publishable<Row, Draft>,
  tx: Transaction,
  { id, dueAt }: Due,
) {
  const row = await kind.lock(tx, id);
  if (row?.scheduledAt?.toISOString() !== dueAt) return;
  const reason = `The site failed at it ${kind.schedule.mostAttempts} times; its log says why`;
  await recordFailure(kind, tx, row, dueAt, [reason]);
}

async function scheduledSnapshot<Row extends PublishableRow, Draft>(
  { versions }: Publishable<Row, Draft>,
  tx: Transaction,
  { id, scheduledVersion }: Row,
) {
  if (scheduledVersion === null) return undefined;
  const [version] = await tx
    .select({ snapshot: versions.snapshot })
    .from(versions)
    .where(and(eq(versions.ownerId, id), eq(versions.number, scheduledVersion)));
  return version?.snapshot;
}

async function recordFailure<Row extends PublishableRow, Draft>(
  kind: Publishable<Row, Draft>,
  tx: Transaction,
  row: Row,
  dueAt: string,
  reasons: string[],
) {
  await forgetSchedule(kind, tx, row);
  await kind.write(tx, row.id, { scheduleFailure: { dueAt, reasons } });
  await recordAudit(tx, {
    action: `${kind.name}.schedule-failed`,
    subject: kind.subjectOf(row),
    after: { dueAt, reasons },
  });
  for (const to of await listWhoIsTold(tx, row)) {
    await kind.schedule.enqueueNotice(tx, { id: row.id, dueAt, to });
  }
}

async function listWhoIsTold(tx: Transaction, { scheduledBy }: PublishableRow): Promise<string[]> {
  const select = () => tx.select({ email: accounts.email }).from(accounts).$dynamic();
  const author = scheduledBy ? await select().where(eq(accounts.id, scheduledBy)) : [];
  const told = author.length > 0 ? author : await select().where(eq(accounts.role, "owner"));
  return told.map(({ email }) => email);
}
