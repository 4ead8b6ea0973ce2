import { type AnyColumn, type SQL, sql } from "drizzle-orm";
import type { z } from "zod";
import type { Staff } from "#app/domain/accounts/account.ts";
import type { Revisions } from "#app/domain/merge/merge-fields.ts";
import type { Transaction } from "#app/platform/database.server.ts";
import type { VersionsTable } from "#db/schema/publishing.ts";

/** The account that makes a change; undefined for automatic changes. */
export type Actor = Pick<Staff, "id">;

/** The columns that publishing uses: those of `db/schema/publishing.ts`. */
export interface PublishableRow {
  id: string;
  version: number;
  isPublished: boolean;
  publishedAt: Date | null;
  updatedAt: Date;
  draft: unknown;
  draftBy: string | null;
  draftAt: Date | null;
  revisions: Revisions;
  scheduledAt: Date | null;
  scheduledBy: string | null;
  scheduledVersion: number | null;
  scheduleFailure: { dueAt: string; reasons: string[] } | null;
  trashedAt: Date | null;
  trashedBy: string | null;
}

type PublishableChanges = Partial<Omit<PublishableRow, "id" | "version">>;

/**
 * How publishing handles pages and each content type. `Draft` is everything that an editor can change and that is
 * published.
 */
export interface Publishable<Row extends PublishableRow, Draft> {
  /** The prefix of its actions in the audit log: `page` of `page.publish`. */
  name: string;
  /** The name that the audit log uses. */
  subjectOf: (row: Row) => string;
  draftSchema: z.ZodType<Draft>;
  /** The published content, or what would be published without the draft. */
  publishedContentOf: (row: Row) => Draft;
  /** Reads a row that is not in the trash and locks it until the transaction ends. */
  lock: (tx: Transaction, id: string) => Promise<Row | undefined>;
  /** Writes columns and, when publishing, those of the draft; raises the version by one. */
  write: (tx: Transaction, id: string, changes: PublishableChanges, live?: Draft) => Promise<Row>;
  versions: VersionsTable;
  /** The parts that differ, by their names in `revisions`. */
  partsBetween: (before: Draft, after: Draft) => string[];
  /** Fills in what depends on the time of publication, such as the date of an article without one. */
  complete?: (draft: Draft, at: Date) => Draft;
  schedule: {
    /** The key of the job in the queue. */
    keyOf: (id: string) => string;
    maxAttempts: number;
    enqueue: (tx: Transaction, id: string, at: Date) => Promise<void>;
    /** Queues the mail about a failed schedule. */
    enqueueNotice: (tx: Transaction, notice: { id: string; dueAt: string; to: string }) => Promise<void>;
  };
}

/** The state in the editor: the draft, or the published version without one. */
export function draftOf<Row extends PublishableRow, Draft>(
  publishable: Publishable<Row, Draft>,
  row: Row,
): Draft {
  return row.draft ? publishable.draftSchema.parse(row.draft) : publishable.publishedContentOf(row);
}

/** The audit entry of a change: `page.publish` of the page's slug. */
export function auditEntry<Row extends PublishableRow, Draft>(
  { name, subjectOf }: Publishable<Row, Draft>,
  row: Row,
  verb: string,
  actor?: Actor,
) {
  return { actor, action: `${name}.${verb}`, subject: subjectOf(row) };
}

/** Seconds after which an unpublished schedule counts as late; the worker normally takes at most five. */
const GRACE_SECONDS = 30;

/** Whether the scheduled time has passed without publication: no worker runs. */
export function isLate(scheduledAt: AnyColumn): SQL<boolean> {
  return sql<boolean>`coalesce(${scheduledAt} < now() - make_interval(secs => ${GRACE_SECONDS}), false)`;
}

/** The same for a row in memory. */
export function isOverdue({ scheduledAt }: { scheduledAt: Date | null }): boolean {
  return scheduledAt !== null && scheduledAt.getTime() < Date.now() - GRACE_SECONDS * 1000;
}
