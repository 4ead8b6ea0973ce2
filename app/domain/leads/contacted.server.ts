import { and, eq, inArray, type SQL, sql } from "drizzle-orm";
import type { Transaction } from "#app/platform/database.server.ts";
import { leadEvents, leads } from "#db/schema/leads.ts";
import { recordLeadEvent } from "./lead-events.server.ts";

/** The time of the first mail or call to a lead; null while there was none. A subquery over `leads`. */
export const firstReplyAt: SQL = sql`(
  select min(${leadEvents.createdAt}) from ${leadEvents}
  where ${and(eq(leadEvents.leadId, leads.id), inArray(leadEvents.type, ["reply-sent", "call"]))})`;

/** After a mail or a call: the 24 hours end, and a new lead becomes a contacted one. */
export async function markContacted(tx: Transaction, leadId: string, actorId: string | undefined) {
  await tx
    .update(leads)
    .set({ answeredAt: sql`coalesce(${leads.answeredAt}, now())` })
    .where(eq(leads.id, leadId));
  const moved = await tx
    .update(leads)
    .set({ status: "contacted" })
    .where(and(eq(leads.id, leadId), eq(leads.status, "new")))
    .returning({ id: leads.id });
  if (moved.length > 0)
    await recordLeadEvent(tx, leadId, "status-changed", { from: "new", to: "contacted" }, actorId);
}
