import { asc, desc, eq, sql } from "drizzle-orm";
import { db } from "#app/platform/database.server.ts";
import { accounts } from "#db/schema/accounts.ts";
import { leads } from "#db/schema/leads.ts";
import { pages } from "#db/schema/pages.ts";
import { type TaskStatus, taskStatuses, tasks } from "#db/schema/tasks.ts";
import { cardsPerColumn, tasksPerPage } from "./task.ts";
import { found, summaryColumns, type TaskSummary } from "./task-rows.server.ts";
import type { TaskSearch } from "./task-search.ts";

export type { TaskSummary };
export type Task = NonNullable<Awaited<ReturnType<typeof findTask>>>;

export interface TaskColumn {
  status: TaskStatus;
  /** The first of them. */
  cards: TaskSummary[];
  total: number;
}

/** The columns of the board, each with its first cards and how many it has in all. */
export function listBoard(search: TaskSearch, today: string): Promise<TaskColumn[]> {
  return Promise.all(
    taskStatuses.map(async (status) => {
      const condition = found({ ...search, status }, today);
      const [cards, total] = await Promise.all([
        db
          .select(summaryColumns)
          .from(tasks)
          .leftJoin(accounts, eq(accounts.id, tasks.assigneeId))
          .where(condition)
          .orderBy(asc(tasks.orderIndex), asc(tasks.id))
          .limit(cardsPerColumn),
        db.$count(tasks, condition),
      ]);
      return { status, cards, total };
    }),
  );
}

/** One page (from 1) of the tasks that a search finds, what is due first; and how many there are on all pages. */
export async function listTasks(search: TaskSearch, page: number, today: string) {
  const condition = found(search, today);
  const [rows, total] = await Promise.all([
    db
      .select(summaryColumns)
      .from(tasks)
      .leftJoin(accounts, eq(accounts.id, tasks.assigneeId))
      .where(condition)
      .orderBy(
        sql`${tasks.status} = 'done'`,
        sql`${tasks.dueDate} asc nulls last`,
        desc(tasks.createdAt),
        asc(tasks.id),
      )
      .limit(tasksPerPage)
      .offset((page - 1) * tasksPerPage),
    db.$count(tasks, condition),
  ]);
  return { tasks: rows, total };
}

/** A task with the names of what it is about, deleted or not. */
export async function findTask(id: string) {
  const author = sql<string | null>`(select name from accounts where id = ${tasks.authorId})`;
  const [row] = await db
    .select({
      task: tasks,
      assigneeName: accounts.name,
      authorName: author,
      leadName: leads.name,
      pageTitle: pages.title,
      pageSlug: pages.slug,
    })
    .from(tasks)
    .leftJoin(accounts, eq(accounts.id, tasks.assigneeId))
    .leftJoin(leads, eq(leads.id, tasks.leadId))
    .leftJoin(pages, eq(pages.id, tasks.pageId))
    .where(eq(tasks.id, id));
  if (!row) return undefined;
  const { task, ...names } = row;
  return { ...task, ...names };
}

/** Every label in use, the most used first. */
export async function listLabels(): Promise<string[]> {
  const rows = await db.execute<{ label: string }>(sql`
    select label from ${tasks}, unnest(${tasks.labels}) as label
    where ${tasks.deletedAt} is null group by label order by count(*) desc, label limit 100`);
  return rows.map(({ label }) => label);
}
