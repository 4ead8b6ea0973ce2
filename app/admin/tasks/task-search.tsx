import { z } from "zod";
import { FilterForm, FilterSelect, HiddenParameters, SearchBox } from "#app/admin/lists.tsx";
import {
  type DueFilter,
  dueFilters,
  type TaskSearch,
  taskPriorities,
  taskPriorityLabels,
  taskPrioritySchema,
  taskStatuses,
  taskStatusLabels,
  taskStatusSchema,
} from "#app/domain/tasks/task.ts";
import { paths, withQuery } from "#app/paths/paths.ts";

/** The query parameters of the tasks. Invalid values are ignored. */
const listSearchSchema = z.object({
  view: z.enum(["board", "list"]).catch("board"),
  status: taskStatusSchema.optional().catch(undefined),
  /** An account, the signed-in person, or unassigned. */
  assignee: z
    .union([z.uuid(), z.enum(["me", "none"])])
    .optional()
    .catch(undefined),
  priority: taskPrioritySchema.optional().catch(undefined),
  label: z.string().trim().min(1).max(30).optional().catch(undefined),
  due: z.enum(dueFilters).optional().catch(undefined),
  q: z.string().trim().max(200).catch(""),
  /** One-based. */
  page: z.coerce.number().int().min(1).max(100_000).catch(1),
});

export type TaskListSearch = z.output<typeof listSearchSchema>;

export function readTaskSearch(parameters: URLSearchParams): TaskListSearch {
  return listSearchSchema.parse(Object.fromEntries([...parameters].filter(([, value]) => value !== "")));
}

/** The domain's search. The board has a column per status, so it does not filter by status. */
export function domainSearch({ q, view, page: _, ...search }: TaskListSearch, me: string): TaskSearch {
  return {
    ...search,
    status: view === "list" ? search.status : undefined,
    assignee: search.assignee === "me" ? me : search.assignee,
    query: q,
  };
}

/** The query string of a search: view and filters without the page. */
export function searchQuery({ view, page: _, ...search }: TaskListSearch): string {
  const parameters = new URLSearchParams();
  if (view !== "board") parameters.set("view", view);
  for (const [name, value] of Object.entries(search)) if (value) parameters.set(name, value);
  return parameters.toString();
}

/** The tasks' address with some parameters changed. Any change except the page resets to page 1. */
export function tasksPath(search: TaskListSearch, changes: Partial<TaskListSearch> = {}): string {
  const query = new URLSearchParams(searchQuery({ ...search, ...changes }));
  if (changes.page && changes.page > 1) query.set("page", String(changes.page));
  return withQuery(paths.admin.tasks(), query);
}

/** The query parameter that opens a task over the board instead of on a separate page. */
export const over = "over";

/** The address of a task or form that opens over the current board. */
export function overBoard(path: string, search: TaskListSearch): string {
  const query = new URLSearchParams(searchQuery(search));
  query.set(over, "board");
  return withQuery(path, query);
}

export function isNarrowed({ view: _, page: __, ...search }: TaskListSearch): boolean {
  return Object.values(search).some(Boolean);
}

/** The tasks' address with an offer to restore a deleted task. */
export function deletedPath(tasksPath: string, taskId: string): string {
  const [path = "", query] = tasksPath.split("?");
  const parameters = new URLSearchParams(query);
  parameters.set(deleted, taskId);
  return withQuery(path, parameters);
}

/** The query parameter that names a deleted task. */
export const deleted = "deleted";

interface TaskFiltersProps {
  search: TaskListSearch;
  people: { id: string; name: string }[];
  labels: string[];
}

const dueLabels: Record<DueFilter, string> = {
  overdue: "Overdue",
  week: "Next seven days",
  none: "No date",
};

interface Choice {
  name: "assignee" | "due" | "priority" | "label" | "status";
  label: string;
  options: (readonly [value: string, text: string])[];
}

/** Filters the tasks by choices, and searches them. */
export function TaskFilters({ search, people, labels }: TaskFiltersProps) {
  const assignees = people.map(({ id, name }) => [id, name] as const);
  const choices: Choice[] = [
    {
      name: "assignee",
      label: "Assignee",
      options: [["me", "Me"], ["none", "Unassigned"], ...assignees],
    },
    { name: "due", label: "Due", options: dueFilters.map((due) => [due, dueLabels[due]]) },
    {
      name: "priority",
      label: "Priority",
      options: taskPriorities.toReversed().map((priority) => [priority, taskPriorityLabels[priority]]),
    },
    { name: "label", label: "Label", options: labels.map((label) => [label, label]) },
  ];
  if (search.view === "list")
    choices.push({
      name: "status",
      label: "Status",
      options: taskStatuses.map((status) => [status, taskStatusLabels[status]]),
    });
  return (
    <div className="mb-3 flex flex-col-reverse gap-3 xl:flex-row xl:items-center xl:justify-between">
      <FilterForm
        action={paths.admin.tasks()}
        preserved={new URLSearchParams(searchQuery({ view: search.view, q: search.q, page: 1 }))}
      >
        {choices.map((choice) => (
          <FilterSelect
            key={choice.name}
            value={search[choice.name]}
            any={`${choice.label}: any`}
            {...choice}
          />
        ))}
      </FilterForm>
      <SearchBox
        action={paths.admin.tasks()}
        query={search.q}
        label="Search tasks"
        placeholder="Title, description or label"
      >
        <HiddenParameters parameters={new URLSearchParams(searchQuery({ ...search, q: "" }))} />
      </SearchBox>
    </div>
  );
}
