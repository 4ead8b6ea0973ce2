import { eq } from "drizzle-orm";
import type { Staff } from "#app/domain/accounts/account.ts";
import { db } from "#app/platform/database.server.ts";
import { leads } from "#db/schema/leads.ts";
import { recordLeadEvent } from "./lead-events.server.ts";

/** Adds a note to a lead's history. False when there is no such lead. */
export function addNote(leadId: string, text: string, by: Staff): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [lead] = await tx
      .update(leads)
      .set({ updatedAt: new Date() })
      .where(eq(leads.id, leadId))
      .returning({ id: leads.id });
    if (lead) await recordLeadEvent(tx, leadId, "note", { text }, by.id);
    return lead !== undefined;
  });
}
