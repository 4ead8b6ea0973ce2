import { eq, sql } from "drizzle-orm";
import type { Staff } from "#app/domain/accounts/account.ts";
import { db } from "#app/platform/database.server.ts";
import { leads } from "#db/schema/leads.ts";
import { markContacted } from "./contacted.server.ts";
import type { NoteKind } from "./lead.ts";
import { recordLeadEvent } from "./lead-events.server.ts";

/**
 * Adds a note or a call to a lead's history. A call answers the lead as a mail does. False when there is no such lead.
 */
export function addNote(leadId: string, text: string, by: Staff, kind: NoteKind = "note"): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [lead] = await tx
      .update(leads)
      .set({ updatedAt: sql`now()` })
      .where(eq(leads.id, leadId))
      .returning({ id: leads.id });
    if (!lead) return false;
    await recordLeadEvent(tx, leadId, kind, { text }, by.id);
    if (kind === "call") await markContacted(tx, leadId, by.id);
    return true;
  });
}
