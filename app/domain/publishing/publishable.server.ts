import type { z } from "zod";
import type { Staff } from "#app/domain/accounts/account.ts";
import type { Transaction } from "#app/platform/database.server.ts";
import type { VersionsTable } from "#db/schema/publishing.ts";
import type { Revisions } from "./merge-fields.ts";

/** Whoever does something; nobody, for what happens by itself. */
export type Actor = Pick<Staff, "id">;

/** The part of a row that publishing knows; its columns are those of `db/schema/publishing.ts`. */
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

export type PublishableChanges = Partial<Omit<PublishableRow, "id" | "version">>;

/**
 * A kind of content that is drafted, scheduled and published, and what is its own in that: pages, articles,
 * testimonials. `Draft` is all of it that an editor can change and that goes live when it is published.
 */
export interface Publishable<Row extends PublishableRow, Draft> {
  /** What its actions in the audit log begin with: `page` of `page.publish`. */
  name: string;
  /** What the audit log calls one. */
  subjectOf: (row: Row) => string;
  draftSchema: z.ZodType<Draft>;
  /** What is live, or would be if it were published as its columns are. */
  liveOf: (row: Row) => Draft;
  /** Outside of the trash, locked until the transaction ends. */
  lock: (tx: Transaction, id: string) => Promise<Row | undefined>;
  /** Writes columns, and those of a draft that goes live; raises the version by one. */
  write: (tx: Transaction, id: string, changes: PublishableChanges, live?: Draft) => Promise<Row>;
  versions: VersionsTable;
  /** The parts that differ, by the names that `revisions` knows them by. */
  partsBetween: (before: Draft, after: Draft) => string[];
  /** What only its going out decides, as the date of an article that has none. */
  complete?: (draft: Draft, at: Date) => Draft;
  schedule: {
    /** Names the job in the queue. */
    keyOf: (id: string) => string;
    /** How often the job is tried. */
    mostAttempts: number;
    enqueue: (tx: Transaction, id: string, at: Date) => Promise<void>;
    /** Has somebody told that it did not go out. */
    enqueueNotice: (tx: Transaction, notice: { id: string; dueAt: string; to: string }) => Promise<void>;
  };
}

/** What an editor sees: the draft, or what is live while there is none. */
export function draftOf<Row extends PublishableRow, Draft>(kind: Publishable<Row, Draft>, row: Row): Draft {
  return row.draft ? kind.draftSchema.parse(row.draft) : kind.liveOf(row);
}
