import { and, asc, eq, isNull, sql } from "drizzle-orm";
import { db } from "#app/platform/database.server.ts";
import { accounts } from "#db/schema/accounts.ts";
import { tasks } from "#db/schema/tasks.ts";

export type LeadTask = Awaited<ReturnType<typeof listLeadTasks>>[number];

/** Returns a lead's tasks: open ones first, by date. */
export function listLeadTasks(leadId: string) {
  return db
    .select({
      id: tasks.id,
      title: tasks.title,
      status: tasks.status,
      dueDate: tasks.dueDate,
      assigneeName: accounts.name,
    })
    .from(tasks)
    .leftJoin(accounts, eq(accounts.id, tasks.assigneeId))
    .where(and(eq(tasks.leadId, leadId), isNull(tasks.deletedAt)))
    .orderBy(sql`${tasks.status} = 'done'`, asc(tasks.dueDate), asc(tasks.createdAt));
}
