import { and, asc, eq, inArray, isNull, ne, sql } from "drizzle-orm";
import { enqueueAssignment } from "#app/domain/assignments/assignments.server.ts";
import { isAble, listPeople } from "#app/domain/assignments/people.server.ts";
import { recordAudit } from "#app/domain/audit/audit.server.ts";
import { recordOwners } from "#app/domain/leads/lead-changes.server.ts";
import { announce } from "#app/domain/live/live.server.ts";
import { type Database, db, type Transaction } from "#app/platform/database.server.ts";
import { accounts, type Role } from "#db/schema/accounts.ts";
import { leads } from "#db/schema/leads.ts";
import { tasks } from "#db/schema/tasks.ts";
import type { Staff } from "./account.ts";
import { allows } from "./policies.ts";

/** A person's assignments: all leads that they own and all open tasks. */
export interface Holdings {
  leads: number;
  tasks: number;
}

/** Including deleted tasks, which can be restored. */
const openTasksOf = (accountId: string) => and(eq(tasks.assigneeId, accountId), ne(tasks.status, "done"));

export async function countHoldings(accountId: string, tx: Transaction | Database = db): Promise<Holdings> {
  const leadCount = await tx.$count(leads, eq(leads.ownerId, accountId));
  const taskCount = await tx.$count(tasks, and(openTasksOf(accountId), isNull(tasks.deletedAt)));
  return { leads: leadCount, tasks: taskCount };
}

/** Returns enabled colleagues whose role allows them to take over these holdings, by name. */
export function listSuccessors(accountId: string, holdings: Holdings, tx: Transaction | Database = db) {
  const able = holdings.leads === 0 ? isAble("tasks.update") : isAble("tasks.update", "leads.update");
  return listPeople(and(able, ne(accounts.id, accountId)), tx);
}

export async function canSucceed(tx: Transaction, accountId: string, successorId: string): Promise<boolean> {
  const successors = await listSuccessors(accountId, await countHoldings(accountId, tx), tx);
  return successors.some(({ id }) => id === successorId);
}

/**
 * Reassigns all leads and open tasks of a person to a successor, or unassigns them, in the caller's transaction.
 * Records each lead and task in the audit log and sends the successor one mail.
 */
export async function handOver(tx: Transaction, from: string, to: string | null, by: Staff) {
  const leadIds = await handOverLeads(tx, from, to, by);
  const taskIds = await handOverTasks(tx, from, to, by);
  await enqueueAssignment(tx, to, { leadIds, taskIds }, by);
}

/** Unassigns the leads and open tasks that a person's new role may not work on, and records them like `handOver`. */
export async function unassignForbidden(tx: Transaction, accountId: string, role: Role, by: Staff) {
  if (!allows(role, "leads.update")) await handOverLeads(tx, accountId, null, by);
  if (!allows(role, "tasks.update")) await handOverTasks(tx, accountId, null, by);
}

async function handOverLeads(tx: Transaction, from: string, to: string | null, by: Staff): Promise<string[]> {
  const owned = await tx
    .select({ id: leads.id })
    .from(leads)
    .where(eq(leads.ownerId, from))
    .orderBy(asc(leads.id))
    .for("update");
  const leadIds = owned.map(({ id }) => id);
  if (leadIds.length > 0) {
    await tx
      .update(leads)
      .set({ ownerId: to, version: sql`${leads.version} + 1` })
      .where(eq(leads.ownerId, from));
    const changes = leadIds.map((leadId) => ({ leadId, from }));
    await recordOwners(tx, changes, to, by);
  }
  return leadIds;
}

async function handOverTasks(tx: Transaction, from: string, to: string | null, by: Staff): Promise<string[]> {
  const assigned = await tx
    .select({ id: tasks.id })
    .from(tasks)
    .where(openTasksOf(from))
    .orderBy(asc(tasks.id))
    .for("update");
  const taskIds = assigned.map(({ id }) => id);
  if (taskIds.length > 0) {
    await tx
      .update(tasks)
      .set({ assigneeId: to, version: sql`${tasks.version} + 1` })
      .where(inArray(tasks.id, taskIds));
    const [before, after] = [{ assigneeId: from }, { assigneeId: to }];
    await recordAudit(
      tx,
      ...taskIds.map((subject) => ({ actor: by, action: "task.save", subject, before, after })),
    );
    await announce(tx, "tasks", null);
  }
  return taskIds;
}
