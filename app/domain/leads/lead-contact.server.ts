import type { Staff } from "#app/domain/accounts/account.ts";
import { db } from "#app/platform/database.server.ts";
import type { LeadContact } from "./lead-contact.ts";
import { recordLeadEvent } from "./leads.server.ts";
import { type StaleLead, saveIntoLead } from "./save-into-lead.server.ts";

type ContactOutcome = { status: "saved"; version: number } | StaleLead<LeadContact>;

/**
 * Saves a form that was loaded with a version of the lead, and records the changes. Mails that still wait are sent to the
 * new address. Undefined for an unknown lead.
 */
export function saveContact(
  leadId: string,
  version: number,
  { name, email, phone }: LeadContact,
  by: Staff,
): Promise<ContactOutcome | undefined> {
  return db.transaction(async (tx): Promise<ContactOutcome | undefined> => {
    const typed: LeadContact = { name, email, phone };
    const saved = await saveIntoLead(tx, leadId, version, typed, by);
    if (saved?.status !== "saved") return saved;
    const { before, changed } = saved;
    if (changed.length > 0) {
      const detail = Object.fromEntries(
        changed.map((field) => [field, { from: before[field], to: typed[field] }]),
      );
      await recordLeadEvent(tx, leadId, "contact-changed", detail, by.id);
    }
    return { status: "saved", version: saved.version };
  });
}
