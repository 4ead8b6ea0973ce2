import { and, eq, inArray, isNull, or } from "drizzle-orm";
import { allows } from "#app/domain/accounts/policies.ts";
import { db } from "#app/platform/database.server.ts";
import { accounts, roles } from "#db/schema/accounts.ts";
import { leads } from "#db/schema/leads.ts";

/** Who may be given a lead, by name; of a lead that is named, also who has it already. */
export function listLeadOwners(leadId?: string): Promise<{ id: string; name: string }[]> {
  const able = roles.filter((role) => allows(role, "leads.update"));
  return db
    .select({ id: accounts.id, name: accounts.name })
    .from(accounts)
    .where(
      or(and(inArray(accounts.role, able), isNull(accounts.disabledAt)), leadId ? has(leadId) : undefined),
    )
    .orderBy(accounts.name);
}

function has(leadId: string) {
  return eq(accounts.id, db.select({ id: leads.ownerId }).from(leads).where(eq(leads.id, leadId)));
}
