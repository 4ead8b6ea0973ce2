import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { Outlet, useLoaderData, useLocation, useNavigate } from "@remix-run/react";
import { adminMeta } from "#app/admin/admin-meta.ts";
import { useLive } from "#app/admin/live/live-updates.tsx";
import type { TaskFrame } from "#app/admin/tasks/task-frame.tsx";
import { deleted, domainSearch, over, readTaskSearch, tasksPath } from "#app/admin/tasks/task-search.tsx";
import { TasksScreen } from "#app/admin/tasks/tasks-screen.tsx";
import type { Staff } from "#app/domain/accounts/account.ts";
import { allows } from "#app/domain/accounts/policies.ts";
import { officeToday } from "#app/domain/leads/leads.server.ts";
import { listSavedViews } from "#app/domain/saved-views/saved-views.server.ts";
import { listUnseenMentions } from "#app/domain/tasks/comments.server.ts";
import { tasksPerPage } from "#app/domain/tasks/task.ts";
import { listColleagues } from "#app/domain/tasks/task-choices.server.ts";
import { findTask, listBoard, listLabels, listTasks } from "#app/domain/tasks/tasks.server.ts";
import { idsIn, requireStaff } from "#app/http/guards.server.ts";
import { privateRedirect, requireExistingPage } from "#app/http/redirect-to.server.ts";
import { isDataRequest } from "#app/http/request.server.ts";
import { paths, withQuery } from "#app/paths/paths.ts";

export const meta: MetaFunction = () => adminMeta("Tasks");

/**
 * The board, at its own address and behind a task that was opened from it. A task opened directly is a separate page;
 * document requests for a task over the board redirect to that page.
 */
export async function loader({ request }: LoaderFunctionArgs) {
  const staff = await requireStaff(request, "tasks.read");
  const { pathname, searchParams } = new URL(request.url);
  const isBoard = pathname === paths.admin.tasks();
  const isOver = searchParams.has(over);
  if (isOver && !isDataRequest(request)) {
    searchParams.delete(over);
    throw privateRedirect(withQuery(pathname, searchParams));
  }
  const board = isBoard || isOver ? await loadTasks(searchParams, staff) : null;
  const list = board?.list;
  if (isBoard && list)
    requireExistingPage(request, { shown: list.tasks.length, total: list.total, perPage: tasksPerPage });
  return { board };
}

/** The loader data of the board or the list. */
async function loadTasks(parameters: URLSearchParams, staff: Staff) {
  const search = readTaskSearch(parameters);
  const today = await officeToday();
  const asked = domainSearch(search, staff.id);
  const [columns, list, labels, people, views, mentioned, gone] = await Promise.all([
    search.view === "board" ? listBoard(asked, today) : null,
    search.view === "list" ? listTasks(asked, search.page, today) : null,
    listLabels(),
    listColleagues(),
    listSavedViews("tasks", staff),
    listUnseenMentions(staff.id),
    findDeleted(parameters.get(deleted)),
  ]);
  const mayUpdate = allows(staff.role, "tasks.update");
  return { search, today, columns, list, labels, people, views, mentioned, gone, mayUpdate };
}

/** The task that was just deleted, unless it was restored. */
async function findDeleted(value: string | null) {
  const [id] = idsIn([value]);
  const task = id ? await findTask(id) : undefined;
  return task?.deletedAt ? { id: task.id, title: task.title } : null;
}

export default function Tasks() {
  const { board } = useLoaderData<typeof loader>();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  useLive("tasks");

  const isAlone = pathname === paths.admin.tasks();
  const back = tasksPath(readTaskSearch(new URLSearchParams(search)));
  const frame: TaskFrame = {
    isOver: board !== null,
    back,
    close: () => navigate(back, { preventScrollReset: true }),
  };
  return (
    <>
      {board ? <TasksScreen {...board} /> : null}
      {isAlone ? null : <Outlet context={frame} />}
    </>
  );
}
