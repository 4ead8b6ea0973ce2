import { and, count, desc, eq, ilike, ne, or, sql } from "drizzle-orm";
import type { Staff } from "#app/domain/accounts/account.ts";
import { announce } from "#app/domain/live/live.server.ts";
import { db } from "#app/platform/database.server.ts";
import { accounts } from "#db/schema/accounts.ts";
import { type LeadStatus, leadEvents, leadStatuses, leads } from "#db/schema/leads.ts";
import { leadsPerPage } from "./lead.ts";
import { recordLeadEvent } from "./lead-events.server.ts";

export type Lead = NonNullable<Awaited<ReturnType<typeof findLead>>>;
export type LeadSummary = Awaited<ReturnType<typeof listLeads>>["leads"][number];

export interface LeadSearch {
  /** Without one: every status but spam. */
  status?: LeadStatus;
  /** Found in name, e-mail, phone or description; whatever is empty finds everything. */
  query?: string;
  /** From 1. */
  page?: number;
}

/** One page of leads, newest first, and how many there are on all pages. */
export async function listLeads({ status, query = "", page = 1 }: LeadSearch = {}) {
  const found = and(status ? eq(leads.status, status) : ne(leads.status, "spam"), matching(query));
  const [rows, [all]] = await Promise.all([
    db
      .select({
        id: leads.id,
        status: leads.status,
        name: leads.name,
        email: leads.email,
        phone: leads.phone,
        description: sql<string>`left(${leads.description}, 300)`,
        ndaNeeded: leads.ndaNeeded,
        fileCount: sql<number>`coalesce(jsonb_array_length(${leads.attachedFiles}), 0)`,
        createdAt: leads.createdAt,
      })
      .from(leads)
      .where(found)
      .orderBy(desc(leads.createdAt), desc(leads.id))
      .limit(leadsPerPage)
      .offset((page - 1) * leadsPerPage),
    db.select({ total: count() }).from(leads).where(found),
  ]);
  return { leads: rows, total: all?.total ?? 0 };
}

function matching(query: string) {
  if (query.trim() === "") return undefined;
  const pattern = `%${query.trim().replace(/[\\%_]/g, "\\$&")}%`;
  return or(
    ...[leads.name, leads.email, leads.phone, leads.description].map((column) => ilike(column, pattern)),
  );
}

/** How many leads each status has. */
export async function countLeads(): Promise<Record<LeadStatus, number>> {
  const rows = await db.select({ status: leads.status, count: count() }).from(leads).groupBy(leads.status);
  const counts = new Map(rows.map((row) => [row.status, row.count]));
  return Object.fromEntries(leadStatuses.map((status) => [status, counts.get(status) ?? 0])) as Record<
    LeadStatus,
    number
  >;
}

/** A lead with everything that was sent and its history, oldest first. */
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
      // What is written in one transaction has one time; the capture comes first.
      .orderBy(leadEvents.createdAt, ne(leadEvents.type, "captured")),
  ]);
  return lead && { ...lead, events };
}

/** Moves a lead to another status and writes down who did it. Undefined when there is no such lead. */
export function changeLeadStatus(id: string, status: LeadStatus, by: Staff) {
  return db.transaction(async (tx) => {
    const [lead] = await tx.select().from(leads).where(eq(leads.id, id)).for("update");
    if (!lead || lead.status === status) return lead;
    const [changed] = await tx.update(leads).set({ status }).where(eq(leads.id, id)).returning();
    await recordLeadEvent(tx, id, "status-changed", { from: lead.status, to: status }, by.id);
    await announce(tx, "leads", id);
    return changed;
  });
}
