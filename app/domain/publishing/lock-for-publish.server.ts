import type { Transaction } from "#app/platform/database.server.ts";
import type { Missing, MissingIn } from "./missing.ts";
import { type Actor, draftOf, type Publishable, type PublishableRow } from "./publishable.server.ts";

/** A request to publish a draft now or at a set time. */
export interface PublishRequest<Row, Draft> {
  /** The version that the person saw; a newer one is a conflict. Without it the current draft is published. */
  baseVersion?: number;
  by: Actor;
  /** The fields that must be filled in first. */
  missingIn: MissingIn<Row, Draft>;
}

/** Why the draft is not published. Nothing has changed. */
export type Refusal<Draft> =
  | { status: "missing"; missing: Missing[] }
  /** It has changed since `baseVersion`. */
  | { status: "conflict"; theirs: Draft; theirVersion: number };

/** There is nothing to publish. */
export type Unchanged<Row> = { status: "unchanged"; row: Row };

/**
 * Locks a row until the transaction ends if its draft can be published. Published content without a draft counts as
 * complete. Undefined when it is deleted or in the trash.
 */
export async function lockForPublish<Row extends PublishableRow, Draft>(
  publishable: Publishable<Row, Draft>,
  tx: Transaction,
  id: string,
  { baseVersion, missingIn }: PublishRequest<Row, Draft>,
): Promise<Refusal<Draft> | { status: "complete"; row: Row; draft: Draft } | undefined> {
  const row = await publishable.lock(tx, id);
  if (!row) return undefined;
  const draft = draftOf(publishable, row);
  if (baseVersion !== undefined && baseVersion !== row.version) {
    return { status: "conflict", theirs: draft, theirVersion: row.version };
  }
  const missing = isLive(row) ? [] : await missingIn(draft, row, tx);
  return missing.length > 0 ? { status: "missing", missing } : { status: "complete", row, draft };
}

/** Whether it is published without further changes, and nothing is scheduled. */
export function isUpToDate(row: PublishableRow): boolean {
  return isLive(row) && !row.scheduledAt;
}

function isLive({ isPublished, draft }: PublishableRow): boolean {
  return isPublished && !draft;
}
