import { Link, useNavigate } from "@remix-run/react";
import { AdminPage, EmptyState } from "#app/admin/admin-page.tsx";
import { ButtonLink } from "#app/admin/button.tsx";
import { focusRing } from "#app/admin/classes.ts";
import { ListPages } from "#app/admin/lists.tsx";
import { PostButton } from "#app/admin/post-button.tsx";
import { SavedViews } from "#app/admin/saved-views.tsx";
import { useShortcut } from "#app/admin/shortcuts/shortcuts.ts";
import { Status } from "#app/admin/status.tsx";
import { TextLink } from "#app/admin/text-link.tsx";
import type { SavedView } from "#app/domain/saved-views/saved-view.ts";
import { taskStatusLabels, tasksPerPage } from "#app/domain/tasks/task.ts";
import type { TaskColumn, TaskSummary } from "#app/domain/tasks/tasks.server.ts";
import { paths } from "#app/paths/paths.ts";
import { Board } from "./board.tsx";
import { Assignee, DueMark, Label, MentionMark, PriorityMark, taskTones } from "./task-marks.tsx";
import {
  isNarrowed,
  overBoard,
  searchQuery,
  TaskFilters,
  type TaskListSearch,
  tasksPath,
} from "./task-search.tsx";

interface TasksScreenProps {
  search: TaskListSearch;
  /** A date such as 2026-11-20. */
  today: string;
  columns: TaskColumn[] | null;
  list: { tasks: TaskSummary[]; total: number } | null;
  labels: string[];
  people: { id: string; name: string }[];
  views: SavedView[];
  mentioned: string[];
  /** A task that was just deleted. */
  gone: { id: string; title: string } | null;
  mayUpdate: boolean;
}

const builtIn = [
  { name: "All", query: "" },
  { name: "Mine", query: "assignee=me" },
  { name: "Overdue", query: "due=overdue" },
];

/** The tasks as a board or as a list, with filters and saved views. */
export function TasksScreen({
  search,
  today,
  columns,
  list,
  labels,
  people,
  views,
  ...rest
}: TasksScreenProps) {
  const { mentioned, gone, mayUpdate } = rest;
  const navigate = useNavigate();
  const newTask = overBoard(paths.admin.newTask(), search);
  const other = search.view === "board" ? "list" : "board";
  useShortcut("c", "New task", () => navigate(newTask, { preventScrollReset: true }), mayUpdate);
  useShortcut("v", "Board or list", () => navigate(tasksPath(search, { view: other, status: undefined })));

  const total = list ? list.total : (columns ?? []).reduce((sum, column) => sum + column.total, 0);
  const ofView = search.view === "list" ? "view=list" : "";
  return (
    <AdminPage
      title="Tasks"
      actions={
        <>
          <ButtonLink
            to={tasksPath(search, { view: other, status: undefined })}
            aria-keyshortcuts="v"
            look="quiet"
          >
            {other === "list" ? "Show as list" : "Show as board"}
          </ButtonLink>
          {mayUpdate ? (
            <ButtonLink to={newTask} preventScrollReset aria-keyshortcuts="c" look="primary">
              New task <kbd className="mono hidden opacity-70 md:inline">C</kbd>
            </ButtonLink>
          ) : null}
        </>
      }
    >
      {gone ? <Gone task={gone} back={tasksPath(search)} mayUpdate={mayUpdate} /> : null}
      <SavedViews
        area="tasks"
        path={paths.admin.tasks()}
        query={searchQuery(search)}
        builtIn={builtIn.map((view) => ({ ...view, query: [ofView, view.query].filter(Boolean).join("&") }))}
        views={views}
        mayShare={mayUpdate}
      />
      <TaskFilters search={search} people={people} labels={labels} />
      {total === 0 ? (
        <NoTasks search={search} newTask={mayUpdate ? newTask : undefined} />
      ) : columns ? (
        <Board {...{ columns, search, today, mentioned, mayUpdate }} />
      ) : (
        <>
          <TaskList tasks={list?.tasks ?? []} {...{ search, today, mentioned }} />
          <ListPages
            page={search.page}
            perPage={tasksPerPage}
            shown={list?.tasks.length ?? 0}
            total={total}
            pathOf={(page) => tasksPath(search, { page })}
            words={["Previous", "Next"]}
          />
        </>
      )}
    </AdminPage>
  );
}

function Gone({
  task,
  back,
  mayUpdate,
}: {
  task: { id: string; title: string };
  back: string;
  mayUpdate: boolean;
}) {
  return (
    <div role="status" className="mb-4 flex flex-wrap items-center gap-3 border-l-2 border-warn pl-3">
      <p className="min-w-0 wrap-anywhere">“{task.title}” was deleted.</p>
      {mayUpdate ? (
        <PostButton action={paths.admin.taskRemoval(task.id)} fields={{ _method: "delete", returnTo: back }}>
          Undo
        </PostButton>
      ) : null}
    </div>
  );
}

function NoTasks({ search, newTask }: { search: TaskListSearch; newTask: string | undefined }) {
  if (isNarrowed(search)) {
    return (
      <EmptyState title="No matching tasks">
        No task matches all of these filters.{" "}
        <TextLink to={tasksPath({ view: search.view, q: "", page: 1 })}>Show all tasks</TextLink>
      </EmptyState>
    );
  }
  return (
    <EmptyState title="No tasks yet">
      Tasks track what to do next. Add an assignee, a due date, a checklist, or the page or lead that a task
      is about. {newTask ? <TextLink to={newTask}>Create the first task</TextLink> : null}
    </EmptyState>
  );
}

interface TaskListProps {
  tasks: TaskSummary[];
  search: TaskListSearch;
  /** A date such as 2026-11-20. */
  today: string;
  mentioned: string[];
}

/** One line per task on a wide screen, two on a phone; the whole row links to the task. */
function TaskList({ tasks, search, today, mentioned }: TaskListProps) {
  return (
    <ul>
      {tasks.map((task) => (
        <li key={task.id} className="border-b border-line">
          <Link
            to={overBoard(paths.admin.task(task.id), search)}
            preventScrollReset
            className={`flex flex-wrap items-center gap-x-4 gap-y-0.5 py-2 hover:bg-sand lg:-mx-2 lg:flex-nowrap lg:px-2 ${focusRing} -outline-offset-2`}
          >
            <span className="w-20 shrink-0 text-[0.75rem] lg:text-[0.8125rem]">
              <Status tone={taskTones[task.status]}>{taskStatusLabels[task.status]}</Status>
            </span>
            <strong className="order-first w-full min-w-0 font-semibold wrap-anywhere lg:order-none lg:w-auto lg:grow lg:truncate">
              {mentioned.includes(task.id) ? <MentionMark /> : null}
              {task.title}
            </strong>
            <span className="hidden shrink-0 gap-1 lg:flex">
              {task.labels.slice(0, 3).map((label) => (
                <Label key={label}>{label}</Label>
              ))}
            </span>
            <span className="shrink-0 empty:hidden lg:w-14 lg:empty:block">
              <PriorityMark priority={task.priority} />
            </span>
            <span className="shrink-0 empty:hidden lg:w-32 lg:text-right lg:empty:block">
              <DueMark dueDate={task.dueDate} status={task.status} today={today} />
            </span>
            <span className="ml-auto flex w-5 shrink-0 lg:ml-0">
              <Assignee name={task.assigneeName} />
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
