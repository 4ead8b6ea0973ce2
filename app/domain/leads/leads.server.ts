import { and, desc, eq, inArray, ne, sql } from "drizzle-orm";
import { db } from "#app/platform/database.server.ts";
import { accounts } from "#db/schema/accounts.ts";
import { type LeadStatus, leadEvents, leads } from "#db/schema/leads.ts";

export type Lead = NonNullable<Awaited<ReturnType<typeof findLead>>>;

/** A lead with everything that was sent and its history, oldest first; `beforeSpam` is what it is once it is no spam. */
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
      // What is written in one transaction has one time; the capture comes first.
      .orderBy(leadEvents.createdAt, ne(leadEvents.type, "captured")),
    statusesBeforeSpam([id]),
  ]);
  return lead && { ...lead, events, beforeSpam: beforeSpam.get(id) ?? "new" };
}

/** What leads were before somebody called them spam, by their ids; what came as spam is missing. */
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
