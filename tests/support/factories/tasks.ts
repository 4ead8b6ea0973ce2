import { db } from "#app/platform/database.server.ts";
import { tasks } from "#db/schema/tasks.ts";

let made = 0;

/** An open, unassigned task by default, after those created before. */
export async function createTask(values: Partial<typeof tasks.$inferInsert> = {}) {
  made += 1;
  const [created] = await db
    .insert(tasks)
    .values({ title: `Task ${made}`, orderIndex: made * 1024, ...values })
    .returning();
  if (!created) throw new Error("the task was not stored");
  return created;
}
