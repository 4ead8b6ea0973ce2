import { and, count, eq, gte, isNull, lt, lte, ne, type SQL, sql } from "drizzle-orm";
import { hasText, hasWords } from "#app/platform/has-words.server.ts";

import { accounts } from "#db/schema/accounts.ts";
import { taskComments, tasks } from "#db/schema/tasks.ts";
import type { TaskSearch } from "./task-search.ts";

/** What a card or a line of the list shows. */
export const summaryColumns = {
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

export interface TaskSummary {
  id: string;
  title: string;
  status: (typeof tasks.$inferSelect)["status"];
  priority: (typeof tasks.$inferSelect)["priority"];
  dueDate: string | null;
  labels: string[];
  assigneeId: string | null;
  assigneeName: string | null;
  itemCount: number;
  doneCount: number;
  commentCount: number;
}

/** The tasks that a search finds; none that is deleted. `today` is a date such as 2026-11-20. */
export function found(search: TaskSearch, today: string): SQL | undefined {
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
