import type { ActionFunctionArgs } from "@remix-run/node";
import { deletedPath } from "#app/admin/tasks/task-search.tsx";
import { deleteTask, restoreTask } from "#app/domain/tasks/change-task.server.ts";
import { idParam, orNotFound, requireStaff, returnPath } from "#app/http/guards.server.ts";
import { readWrite, redirectTo, seeOther } from "#app/http/redirect-to.server.ts";
import { paths } from "#app/paths/paths.ts";

export const loader = redirectTo("tasks.read", ({ taskId }) => paths.admin.task(idParam(taskId)));

/** POST deletes the task, `_method=delete` restores it. */
export async function action({ request, params }: ActionFunctionArgs) {
  const staff = await requireStaff(request, "tasks.update");
  const taskId = idParam(params.taskId);
  const { form, isDelete } = await readWrite(request);
  const back = returnPath(form, paths.admin.tasks());
  if (isDelete) {
    orNotFound(await restoreTask(taskId, staff));
    return seeOther(back);
  }
  orNotFound(await deleteTask(taskId, staff));
  return seeOther(deletedPath(back, taskId));
}
