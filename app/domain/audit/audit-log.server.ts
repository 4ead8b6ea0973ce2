import { and, asc, desc, eq, gte, ilike, isNull, lt, or, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import { db } from "#app/platform/database.server.ts";
import { accounts } from "#db/schema/accounts.ts";
import { auditLog, auditOrigins } from "#db/schema/audit.ts";
import type { AuditSearch } from "./audit-search.ts";
import { nameSubjects } from "./subject-names.server.ts";

/** Entries on one page of the screen. */
export const entriesPerPage = 50;

const batchSize = 1000;

export type AuditLine = Awaited<ReturnType<typeof listAudit>>[number];

/** Entries that a search finds, the latest first, from the entry on that it names. */
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
    .where(matching(search))
    .orderBy(desc(auditLog.createdAt), desc(auditLog.id))
    .limit(limit);
  const nameOf = await nameSubjects(lines);
  return lines.map((line) => ({ ...line, subjectName: nameOf(line) }));
}

/** Everything that a search finds, in batches, without holding all of it. */
export async function* readAudit(search: AuditSearch): AsyncGenerator<AuditLine[]> {
  let after: string | undefined;
  do {
    const batch = await listAudit({ ...search, after }, batchSize);
    if (batch.length > 0) yield batch;
    after = batch.length < batchSize ? undefined : batch.at(-1)?.id;
  } while (after);
}

/** What the log can be narrowed down to: everybody who can have done something, and everything that was done. */
export async function findAuditChoices() {
  const [people, actions] = await Promise.all([
    db.select({ id: accounts.id, name: accounts.name }).from(accounts).orderBy(asc(accounts.name)),
    db.selectDistinct({ action: auditLog.action }).from(auditLog).orderBy(asc(auditLog.action)),
  ]);
  return { people, actions: actions.map(({ action }) => action) };
}

function matching({ who, what, subject, origin, from, to, after }: AuditSearch) {
  return and(
    who === "system" ? isNull(auditLog.actorId) : who ? eq(auditLog.actorId, who) : undefined,
    what ? eq(auditLog.action, what) : undefined,
    subject ? contains(auditLog.subject, subject) : undefined,
    origin ? or(contains(auditOrigins.address, origin), contains(auditOrigins.device, origin)) : undefined,
    from ? gte(auditLog.createdAt, new Date(`${from}T00:00:00Z`)) : undefined,
    to ? lt(auditLog.createdAt, new Date(Date.parse(`${to}T00:00:00Z`) + 86_400_000)) : undefined,
    // By the row itself, because Postgres keeps time more exactly than a Date does.
    after
      ? sql`(${auditLog.createdAt}, ${auditLog.id}) < (select created_at, id from audit_log where id = ${after})`
      : undefined,
  );
}

function contains(column: AnyPgColumn, part: string) {
  return ilike(column, `%${part.replace(/[\\%_]/g, "\\$&")}%`);
}
