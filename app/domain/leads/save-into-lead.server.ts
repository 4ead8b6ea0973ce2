import { eq, sql } from "drizzle-orm";
import type { Staff } from "#app/domain/accounts/account.ts";
import { isOwnAction } from "#app/domain/audit/audit.server.ts";
import { changedFields } from "#app/domain/records/changed-fields.server.ts";
import type { Transaction } from "#app/platform/database.server.ts";
import { leads } from "#db/schema/leads.ts";

/** What the forms of a lead record. */
const formActions = ["lead.contact-changed", "lead.deal-changed", "lead.owner-changed"];

/** A lead's columns that a form saves together. */
type Part = Partial<typeof leads.$inferSelect>;

/** The lead was saved since the form was loaded. Nothing was saved. */
export interface StaleLead<Fields> {
  status: "stale";
  version: number;
  /** Whether the last save was by the same account, in another tab or browser. */
  isOwn: boolean;
  /** The fields in which the form differs from what is stored. */
  fields: (keyof Fields & string)[];
  stored: Fields;
}

/**
 * Saves all fields of a form that was loaded with a version of the lead, whose row it locks. Undefined for an unknown
 * lead.
 */
export async function saveIntoLead<Fields extends Part>(
  tx: Transaction,
  leadId: string,
  version: number,
  typed: Fields,
  by: Staff,
) {
  const [lead] = await tx.select().from(leads).where(eq(leads.id, leadId)).for("update");
  if (!lead) return undefined;
  const before = Object.fromEntries(
    Object.keys(typed).map((column) => [column, lead[column as keyof typeof lead]]),
  ) as Fields;
  const changed = changedFields(before, typed);
  if (changed.length === 0) return { status: "saved" as const, before, changed, version: lead.version };
  if (version !== lead.version) {
    const stale: StaleLead<Fields> = {
      status: "stale",
      version: lead.version,
      isOwn: await isOwnAction(tx, by, leadId, formActions),
      fields: changed,
      stored: before,
    };
    return stale;
  }
  await tx
    .update(leads)
    .set({ ...typed, version: sql`${leads.version} + 1` })
    .where(eq(leads.id, leadId));
  return { status: "saved" as const, before, changed, version: lead.version + 1 };
}
