import { Link, useNavigate } from "@remix-run/react";
import { AdminPage, EmptyState } from "#app/admin/admin-page.tsx";
import { buttonClasses, linkClasses } from "#app/admin/classes.ts";
import { ListPages } from "#app/admin/list-pages.tsx";
import { PostButton } from "#app/admin/post-button.tsx";
import { SavedViews } from "#app/admin/saved-views/saved-views.tsx";
import { useShortcut } from "#app/admin/shortcuts/shortcuts.ts";
import type { SavedView } from "#app/domain/saved-views/saved-view.ts";
import { tasksPerPage } from "#app/domain/tasks/task.ts";
import type { TaskColumn, TaskSummary } from "#app/domain/tasks/tasks.server.ts";
import { paths } from "#app/http/paths.ts";
import { Board } from "./board.tsx";
import { messages } from "./messages.ts";
import { TaskFilters } from "./task-filters.tsx";
import { TaskList } from "./task-list.tsx";
import { isNarrowed, overBoard, searchQuery, type TaskListSearch, tasksPath } from "./task-search.ts";

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
  { name: messages.all, query: "" },
  { name: messages.mine, query: "assignee=me" },
  { name: messages.overdue, query: "due=overdue" },
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
  useShortcut("c", messages.newTask, () => navigate(newTask, { preventScrollReset: true }), mayUpdate);
  useShortcut("v", messages.boardOrList, () =>
    navigate(tasksPath(search, { view: other, status: undefined })),
  );

  const total = list ? list.total : (columns ?? []).reduce((sum, column) => sum + column.total, 0);
  const ofView = search.view === "list" ? "view=list" : "";
  return (
    <AdminPage
      title={messages.tasks}
      actions={
        <>
          <Link
            to={tasksPath(search, { view: other, status: undefined })}
            aria-keyshortcuts="v"
            className={buttonClasses.quiet}
          >
            {other === "list" ? messages.showAsList : messages.showAsBoard}
          </Link>
          {mayUpdate ? (
            <Link to={newTask} preventScrollReset aria-keyshortcuts="c" className={buttonClasses.primary}>
              {messages.newTask} <kbd className="mono hidden opacity-70 md:inline">C</kbd>
            </Link>
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
            words={[messages.previous, messages.next]}
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
      <p className="min-w-0 wrap-anywhere">{messages.wasDeleted(task.title)}</p>
      {mayUpdate ? (
        <PostButton
          action={paths.admin.taskRemoval(task.id)}
          fields={{ _method: "delete", returnTo: back }}
          className={buttonClasses.plain}
        >
          {messages.undo}
        </PostButton>
      ) : null}
    </div>
  );
}

function NoTasks({ search, newTask }: { search: TaskListSearch; newTask: string | undefined }) {
  if (isNarrowed(search)) {
    return (
      <EmptyState title={messages.noMatchingTasks}>
        <p>
          {messages.noTaskMatchesAllOf}{" "}
          <Link to={tasksPath({ view: search.view, q: "", page: 1 })} className={linkClasses}>
            {messages.showAllTasks}
          </Link>
        </p>
      </EmptyState>
    );
  }
  return (
    <EmptyState title={messages.noTasksYet}>
      <p>
        {messages.tasksTrackWhatToDo}{" "}
        {newTask ? (
          <Link to={newTask} className={linkClasses}>
            {messages.createTheFirstTask}
          </Link>
        ) : null}
      </p>
    </EmptyState>
  );
}
