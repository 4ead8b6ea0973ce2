import { eq, sql } from "drizzle-orm";
import type { Staff } from "#app/domain/accounts/account.ts";
import { type Bases, basesOf, mergeForm } from "#app/domain/merge/field-bases.server.ts";
import { db } from "#app/platform/database.server.ts";
import { leads } from "#db/schema/leads.ts";
import type { LeadContact } from "./lead-contact.ts";
import { recordLeadEvent } from "./leads.server.ts";

/** The bases of a lead's contact form; see `saveContact`. */
export function contactBases({ name, email, phone }: LeadContact): Bases {
  return basesOf({ name, email, phone });
}

type ContactOutcome =
  | { status: "saved"; bases: Bases }
  /** Nothing was saved. A save with these bases overwrites the other person's values. */
  | { status: "conflict"; fields: (keyof LeadContact)[]; theirs: LeadContact; bases: Bases };

/**
 * Merges a form into a lead's contact details and records the changes. Mails that still wait are sent to the new address.
 * Undefined for an unknown lead.
 */
export function saveContact(leadId: string, contact: LeadContact, formBases: Bases, by: Staff) {
  return db.transaction(async (tx): Promise<ContactOutcome | undefined> => {
    const [theirs] = await tx
      .select({ name: leads.name, email: leads.email, phone: leads.phone })
      .from(leads)
      .where(eq(leads.id, leadId))
      .for("update");
    if (!theirs) return undefined;
    const merged = mergeForm<LeadContact>({ theirs, mine: contact, bases: formBases });
    const { fields: after, touched: changed, conflicts, bases } = merged;
    if (conflicts.length > 0)
      return { status: "conflict", fields: conflicts.map(({ field }) => field), theirs, bases };
    if (changed.length > 0) {
      await tx
        .update(leads)
        .set({ ...after, version: sql`${leads.version} + 1` })
        .where(eq(leads.id, leadId));
      const detail = Object.fromEntries(
        changed.map((field) => [field, { from: theirs[field], to: after[field] }]),
      );
      await recordLeadEvent(tx, leadId, "contact-changed", detail, by.id);
    }
    return { status: "saved", bases };
  });
}
