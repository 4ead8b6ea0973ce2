import { eq, ne } from "drizzle-orm";
import { db } from "#app/platform/database.server.ts";
import { accounts } from "#db/schema/accounts.ts";
import { leadEvents, leads } from "#db/schema/leads.ts";
import { statusesBeforeSpam } from "./before-spam.server.ts";

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
