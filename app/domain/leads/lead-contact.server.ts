import type { Staff } from "#app/domain/accounts/account.ts";
import { type Bases, basesOf } from "#app/domain/documents/field-bases.server.ts";
import { db } from "#app/platform/database.server.ts";
import type { LeadContact } from "./lead-contact.ts";
import { recordLeadEvent } from "./leads.server.ts";
import { type LeadConflict, mergeIntoLead } from "./merge-into-lead.server.ts";

/** The bases of a lead's contact form; see `saveContact`. */
export function contactBases({ name, email, phone }: LeadContact): Bases {
  return basesOf({ name, email, phone });
}

type ContactOutcome = { status: "saved"; bases: Bases } | LeadConflict<LeadContact>;

/**
 * Merges a form into a lead's contact details and records the changes. Mails that still wait are sent to the new address.
 * Undefined for an unknown lead.
 */
export function saveContact(
  leadId: string,
  { name, email, phone }: LeadContact,
  formBases: Bases,
  by: Staff,
) {
  return db.transaction(async (tx): Promise<ContactOutcome | undefined> => {
    const merged = await mergeIntoLead<LeadContact>(tx, leadId, { name, email, phone }, formBases);
    if (merged?.status !== "saved") return merged;
    const { before, after, changed, bases } = merged;
    if (changed.length > 0) {
      const detail = Object.fromEntries(
        changed.map((field) => [field, { from: before[field], to: after[field] }]),
      );
      await recordLeadEvent(tx, leadId, "contact-changed", detail, by.id);
    }
    return { status: "saved", bases };
  });
}
