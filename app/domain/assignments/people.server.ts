import { and, asc, inArray, isNull, type SQL } from "drizzle-orm";
import { allows, type Policy } from "#app/domain/accounts/policies.ts";
import { type Database, db, type Transaction } from "#app/platform/database.server.ts";
import { accounts, roles } from "#db/schema/accounts.ts";

/** SQL condition on accounts: enabled, with a role that allows all of this. */
export function isAble(...policies: Policy[]): SQL | undefined {
  const able = roles.filter((role) => policies.every((policy) => allows(role, policy)));
  return and(isNull(accounts.disabledAt), inArray(accounts.role, able));
}

/** Returns the accounts that match a condition, by name. */
export function listPeople(condition: SQL | undefined, connection: Transaction | Database = db) {
  return connection
    .select({ id: accounts.id, name: accounts.name })
    .from(accounts)
    .where(condition)
    .orderBy(asc(accounts.name));
}
