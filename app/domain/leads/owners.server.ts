import { and, inArray, isNull } from "drizzle-orm";
import { allows } from "#app/domain/accounts/policies.ts";
import { db } from "#app/platform/database.server.ts";
import { accounts, roles } from "#db/schema/accounts.ts";

/** Who may be given a lead, by name. */
export function listLeadOwners(): Promise<{ id: string; name: string }[]> {
  const able = roles.filter((role) => allows(role, "leads.update"));
  return db
    .select({ id: accounts.id, name: accounts.name })
    .from(accounts)
    .where(and(inArray(accounts.role, able), isNull(accounts.disabledAt)))
    .orderBy(accounts.name);
}
