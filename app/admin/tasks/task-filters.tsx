import { Form, useSubmit } from "@remix-run/react";
import { buttonClasses } from "#app/admin/classes.ts";
import { SearchBox } from "#app/admin/list-controls.tsx";
import {
  type DueFilter,
  taskPriorities,
  taskPriorityLabels,
  taskStatuses,
  taskStatusLabels,
} from "#app/domain/tasks/task.ts";
import { paths } from "#app/http/paths.ts";
import { controlClasses } from "#app/ui/field.tsx";
import { messages } from "./messages.ts";
import { searchQuery, type TaskListSearch } from "./task-search.ts";

interface TaskFiltersProps {
  search: TaskListSearch;
  people: { id: string; name: string }[];
  labels: string[];
}

const dueLabels: Record<DueFilter, string> = {
  overdue: messages.overdue,
  week: messages.nextSevenDays,
  none: messages.noDate,
};

/** Filters the tasks: immediately with JavaScript, by the button without. */
export function TaskFilters({ search, people, labels }: TaskFiltersProps) {
  const submit = useSubmit();
  const choices = [
    {
      name: "assignee",
      label: messages.assignee,
      value: search.assignee,
      options: [
        ["me", messages.me],
        ["none", messages.unassigned],
        ...people.map(({ id, name }) => [id, name] as const),
      ],
    },
    { name: "due", label: messages.due, value: search.due, options: Object.entries(dueLabels) },
    {
      name: "priority",
      label: messages.priority,
      value: search.priority,
      options: taskPriorities.toReversed().map((priority) => [priority, taskPriorityLabels[priority]]),
    },
    {
      name: "label",
      label: messages.label,
      value: search.label,
      options: labels.map((label) => [label, label]),
    },
    ...(search.view === "list"
      ? [
          {
            name: "status",
            label: messages.status,
            value: search.status,
            options: taskStatuses.map((status) => [status, taskStatusLabels[status]]),
          },
        ]
      : []),
  ];
  return (
    <div className="mb-3 flex flex-col-reverse gap-3 xl:flex-row xl:items-center xl:justify-between">
      <Form
        key={searchQuery(search)}
        method="get"
        action={paths.admin.tasks()}
        onChange={(event) => submit(event.currentTarget)}
        className="flex flex-wrap gap-2"
        aria-label={messages.filters}
      >
        <HiddenFilters search={search} names={["view", "q"]} />
        {choices.map(({ name, label, value, options }) => (
          <select
            key={name}
            name={name}
            aria-label={label}
            defaultValue={value ?? ""}
            className={controlClasses(
              "compact",
              `w-auto! max-w-36 ${value ? "border-ink! font-semibold" : ""}`,
            )}
          >
            <option value="">{messages.any(label)}</option>
            {options.map(([option, text]) => (
              <option key={option} value={option}>
                {text}
              </option>
            ))}
          </select>
        ))}
        <span className="hidden noscript:inline">
          <button type="submit" className={buttonClasses.plain}>
            {messages.filter}
          </button>
        </span>
      </Form>
      <SearchBox
        action={paths.admin.tasks()}
        query={search.q}
        label={messages.searchTasks}
        placeholder={messages.titleDescriptionOrLabel}
      >
        <HiddenFilters search={search} names={["view", "assignee", "due", "priority", "label", "status"]} />
      </SearchBox>
    </div>
  );
}

/** Hidden fields that preserve the other search parameters. */
function HiddenFilters({ search, names }: { search: TaskListSearch; names: string[] }) {
  const query = new URLSearchParams(searchQuery(search));
  return names.map((name) => {
    const value = query.get(name);
    return value ? <input key={name} type="hidden" name={name} value={value} /> : null;
  });
}
