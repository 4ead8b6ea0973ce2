import { and, desc, eq, inArray, ne, sql } from "drizzle-orm";
import { getSettings } from "#app/domain/settings/settings.server.ts";
import { db } from "#app/platform/database.server.ts";
import { accounts } from "#db/schema/accounts.ts";
import { type LeadStatus, leadEvents, leads } from "#db/schema/leads.ts";
import { officeHoursOf, today } from "./office-hours.ts";

export type Lead = NonNullable<Awaited<ReturnType<typeof findLead>>>;

/**
 * Returns a lead with its content and history, oldest first; `beforeSpam` is the status that unmarking it as spam
 * restores.
 */
export async function findLead(id: string) {
  const [[lead], events, beforeSpam] = await Promise.all([
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
    statusesBeforeSpam([id]),
  ]);
  return lead && { ...lead, events, beforeSpam: beforeSpam.get(id) ?? "new" };
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
