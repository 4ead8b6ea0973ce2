import { type AnyColumn, type SQL, sql } from "drizzle-orm";
import type { z } from "zod";
import type { Staff } from "#app/domain/accounts/account.ts";
import type { Policy } from "#app/domain/accounts/policies.ts";
import { recordAudit } from "#app/domain/audit/audit.server.ts";
import type { Revisions } from "#app/domain/documents/merge-save.ts";
import { db, type Transaction } from "#app/platform/database.server.ts";
import type { TranslatedTable, VersionsTable } from "#db/schema/publishing.ts";
import type { Missing, MissingIn } from "./publication.ts";

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
 * How drafts and versions of a document are stored. `Draft` is everything that an editor can change and that is
 * published.
 */
export interface Draftable<Row extends PublishableRow, Draft extends object> {
  /** The prefix of its actions in the audit log: `page` of `page.publish`. */
  name: string;
  /** The name that the audit log uses. */
  subjectOf: (row: Row) => string;
  draftSchema: z.ZodType<Draft>;
  /** The published content, or what would be published without the draft. */
  publishedContentOf: (row: Row) => Draft;
  /** Reads a row that is not in the trash and locks it until the transaction ends. */
  lock: (tx: Transaction, id: string) => Promise<Row | undefined>;
  /** Writes columns; raises the version by one. */
  write: (tx: Transaction, id: string, changes: PublishableChanges) => Promise<Row>;
  versions: VersionsTable;
  /** Its table, if its content has a row per language. */
  translated?: TranslatedTable;
}

/** How publishing handles pages and each content type. */
export interface Publishable<Row extends PublishableRow, Draft extends object> extends Draftable<Row, Draft> {
  publishPolicy: Policy;
  /** Writes columns and, when publishing, those of the draft; raises the version by one. */
  write: (tx: Transaction, id: string, changes: PublishableChanges, live?: Draft) => Promise<Row>;
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

/** A type of documents with all that its operations need. */
export interface PublishableType<Row extends PublishableRow, Draft extends object> {
  publishable: Publishable<Row, Draft>;
  missingIn: MissingIn<Row, Draft>;
  /** Reads one that is not in the trash. */
  find: (id: string) => Promise<Row | undefined>;
  titleOf: (draft: Draft) => string;
  /** The path of its admin screen. */
  screenOf: (row: Row) => string;
}

/** The state in the editor: the draft, or the published version without one. */
export function draftOf<Row extends PublishableRow, Draft extends object>(
  publishable: Draftable<Row, Draft>,
  row: Row,
): Draft {
  return row.draft ? publishable.draftSchema.parse(row.draft) : publishable.publishedContentOf(row);
}

/** Records a change in the audit log: `page.publish` of the page's slug. */
export function recordChange<Row extends PublishableRow, Draft extends object>(
  { name, subjectOf }: Draftable<Row, Draft>,
  tx: Transaction,
  row: Row,
  verb: string,
  { by, ...values }: { by?: Actor; before?: unknown; after?: unknown } = {},
) {
  return recordAudit(tx, { actor: by, action: `${name}.${verb}`, subject: subjectOf(row), ...values });
}

/** Locks a row and changes it in one transaction. Undefined when it is deleted or in the trash. */
export function changeLocked<Row extends PublishableRow, Draft extends object, Result>(
  publishable: Draftable<Row, Draft>,
  id: string,
  change: (tx: Transaction, row: Row) => Promise<Result>,
): Promise<Result | undefined> {
  return db.transaction(async (tx) => {
    const row = await publishable.lock(tx, id);
    return row && change(tx, row);
  });
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

/** A request to publish a draft now or at a set time. */
export interface PublishRequest<Row, Draft> {
  /** The version that the person saw; a newer one is a conflict. Without it the current draft is published. */
  baseVersion?: number;
  by: Actor;
  /** The fields that must be filled in first. */
  missingIn: MissingIn<Row, Draft>;
}

/** Why the draft is not published. Nothing has changed. */
type Refusal<Draft> =
  | { status: "missing"; missing: Missing[] }
  /** It has changed since `baseVersion`. */
  | {
      status: "conflict";
      theirs: Draft;
      theirVersion: number;
      state: { isPublished: boolean; isChanged: boolean; scheduledAt: Date | null };
    };

/** A refusal, nothing to publish, or what was done. */
type PublishOutcome<Row, Draft, Done> = Refusal<Draft> | { status: "unchanged"; row: Row } | Done;

/**
 * Locks a row and calls `change` with its draft if that can be published. For published content without a draft nothing
 * is done. Undefined when it is deleted or in the trash.
 */
export function changeComplete<Row extends PublishableRow, Draft extends object, Done>(
  publishable: Publishable<Row, Draft>,
  id: string,
  { baseVersion, missingIn }: PublishRequest<Row, Draft>,
  change: (tx: Transaction, row: Row, draft: Draft) => Promise<Done>,
): Promise<PublishOutcome<Row, Draft, Done> | undefined> {
  return changeLocked(publishable, id, async (tx, row): Promise<PublishOutcome<Row, Draft, Done>> => {
    const draft = draftOf(publishable, row);
    if (baseVersion !== undefined && baseVersion !== row.version) {
      const { isPublished, scheduledAt } = row;
      const state = { isPublished, isChanged: row.draft !== null, scheduledAt };
      return { status: "conflict", theirs: draft, theirVersion: row.version, state };
    }
    if (row.isPublished && !row.draft) return { status: "unchanged", row };
    const missing = await missingIn(draft, row, tx);
    if (missing.length > 0) return { status: "missing", missing };
    return change(tx, row, draft);
  });
}
