import { type SQL, sql } from "drizzle-orm";
import {
  type AnyPgColumn,
  boolean,
  check,
  integer,
  jsonb,
  pgTable,
  text,
  unique,
  uuid,
} from "drizzle-orm/pg-core";
import { accounts } from "./accounts.ts";
import { createdAt, id, moment, version } from "./columns.ts";

const account = () => uuid().references(() => accounts.id, { onDelete: "set null" });

/**
 * What every kind of content has that is drafted, scheduled and published: a table's own columns are what is live,
 * `draft` is what an editor has changed since. See `docs/decisions/0014`.
 */
export const publishing = () => ({
  isPublished: boolean().notNull().default(false),
  publishedAt: moment(),

  /** Null while there is nothing that is not live. */
  draft: jsonb().$type<unknown>(),
  draftBy: account(),
  draftAt: moment(),
  /** The version with which each part of the draft last changed; what is not named never has. */
  revisions: jsonb().$type<Record<string, number>>().notNull().default({}),

  scheduledAt: moment(),
  scheduledBy: account(),
  /** The number of the version that will go out. */
  scheduledVersion: integer(),
  /** Why it did not go out; null once somebody has dealt with it. */
  scheduleFailure: jsonb().$type<{ dueAt: string; reasons: string[] }>(),

  /** In the trash since. */
  trashedAt: moment(),
  trashedBy: account(),

  /** Raised by one with every write, drafts included. */
  version: version(),
  createdAt: createdAt(),
  /** When what a visitor sees last changed; saving a draft is no such change. */
  updatedAt: moment().notNull().defaultNow(),
});

type CheckedColumn = "trashedAt" | "isPublished" | "scheduledAt" | "scheduledVersion";

/** What holds for these columns in every table that has them. */
export const publishingChecks = (name: string, table: Record<CheckedColumn, AnyPgColumn | SQL>) => [
  check(`${name}_trash_is_unpublished`, sql`${table.trashedAt} is null or not ${table.isPublished}`),
  check(`${name}_schedule_whole`, sql`(${table.scheduledAt} is null) = (${table.scheduledVersion} is null)`),
];

/** What something was at a moment: a draft of its kind, published or not. Drafts of one author are folded by ten minutes. */
export function versionsTable(name: string, owner: { column: string; id: () => AnyPgColumn }) {
  return pgTable(
    name as "versions", // to the type checker all are one, so that the same code can keep and list each
    {
      id: id(),
      ownerId: uuid(owner.column).notNull().references(owner.id, { onDelete: "cascade" }),
      number: integer().notNull(),
      name: text(),
      isPublished: boolean().notNull(),
      snapshot: jsonb().$type<unknown>().notNull(),
      authorId: account(),
      createdAt: createdAt(),
      /** When a save was last folded into it. */
      savedAt: moment().notNull().defaultNow(),
    },
    (table) => [unique(`${name}_number`).on(table.ownerId, table.number)],
  );
}

export type VersionsTable = ReturnType<typeof versionsTable>;
