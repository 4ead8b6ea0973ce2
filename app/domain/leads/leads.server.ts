import { and, asc, desc, eq, inArray, isNull, ne, notExists, sql } from "drizzle-orm";
import { recordAudit } from "#app/domain/audit/audit.server.ts";
import { readableEmail } from "#app/domain/contact/address-spellings.server.ts";
import { announce } from "#app/domain/live/live.server.ts";
import { getSettings } from "#app/domain/settings/settings.server.ts";
import { type Database, db, type Transaction } from "#app/platform/database.server.ts";
import { retryUntilConnected } from "#app/platform/database-errors.server.ts";
import { accounts } from "#db/schema/accounts.ts";
import { type LeadStatus, leadEvents, leads } from "#db/schema/leads.ts";
import { tasks } from "#db/schema/tasks.ts";
import { officeHoursOf, today } from "./office-hours.ts";

export type Lead = NonNullable<Awaited<ReturnType<typeof findLead>>>;

/**
 * Returns a lead with its content and history, oldest first; `beforeSpam` is the status that unmarking it as spam
 * restores.
 */
export async function findLead(id: string) {
  const [[lead], events] = await Promise.all([
    db.select().from(leads).where(eq(leads.id, id)),
    db
      .select({
        id: leadEvents.id,
        type: leadEvents.type,
        detail: leadEvents.detail,
        createdAt: leadEvents.createdAt,
        actorId: leadEvents.actorId,
        actorName: accounts.name,
      })
      .from(leadEvents)
      .leftJoin(accounts, eq(accounts.id, leadEvents.actorId))
      .where(eq(leadEvents.leadId, id))
      // Events of one transaction share a timestamp; the capture sorts first.
      .orderBy(leadEvents.createdAt, ne(leadEvents.type, "captured")),
  ]);
  return (
    lead && {
      ...lead,
      readableEmail: readableEmail(lead.email),
      events: events.map((event) => ({ ...event, detail: readableDetail(event) })),
      beforeSpam: statusBeforeSpam(events) ?? "new",
    }
  );
}

/** People read a changed address with its domain in Unicode, like the lead's own. */
function readableDetail({ type, detail }: Pick<typeof leadEvents.$inferSelect, "type" | "detail">) {
  const email =
    type === "contact-changed" ? (detail as LeadEventDetails["contact-changed"]).email : undefined;
  if (!email) return detail;
  return { ...detail, email: { from: readableEmail(email.from), to: readableEmail(email.to) } };
}

/** The status of a lead before it was marked as spam; undefined for one captured as spam. */
function statusBeforeSpam(events: Pick<typeof leadEvents.$inferSelect, "type" | "detail">[]) {
  const marking = events.findLast(({ type, detail }) => type === "status-changed" && detail?.to === "spam");
  return (marking?.detail as LeadEventDetails["status-changed"] | undefined)?.from;
}

/** Returns the status of each lead before it was marked as spam, by id; leads captured as spam are missing. */
export async function statusesBeforeSpam(leadIds: string[]): Promise<ReadonlyMap<string, LeadStatus>> {
  if (leadIds.length === 0) return new Map();
  const rows = await db
    .selectDistinctOn([leadEvents.leadId], {
      leadId: leadEvents.leadId,
      status: sql<LeadStatus>`${leadEvents.detail} ->> 'from'`,
    })
    .from(leadEvents)
    .where(
      and(
        inArray(leadEvents.leadId, leadIds),
        eq(leadEvents.type, "status-changed"),
        sql`${leadEvents.detail} ->> 'to' = 'spam'`,
      ),
    )
    .orderBy(leadEvents.leadId, desc(leadEvents.createdAt));
  return new Map(rows.map(({ leadId, status }) => [leadId, status]));
}

/** Returns today's date in the office's time zone, `2026-11-20`, which decides when tasks and next steps are due. */
export async function officeToday(now = new Date()): Promise<string> {
  return today(now, officeHoursOf(await getSettings()));
}

/** Details of each event type; texts are shown in the admin. */
interface LeadEventDetails {
  captured: {
    files: number /** Names of files that were not stored: the lead was above the limit, or (until 2026) trapped. */;
    discarded?: string[];
  };
  "upload-failed": { name: string; reason: string };
  "mail-sent": { to: string; attempt: number };
  "mail-failed": { reason: string; attempt: number };
  /** Omits the address, which is the lead's own. */
  "confirmation-sent": { attempt: number };
  "confirmation-failed": { reason: string; attempt: number };
  "webhook-sent": { status: number; attempt: number };
  "webhook-failed": { reason: string; attempt: number };
  "status-changed": { from: string; to: string };
  /** By name; null is unassigned. */
  "owner-changed": { from: string | null; to: string | null };
  "deal-changed": {
    value?: { from: number | null; to: number | null };
    nextStep?: { from: string | null; to: string | null };
    nextStepOn?: { from: string | null; to: string | null };
  };
  "contact-changed": {
    name?: { from: string; to: string };
    email?: { from: string; to: string };
    phone?: { from: string | null; to: string | null };
  };
  note: { text: string };
  /** A phone call with the lead. */
  call: { text: string };
  "reply-sent": { replyId: string; attempt: number };
  "reply-failed": { replyId: string; reason: string; attempt: number };
}

/**
 * Adds an event to a lead's history and notifies open screens. For user actions, the audit log stores only the event
 * type: the log is permanent, while lead data can be erased.
 */
export function recordLeadEvent<Type extends keyof LeadEventDetails>(
  tx: Transaction | Database,
  leadId: string,
  type: Type,
  detail: LeadEventDetails[Type],
  actorId?: string,
) {
  return recordLeadEvents(tx, type, [{ leadId, detail }], actorId);
}

/**
 * Records that a mail was sent, unless it is recorded or the lead was erased. Waits for Postgres, because an outage must
 * not cause a second mail.
 */
export function recordSentOnce<Type extends "mail-sent" | "confirmation-sent">(
  leadId: string,
  type: Type,
  detail: LeadEventDetails[Type],
): Promise<void> {
  const recorded = db
    .select({ id: leadEvents.id })
    .from(leadEvents)
    .where(and(eq(leadEvents.leadId, leads.id), eq(leadEvents.type, type)));
  return retryUntilConnected(async () => {
    const [unrecorded] = await db
      .select({ id: leads.id })
      .from(leads)
      .where(and(eq(leads.id, leadId), notExists(recorded)));
    if (unrecorded) await recordLeadEvent(db, leadId, type, detail);
  });
}

/** Rows per insert, far below Postgres' parameter limit. */
const batch = 1000;

/** Variant for many leads, with a single notification. */
export async function recordLeadEvents<Type extends keyof LeadEventDetails>(
  tx: Transaction | Database,
  type: Type,
  events: { id?: string; leadId: string; detail: LeadEventDetails[Type] }[],
  actorId?: string,
) {
  // Orders events of one transaction; now() would give them all the same time.
  const createdAt = sql`clock_timestamp()`;
  for (let start = 0; start < events.length; start += batch) {
    const some = events.slice(start, start + batch);
    await tx.insert(leadEvents).values(
      some.map(({ id, leadId, detail }) => ({
        id,
        leadId,
        type,
        detail: { ...detail },
        actorId,
        createdAt,
      })),
    );
    if (!actorId) continue;
    const action = `lead.${type}`;
    await recordAudit(tx, ...some.map(({ leadId }) => ({ actor: { id: actorId }, action, subject: leadId })));
  }
  const [first, ...others] = events;
  if (first) await announce(tx, "leads", others.length > 0 ? null : first.leadId);
}

export type LeadTask = Awaited<ReturnType<typeof listLeadTasks>>[number];

/** Returns a lead's tasks: open ones first, by date. */
export function listLeadTasks(leadId: string) {
  return db
    .select({
      id: tasks.id,
      title: tasks.title,
      status: tasks.status,
      dueDate: tasks.dueDate,
      assigneeName: accounts.name,
    })
    .from(tasks)
    .leftJoin(accounts, eq(accounts.id, tasks.assigneeId))
    .where(and(eq(tasks.leadId, leadId), isNull(tasks.deletedAt)))
    .orderBy(sql`${tasks.status} = 'done'`, asc(tasks.dueDate), asc(tasks.createdAt));
}
