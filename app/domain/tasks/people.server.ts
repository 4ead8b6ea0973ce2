import { and, asc, eq, inArray, isNull, or } from "drizzle-orm";
import { allows } from "#app/domain/accounts/policies.ts";
import { db } from "#app/platform/database.server.ts";
import { accounts, roles } from "#db/schema/accounts.ts";

export interface Colleague {
  id: string;
  name: string;
}

const isEnabled = isNull(accounts.disabledAt);

/** People who can be mentioned in a comment. */
export function listColleagues(): Promise<Colleague[]> {
  return db
    .select({ id: accounts.id, name: accounts.name })
    .from(accounts)
    .where(isEnabled)
    .orderBy(asc(accounts.name));
}

const canBeAssigned = and(
  isEnabled,
  inArray(
    accounts.role,
    roles.filter((role) => allows(role, "tasks.update")),
  ),
);

/** People who can be assigned tasks, and the current assignee. */
export function listAssignees(present?: string | null): Promise<Colleague[]> {
  return db
    .select({ id: accounts.id, name: accounts.name })
    .from(accounts)
    .where(or(canBeAssigned, present ? eq(accounts.id, present) : undefined))
    .orderBy(asc(accounts.name));
}

/** Whether a task can be saved with this assignee: an enabled account that may work on tasks, or the current one. */
export async function isAssignable(assigneeId: string | null, present?: string | null): Promise<boolean> {
  if (assigneeId === null || assigneeId === present) return true;
  return (await db.$count(accounts, and(canBeAssigned, eq(accounts.id, assigneeId)))) > 0;
}
