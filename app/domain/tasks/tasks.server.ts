import { and, asc, count, desc, eq, gte, isNull, lt, lte, ne, type SQL, sql } from "drizzle-orm";
import { pageKey } from "#app/domain/pages/page.ts";
import { db } from "#app/platform/database.server.ts";
import { hasText, hasWords } from "#app/platform/has-words.server.ts";
import { accounts } from "#db/schema/accounts.ts";
import { leads } from "#db/schema/leads.ts";
import { pages } from "#db/schema/pages.ts";
import { taskComments, taskStatuses, tasks } from "#db/schema/tasks.ts";
import { cardsPerColumn, type TaskSearch, tasksPerPage } from "./task.ts";

export type Task = NonNullable<Awaited<ReturnType<typeof findTask>>>;

/** A card or a list row. */
export type TaskSummary = Awaited<ReturnType<typeof listTasks>>["tasks"][number];

export type TaskColumn = Awaited<ReturnType<typeof listBoard>>[number];

/** The board's columns, each with its first tasks and their total. */
export function listBoard(search: TaskSearch, today: string) {
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

/** One page (from 1) of the matching tasks, earliest due date first, and the total. */
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

/** A task with the names of linked objects, including deleted ones. */
export async function findTask(id: string) {
  const author = sql<string | null>`(select name from accounts where id = ${tasks.authorId})`;
  const [row] = await db
    .select({
      task: tasks,
      assigneeName: accounts.name,
      authorName: author,
      leadName: leads.name,
      pageTitle: pages.title,
      page: { language: pages.language, slug: pages.slug },
    })
    .from(tasks)
    .leftJoin(accounts, eq(accounts.id, tasks.assigneeId))
    .leftJoin(leads, eq(leads.id, tasks.leadId))
    .leftJoin(pages, eq(pages.id, tasks.pageId))
    .where(eq(tasks.id, id));
  if (!row) return undefined;
  const { task, page, ...names } = row;
  return { ...task, ...names, pageKey: page && pageKey(page) };
}

/** All labels in use, most used first. */
export async function listLabels(): Promise<string[]> {
  const rows = await db.execute<{ label: string }>(sql`
    select label from ${tasks}, unnest(${tasks.labels}) as label
    where ${tasks.deletedAt} is null group by label order by count(*) desc, label limit 100`);
  return rows.map(({ label }) => label);
}

/** Columns of a card or a list row. */
const summaryColumns = {
  id: tasks.id,
  title: tasks.title,
  status: tasks.status,
  priority: tasks.priority,
  dueDate: tasks.dueDate,
  labels: tasks.labels,
  assigneeId: tasks.assigneeId,
  assigneeName: accounts.name,
  itemCount: sql<number>`jsonb_array_length(${tasks.checklist})`,
  doneCount: sql<number>`jsonb_array_length(jsonb_path_query_array(${tasks.checklist}, '$[*] ? (@.done == true)'))`,
  commentCount: sql<number>`(select ${count()}::int from ${taskComments} where ${taskComments.taskId} = ${tasks.id})`,
};

/** The condition of a search, without deleted tasks. `today` is a date such as 2026-11-20. */
function found(search: TaskSearch, today: string): SQL | undefined {
  const { status, isOpen, assignee, priority, label, query } = search;
  return and(
    isNull(tasks.deletedAt),
    status && eq(tasks.status, status),
    isOpen ? ne(tasks.status, "done") : undefined,
    assignee === undefined ? undefined : assignedTo(assignee),
    priority && eq(tasks.priority, priority),
    label ? hasText(tasks.labels, label) : undefined,
    due(search, today),
    matching(query),
  );
}

function assignedTo(assignee: string): SQL | undefined {
  return assignee === "none" ? isNull(tasks.assigneeId) : eq(tasks.assigneeId, assignee);
}

function due({ due: filter }: TaskSearch, today: string): SQL | undefined {
  if (filter === "none") return isNull(tasks.dueDate);
  if (filter === "overdue") return and(lt(tasks.dueDate, today), ne(tasks.status, "done"));
  if (filter === "week")
    return and(
      gte(tasks.dueDate, today),
      lte(tasks.dueDate, sql`${today}::date + 7`),
      ne(tasks.status, "done"),
    );
  return undefined;
}

function matching(query = ""): SQL | undefined {
  return hasWords(query, [tasks.title, tasks.description, sql`array_to_string(${tasks.labels}, ',')`]);
}
