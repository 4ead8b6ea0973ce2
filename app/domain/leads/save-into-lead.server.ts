import { eq, sql } from "drizzle-orm";
import { type Bases, mergeForm } from "#app/domain/documents/field-bases.server.ts";
import type { Transaction } from "#app/platform/database.server.ts";
import { leads } from "#db/schema/leads.ts";

/** A lead's columns that a form saves together. */
type Part = Partial<typeof leads.$inferSelect>;

export type LeadConflict<Fields> = {
  /** Nothing was saved. A save with these bases overwrites the other person's values. */
  status: "conflict";
  fields: (keyof Fields)[];
  theirs: Fields;
  bases: Bases;
};

/**
 * Merges all fields of a form into a lead, whose row it locks. A field changed by two people is a conflict. Undefined for
 * an unknown lead.
 */
export async function mergeIntoLead<Fields extends Part>(
  tx: Transaction,
  leadId: string,
  mine: Fields,
  formBases: Bases,
) {
  const [lead] = await tx.select().from(leads).where(eq(leads.id, leadId)).for("update");
  if (!lead) return undefined;
  const before = Object.fromEntries(
    Object.keys(mine).map((column) => [column, lead[column as keyof typeof lead]]),
  ) as Fields;
  const {
    fields: after,
    touched: changed,
    conflicts,
    bases,
  } = mergeForm({ theirs: before, mine, bases: formBases });
  if (conflicts.length > 0) {
    const conflict: LeadConflict<Fields> = {
      status: "conflict",
      fields: conflicts.map(({ field }) => field),
      theirs: before,
      bases,
    };
    return conflict;
  }
  if (changed.length > 0)
    await tx
      .update(leads)
      .set({ ...after, version: sql`${leads.version} + 1` })
      .where(eq(leads.id, leadId));
  return { status: "saved" as const, before, after, changed, bases };
}
