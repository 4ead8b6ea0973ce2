import { recordAudit } from "#app/domain/audit/audit.server.ts";
import { db, type Transaction } from "#app/platform/database.server.ts";
import { draftColumns } from "./drafts.server.ts";
import { keepWholeVersion } from "./keep-versions.server.ts";
import {
  type GoingOut,
  isSettled,
  lockComplete,
  type Refusal,
  type Unchanged,
} from "./lock-complete.server.ts";
import { type Actor, draftOf, type Publishable, type PublishableRow } from "./publishable.server.ts";
import { forgetSchedule } from "./schedule.server.ts";

export type PublishOutcome<Row, Draft> = Refusal<Draft> | Unchanged<Row> | { status: "published"; row: Row };

/**
 * Makes the draft what visitors see, and keeps it as a version. A schedule that was waiting is over. Publishing what
 * is live already changes nothing. Undefined when it is gone or in the trash.
 */
export function publish<Row extends PublishableRow, Draft>(
  kind: Publishable<Row, Draft>,
  id: string,
  request: GoingOut<Row, Draft>,
): Promise<PublishOutcome<Row, Draft> | undefined> {
  return db.transaction(async (tx): Promise<PublishOutcome<Row, Draft> | undefined> => {
    const locked = await lockComplete(kind, tx, id, request);
    if (locked?.status !== "complete") return locked;
    const { row, draft } = locked;
    if (isSettled(row)) return { status: "unchanged", row };
    return { status: "published", row: await putLive(kind, tx, row, draft, request.by) };
  });
}

/** Makes a draft live; what has been edited beyond it stays a draft. */
export async function putLive<Row extends PublishableRow, Draft>(
  kind: Publishable<Row, Draft>,
  tx: Transaction,
  row: Row,
  draft: Draft,
  by?: Actor,
): Promise<Row> {
  const now = new Date();
  const complete = (what: Draft) => kind.complete?.(what, now) ?? what;
  const live = complete(draft);
  const number = await keepWholeVersion(kind, tx, row, { draft: live, isPublished: true, by });
  await forgetSchedule(kind, tx, row);
  const published = await kind.write(
    tx,
    row.id,
    {
      ...draftColumns(row.draft ? complete(draftOf(kind, row)) : live, live, row.draftBy),
      isPublished: true,
      publishedAt: now,
      updatedAt: now,
    },
    live,
  );
  await recordAudit(tx, {
    actor: by,
    action: `${kind.name}.publish`,
    subject: kind.subjectOf(row),
    before: { isPublished: row.isPublished },
    after: { isPublished: true, version: number },
  });
  return published;
}

/** Takes it off the site. Doing it twice changes nothing the second time. Undefined when it is gone or in the trash. */
export function unpublish<Row extends PublishableRow, Draft>(
  kind: Publishable<Row, Draft>,
  id: string,
  by: Actor,
): Promise<Row | undefined> {
  return db.transaction(async (tx) => {
    const row = await kind.lock(tx, id);
    if (!row?.isPublished) return row;
    await recordAudit(tx, {
      actor: by,
      action: `${kind.name}.unpublish`,
      subject: kind.subjectOf(row),
      before: { isPublished: true },
      after: { isPublished: false },
    });
    const publishedAt = row.publishedAt ?? row.updatedAt; // visitors have known it, whoever published it
    return kind.write(tx, id, { isPublished: false, publishedAt, updatedAt: new Date() });
  });
}

/**
 * Undoes `unpublish`: what visitors saw before is published again; a draft stays a draft. Undefined when it is deleted;
 * what was never published stays as it is.
 */
export function republish<Row extends PublishableRow, Draft>(
  kind: Publishable<Row, Draft>,
  id: string,
  by: Actor,
): Promise<Row | undefined> {
  return db.transaction(async (tx) => {
    const row = await kind.lock(tx, id);
    if (!row || row.isPublished || !row.publishedAt) return row;
    await recordAudit(tx, {
      actor: by,
      action: `${kind.name}.publish`,
      subject: kind.subjectOf(row),
      before: { isPublished: false },
      after: { isPublished: true },
    });
    return kind.write(tx, id, { isPublished: true, updatedAt: new Date() });
  });
}
