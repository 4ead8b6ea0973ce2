import { and, asc, desc, eq, gte, inArray, isNull, lt, or, sql } from "drizzle-orm";
import type { AnyPgColumn, PgTable } from "drizzle-orm/pg-core";
import { z } from "zod";
import type { AnyContentType } from "#app/domain/content-types/define-content-type.ts";
import { contentTypeList } from "#app/domain/content-types/registry.ts";
import { tablesOf } from "#app/domain/content-types/tables.server.ts";
import { type OfficeHours, officeHoursOf, startOfDay } from "#app/domain/leads/office-hours.ts";
import { registry, type SettingKey } from "#app/domain/settings/registry.ts";
import { getSettings } from "#app/domain/settings/settings.server.ts";
import { db } from "#app/platform/database.server.ts";
import { contains } from "#app/platform/has-words.server.ts";
import { accounts } from "#db/schema/accounts.ts";
import { auditLog, auditOrigins } from "#db/schema/audit.ts";
import { leads } from "#db/schema/leads.ts";
import { media } from "#db/schema/media.ts";
import { savedViews } from "#db/schema/saved-views.ts";
import { tasks } from "#db/schema/tasks.ts";
import type { AuditSearch } from "./audit-log.ts";

export const entriesPerPage = 50;

const batchSize = 1000;

type AuditLine = Awaited<ReturnType<typeof listAudit>>[number];

/** Returns the entries that match a search, newest first, from the entry that `after` names. */
export async function listAudit(search: AuditSearch, limit: number) {
  const lines = await db
    .select({
      id: auditLog.id,
      at: auditLog.createdAt,
      action: auditLog.action,
      subject: auditLog.subject,
      before: auditLog.before,
      after: auditLog.after,
      actor: accounts.name,
      actorEmail: accounts.email,
      address: auditOrigins.address,
      device: auditOrigins.device,
    })
    .from(auditLog)
    .leftJoin(auditOrigins, eq(auditOrigins.entryId, auditLog.id))
    .leftJoin(accounts, eq(accounts.id, auditLog.actorId))
    .where(matching(search, officeHoursOf(await getSettings())))
    .orderBy(desc(auditLog.createdAt), desc(auditLog.id))
    .limit(limit);
  const nameOf = await nameSubjects(lines);
  return lines.map((line) => ({ ...line, subjectName: nameOf(line) }));
}

/** Yields all entries that match a search in batches, which limits memory use. */
export async function* readAudit(search: AuditSearch): AsyncGenerator<AuditLine[]> {
  let after: string | undefined;
  do {
    const batch = await listAudit({ ...search, after }, batchSize);
    if (batch.length > 0) yield batch;
    after = batch.length < batchSize ? undefined : batch.at(-1)?.id;
  } while (after);
}

/** Returns the filter options: all people with entries and all actions. */
export async function findAuditChoices() {
  const [people, actions] = await Promise.all([
    db.select({ id: accounts.id, name: accounts.name }).from(accounts).orderBy(asc(accounts.name)),
    db.selectDistinct({ action: auditLog.action }).from(auditLog).orderBy(asc(auditLog.action)),
  ]);
  return { people, actions: actions.map(({ action }) => action) };
}

function matching({ who, what, subject, origin, from, to, after }: AuditSearch, office: OfficeHours) {
  return and(
    who === "system" ? isNull(auditLog.actorId) : who ? eq(auditLog.actorId, who) : undefined,
    what ? eq(auditLog.action, what) : undefined,
    subject ? or(contains(auditLog.subject, subject), ...namedTables.map(isNamed(subject))) : undefined,
    origin ? or(contains(auditOrigins.address, origin), contains(auditOrigins.device, origin)) : undefined,
    from ? gte(auditLog.createdAt, startOfDay(from, office)) : undefined,
    to ? lt(auditLog.createdAt, startOfDay(to, office, 1)) : undefined,
    // Compares with the row itself, because Postgres timestamps are more precise than a Date.
    after
      ? sql`(${auditLog.createdAt}, ${auditLog.id}) < (select created_at, id from audit_log where id = ${after})`
      : undefined,
  );
}

/** SQL condition: the subject is the id of a row whose current name contains the text. */
const isNamed =
  (text: string) =>
  ({ table, key, name }: NamedTable) =>
    inArray(
      auditLog.subject,
      db
        .select({ id: sql<string>`${key}::text` })
        .from(table)
        .where(contains(name, text)),
    );

interface Subject {
  action: string;
  subject: string;
}

interface Named {
  key: string;
  name: string;
}

/**
 * Returns a function that finds the current names of entries' subjects. The log stores no names because it is
 * permanent: of erased data only the id remains. Undefined for deleted subjects and for subjects that are already
 * readable.
 */
async function nameSubjects(entries: Subject[]): Promise<(entry: Subject) => string | undefined> {
  const kinds = [...new Set(entries.map(kindOf))];
  const found = await Promise.all(
    kinds.map(async (kind) => {
      const subjects = entries.filter((entry) => kindOf(entry) === kind).map(({ subject }) => subject);
      const named = (await finders[kind]?.([...new Set(subjects)])) ?? [];
      return [kind, new Map(named.map(({ key, name }) => [key, name]))] as const;
    }),
  );
  const names = new Map(found);
  return (entry) => names.get(kindOf(entry))?.get(entry.subject);
}

const kindOf = ({ action }: Subject) => action.split(".", 1)[0] ?? action;

type Finder = (subjects: string[]) => Named[] | Promise<Named[]>;

interface NamedTable {
  table: PgTable;
  key: TextColumn;
  name: TextColumn;
}

const people: NamedTable = { table: accounts, key: accounts.id, name: accounts.name };
const leadNames: NamedTable = { table: leads, key: leads.id, name: leads.name };
const taskTitles: NamedTable = { table: tasks, key: tasks.id, name: tasks.title };
const mediaNames: NamedTable = { table: media, key: media.id, name: media.name };
const viewNames: NamedTable = { table: savedViews, key: savedViews.id, name: savedViews.name };
const namedTables = [people, leadNames, taskTitles, mediaNames, viewNames];

/** By the action's prefix before the dot. */
const finders: Record<string, Finder | undefined> = {
  account: byId(people),
  user: byId(people),
  lead: byId(leadNames),
  person: byId(leadNames),
  task: byId(taskTitles),
  media: byId(mediaNames),
  "saved-view": byId(viewNames),
  ...Object.fromEntries(contentTypeList.map((type) => [type.name, finderOf(type)])),
  setting: (subjects) =>
    subjects.flatMap((key) => (isSetting(key) ? [{ key, name: registry[key].label }] : [])),
};

/** The subject of a content type as `subjectOf` writes it: its slug, or its id when the type has no public pages. */
function finderOf(type: AnyContentType): Finder {
  const { table } = tablesOf(type);
  const key = table.slug
    ? sql<string>`case ${table.language} when '' then ${table.slug} else ${table.language} || ':' || ${table.slug} end`
    : sql<string>`${table.id}`;
  const name = new Map(Object.entries(table)).get(type.startField);
  return (subjects) =>
    db
      .select({ key: sql<string>`${key}`, name: sql<string>`${name}` })
      .from(table as PgTable)
      .where(inArray(key, table.slug ? subjects : ids(subjects)));
}

type TextColumn = AnyPgColumn<{ data: string; notNull: true }>;

function byId({ table, key, name }: NamedTable): Finder {
  return (subjects) =>
    db
      .select({ key, name })
      .from(table)
      .where(inArray(key, ids(subjects)));
}

/** The subject of an invitation is a mail address, not an id. */
const ids = (subjects: string[]) => subjects.filter((subject) => z.uuid().safeParse(subject).success);

const isSetting = (key: string): key is SettingKey => key in registry;
