import { z } from "zod";
import { taskPrioritySchema, taskStatusSchema } from "#app/domain/tasks/task.ts";
import { dueFilters, type TaskSearch } from "#app/domain/tasks/task-search.ts";
import { paths } from "#app/http/paths.ts";

/** What the tasks are asked for by their address. Whatever does not make sense there is left out. */
const listSearchSchema = z.object({
  view: z.enum(["board", "list"]).catch("board"),
  status: taskStatusSchema.optional().catch(undefined),
  /** An account, whoever is signed in, or nobody. */
  assignee: z
    .union([z.uuid(), z.enum(["me", "none"])])
    .optional()
    .catch(undefined),
  priority: taskPrioritySchema.optional().catch(undefined),
  label: z.string().trim().min(1).max(30).optional().catch(undefined),
  due: z.enum(dueFilters).optional().catch(undefined),
  q: z.string().trim().max(200).catch(""),
  /** From 1. */
  page: z.coerce.number().int().min(1).max(100_000).catch(1),
});

export type TaskListSearch = z.output<typeof listSearchSchema>;

export function readTaskSearch(parameters: URLSearchParams): TaskListSearch {
  return listSearchSchema.parse(Object.fromEntries([...parameters].filter(([, value]) => value !== "")));
}

/** The search in the domain's words. The board has a column per status, so it narrows none down. */
export function domainSearch({ q, view, page: _, ...search }: TaskListSearch, me: string): TaskSearch {
  return {
    ...search,
    status: view === "list" ? search.status : undefined,
    assignee: search.assignee === "me" ? me : search.assignee,
    query: q,
  };
}

/** What stands behind the `?` for a search; its view and filters without the page it is turned to. */
export function searchQuery({ view, page: _, ...search }: TaskListSearch): string {
  const parameters = new URLSearchParams();
  if (view !== "board") parameters.set("view", view);
  for (const [name, value] of Object.entries(search)) if (value) parameters.set(name, value);
  return parameters.toString();
}

/** The address of the tasks with some of the search changed. A change of anything but the page leads to its first. */
export function tasksPath(search: TaskListSearch, changes: Partial<TaskListSearch> = {}): string {
  const query = new URLSearchParams(searchQuery({ ...search, ...changes }));
  if (changes.page && changes.page > 1) query.set("page", String(changes.page));
  return withQuery(paths.admin.tasks(), query);
}

/** The marker in an address that asks for a task over the board instead of a page of its own. */
export const over = "over";

/** The address of something that opens over the board as it is. */
export function overBoard(path: string, search: TaskListSearch): string {
  const query = new URLSearchParams(searchQuery(search));
  query.set(over, "board");
  return withQuery(path, query);
}

function withQuery(path: string, query: URLSearchParams): string {
  return query.size > 0 ? `${path}?${query}` : path;
}

export function isNarrowed({ view: _, page: __, ...search }: TaskListSearch): boolean {
  return Object.values(search).some(Boolean);
}

/** The tasks again, with the offer to bring back one that was deleted. */
export function deletedPath(tasksPath: string, taskId: string): string {
  const [path = "", query] = tasksPath.split("?");
  const parameters = new URLSearchParams(query);
  parameters.set(deleted, taskId);
  return withQuery(path, parameters);
}

/** The parameter that names the task that was just deleted. */
export const deleted = "deleted";
