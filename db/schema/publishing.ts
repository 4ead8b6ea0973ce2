import { type SQL, sql } from "drizzle-orm";
import {
  type AnyPgColumn,
  boolean,
  check,
  index,
  integer,
  jsonb,
  type PgColumnBuilderBase,
  type PgTable,
  pgTable,
  text,
  unique,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { accounts } from "./accounts.ts";
import { createdAt, id, moment, translation, version } from "./columns.ts";

const account = () => uuid().references(() => accounts.id, { onDelete: "set null" });

/**
 * Columns of every content type with drafts, schedules and publishing: the table's other columns are the live version,
 * `draft` contains an editor's changes. See `docs/decisions/0014`.
 */
export const publishing = () => ({
  isPublished: boolean().notNull().default(false),
  publishedAt: moment(),

  /** Null without unpublished changes. */
  draft: jsonb().$type<unknown>(),
  draftBy: account(),
  draftAt: moment(),
  /** The version in which each part of the draft last changed; parts that never changed are missing. */
  revisions: jsonb().$type<Record<string, number>>().notNull().default({}),

  scheduledAt: moment(),
  scheduledBy: account(),
  /** The number of the version to be published. */
  scheduledVersion: integer(),
  /** Why publishing failed; null once an editor has resolved it. */
  scheduleFailure: jsonb().$type<{ dueAt: string; reasons: string[] }>(),

  /** When it was moved to the trash. */
  trashedAt: moment(),
  trashedBy: account(),

  /** Incremented with every write, including drafts. */
  version: version(),
  createdAt: createdAt(),
  /** When the public content last changed; saving a draft does not count. */
  updatedAt: moment().notNull().defaultNow(),
});

type CheckedColumn = "trashedAt" | "isPublished" | "scheduledAt" | "scheduledVersion";

/** Check constraints on these columns, for every table that has them. */
export const publishingChecks = (name: string, table: Record<CheckedColumn, AnyPgColumn | SQL>) => [
  check(`${name}_trash_is_unpublished`, sql`${table.trashedAt} is null or not ${table.isPublished}`),
  check(`${name}_schedule_whole`, sql`(${table.scheduledAt} is null) = (${table.scheduledVersion} is null)`),
];

type TranslatedColumn = "slug" | "language" | "translationGroup" | "trashedAt";

/** A table of content that has a row per language. */
export type TranslatedTable = PgTable &
  Record<
    | "id"
    | "slug"
    | "language"
    | "translationGroup"
    | "translatedFrom"
    | "isPublished"
    | "draft"
    | "trashedAt",
    AnyPgColumn
  >;

/** Slugs are unique in their language, and a translation group has one row per language outside of the trash. */
export const translationRules = (name: string, table: Record<TranslatedColumn, AnyPgColumn>) => [
  unique(`${name}_slug`).on(table.language, table.slug),
  uniqueIndex(`${name}_translation`)
    .on(table.translationGroup, table.language)
    .where(sql`${table.trashedAt} is null`),
];

/** Versions of an item: drafts, published or not. Saves by the same author within ten minutes are merged into one. */
export function versionsTable(name: string, owner: { column: string; id: () => AnyPgColumn }) {
  return pgTable(
    name as "versions", // the same type for all tables, so that the same code can write and list each
    {
      id: id(),
      ownerId: uuid(owner.column).notNull().references(owner.id, { onDelete: "cascade" }),
      number: integer().notNull(),
      name: text(),
      isPublished: boolean().notNull(),
      snapshot: jsonb().$type<unknown>().notNull(),
      authorId: account(),
      createdAt: createdAt(),
      /** When the last save was merged into it. */
      savedAt: moment().notNull().defaultNow(),
    },
    (table) => [unique(`${name}_number`).on(table.ownerId, table.number)],
  );
}

export type VersionsTable = ReturnType<typeof versionsTable>;

/** Defines the table of a content type with public pages from the columns of its fields. */
export function contentTable<const Name extends string, Columns extends Record<string, PgColumnBuilderBase>>(
  name: Name,
  fields: Columns,
) {
  const common = {
    id: id(),
    /** Unique in its language. */
    slug: text().notNull(),
    /** Trashed rows have a placeholder slug, so that the original one can be reused. */
    trashedSlug: text(),
    ...translation(),
    ...publishing(),
  };
  return pgTable(name, { ...common, ...fields }, (table) => [
    ...translationRules(name, table),
    index(`${name}_published`).on(table.publishedAt.desc()).where(sql`${table.isPublished}`),
    check(`${name}_slug_form`, sql`${table.slug} ~ '^[a-z0-9]+(-[a-z0-9]+)*$'`),
    ...publishingChecks(name, table),
  ]);
}
