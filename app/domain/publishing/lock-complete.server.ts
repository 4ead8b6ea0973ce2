import type { Transaction } from "#app/platform/database.server.ts";
import type { Missing, MissingIn } from "./missing.ts";
import { type Actor, draftOf, type Publishable, type PublishableRow } from "./publishable.server.ts";

/** What is to go out, at once or at a moment. */
export interface GoingOut<Row, Draft> {
  /** What whoever asks for it has seen; without it whatever is there goes out. */
  baseVersion?: number;
  by: Actor;
  /** Everything that must be filled in first. */
  missingIn: MissingIn<Row, Draft>;
}

/** Why something does not go out. Nothing was changed. */
export type Refusal<Draft> =
  | { status: "missing"; missing: Missing[] }
  /** Somebody has changed it since `baseVersion`. */
  | { status: "conflict"; theirs: Draft; theirVersion: number };

/** Nothing of it waits to go out; nothing was done. */
export type Unchanged<Row> = { status: "unchanged"; row: Row };

/**
 * Locks something until the transaction ends, when its draft may go out. What is live without a draft is complete as
 * it is. Undefined when it is gone or in the trash.
 */
export async function lockComplete<Row extends PublishableRow, Draft>(
  kind: Publishable<Row, Draft>,
  tx: Transaction,
  id: string,
  { baseVersion, missingIn }: GoingOut<Row, Draft>,
): Promise<Refusal<Draft> | { status: "complete"; row: Row; draft: Draft } | undefined> {
  const row = await kind.lock(tx, id);
  if (!row) return undefined;
  const draft = draftOf(kind, row);
  if (baseVersion !== undefined && baseVersion !== row.version) {
    return { status: "conflict", theirs: draft, theirVersion: row.version };
  }
  const missing = isLive(row) ? [] : await missingIn(draft, row, tx);
  return missing.length > 0 ? { status: "missing", missing } : { status: "complete", row, draft };
}

/** Whether visitors see all of it, and nothing else is to go out. */
export function isSettled(row: PublishableRow): boolean {
  return isLive(row) && !row.scheduledAt;
}

function isLive({ isPublished, draft }: PublishableRow): boolean {
  return isPublished && !draft;
}
