import { db } from "#app/platform/database.server.ts";
import { tasks } from "#db/schema/tasks.ts";

let made = 0;

/** An open task of nobody, unless told otherwise, behind those made before it. */
export async function createTask(values: Partial<typeof tasks.$inferInsert> = {}) {
  made += 1;
  const [created] = await db
    .insert(tasks)
    .values({ title: `Task ${made}`, orderIndex: made * 1024, ...values })
    .returning();
  if (!created) throw new Error("the task was not stored");
  return created;
}
