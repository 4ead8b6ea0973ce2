import { and, desc, eq, inArray, sql } from "drizzle-orm";
import { db } from "#app/platform/database.server.ts";
import { type LeadStatus, leadEvents } from "#db/schema/leads.ts";

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
