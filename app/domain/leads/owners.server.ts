import { and, eq, exists, inArray, isNull, or, type SQL } from "drizzle-orm";
import { allows } from "#app/domain/accounts/policies.ts";
import { db, type Transaction } from "#app/platform/database.server.ts";
import { accounts, roles } from "#db/schema/accounts.ts";
import { leads } from "#db/schema/leads.ts";

export interface LeadOwner {
  id: string;
  name: string;
}

/** Returns accounts that can own leads, by name; with `leadId`, also the lead's current owner. */
export function listLeadOwners(leadId?: string): Promise<LeadOwner[]> {
  return listPeople(leadId ? or(isAble(), has(eq(leads.id, leadId))) : isAble());
}

/** Returns accounts for the owner filter, by name: those that can own leads and those that still do. */
export function listLeadHolders(): Promise<LeadOwner[]> {
  return listPeople(or(isAble(), has()));
}

/** Whether an account is enabled and has a role that works on leads. */
export async function canOwnLeads(tx: Transaction, id: string): Promise<boolean> {
  return (await tx.$count(accounts, and(eq(accounts.id, id), isAble()))) > 0;
}

function listPeople(condition: SQL | undefined): Promise<LeadOwner[]> {
  return db
    .select({ id: accounts.id, name: accounts.name })
    .from(accounts)
    .where(condition)
    .orderBy(accounts.name);
}

function isAble(): SQL | undefined {
  const able = roles.filter((role) => allows(role, "leads.update"));
  return and(inArray(accounts.role, able), isNull(accounts.disabledAt));
}

/** SQL condition: owns a lead, optionally one that matches `such`. */
function has(such?: SQL): SQL {
  return exists(
    db
      .select({ id: leads.id })
      .from(leads)
      .where(and(eq(leads.ownerId, accounts.id), such)),
  );
}
