import { type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/node";
import { Outlet, useLoaderData, useLocation, useNavigate } from "@remix-run/react";
import { adminMeta } from "#app/admin/admin-meta.ts";
import { useLive } from "#app/admin/live/live.ts";
import { loadTasks } from "#app/admin/tasks/load-tasks.server.ts";
import { messages } from "#app/admin/tasks/messages.ts";
import type { TaskFrame } from "#app/admin/tasks/task-frame.tsx";
import { over, readTaskSearch, tasksPath } from "#app/admin/tasks/task-search.ts";
import { TasksScreen } from "#app/admin/tasks/tasks-screen.tsx";
import { requireStaff } from "#app/http/guards.server.ts";
import { paths } from "#app/http/paths.ts";
import { isDataRequest } from "#app/http/request.server.ts";
import { privateHeaders } from "#app/http/response-headers.ts";

export const meta: MetaFunction = () => adminMeta(messages.tasks);

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
    throw redirect(searchParams.size > 0 ? `${pathname}?${searchParams}` : pathname, {
      headers: privateHeaders,
    });
  }
  return { board: isBoard || isOver ? await loadTasks(searchParams, staff) : null };
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
