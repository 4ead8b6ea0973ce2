import { and, asc, desc, eq, isNull, lt, ne, type SQL, sql } from "drizzle-orm";
import type { Staff } from "#app/domain/accounts/account.ts";
import { recordAudit } from "#app/domain/audit/audit.server.ts";
import { announce } from "#app/domain/live/live.server.ts";
import { db, type Transaction } from "#app/platform/database.server.ts";
import { type TaskStatus, tasks } from "#db/schema/tasks.ts";
import type { TaskPlace } from "./task.ts";

/** Distance of new order indexes: leaves room for ten tasks at the same place before they must be renumbered. */
const gap = 1024;

/** Locks a task that is not deleted for this transaction. */
export async function lockTask(tx: Transaction, id: string): Promise<typeof tasks.$inferSelect | undefined> {
  const [task] = await tx
    .select()
    .from(tasks)
    .where(and(eq(tasks.id, id), isNull(tasks.deletedAt)))
    .for("update");
  return task;
}

/** Moves a task. Resolves to its previous state, undefined for an unknown task. */
export function placeTask(id: string, place: TaskPlace, by: Staff) {
  return db.transaction(async (tx) => {
    const task = await lockTask(tx, id);
    if (!task) return undefined;
    if (place.before === id) return task;
    const orderIndex = await orderAt(tx, place, id);
    await tx.update(tasks).set({ status: place.status, orderIndex }).where(eq(tasks.id, id));
    if (task.status !== place.status)
      await recordAudit(tx, {
        actor: by,
        action: "task.move",
        subject: id,
        before: { status: task.status },
        after: { status: place.status },
      });
    await announce(tx, "tasks", id);
    return task;
  });
}

/**
 * The order index of a position in a column. Renumbers if there is no gap. A neighbour that has meanwhile moved to
 * another column counts as the top of the column.
 */
export async function orderAt(
  tx: Transaction,
  { status, before }: TaskPlace,
  moved?: string,
): Promise<number> {
  await lockColumn(tx, status);
  const others = and(eq(tasks.status, status), moved ? ne(tasks.id, moved) : undefined);
  if (before === "last") return ((await edge(tx, "last", others)) ?? 0) + gap;
  const next = before === "first" ? undefined : await edge(tx, "first", and(others, eq(tasks.id, before)));
  if (next === undefined) return ((await edge(tx, "first", others)) ?? 0) - gap;

  const previous = await edge(tx, "last", and(others, lt(tasks.orderIndex, next)));
  if (previous === undefined) return next - gap;
  if (next - previous > 1) return previous + Math.floor((next - previous) / 2);
  await spread(tx, status);
  return orderAt(tx, { status, before }, moved);
}

/** Locks a column until the end of the transaction, so that two concurrent moves do not get the same index. */
async function lockColumn(tx: Transaction, status: TaskStatus) {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`tasks ${status}`}))`);
}

/** The order index of the first or last of these tasks. */
async function edge(tx: Transaction, side: "first" | "last", condition: SQL | undefined) {
  const [row] = await tx
    .select({ orderIndex: tasks.orderIndex })
    .from(tasks)
    .where(condition)
    .orderBy(side === "first" ? asc(tasks.orderIndex) : desc(tasks.orderIndex))
    .limit(1);
  return row?.orderIndex;
}

/** Renumbers the tasks of a column with even gaps, in their current order. */
async function spread(tx: Transaction, status: TaskStatus) {
  await tx.execute(sql`
    update ${tasks} set order_index = placed.place * ${gap}
    from (
      select id, row_number() over (order by order_index, id) as place from ${tasks} where status = ${status}
    ) as placed
    where placed.id = ${tasks.id}`);
}
