import { type ActionFunctionArgs, data } from "@remix-run/node";
import { placeTask } from "#app/domain/tasks/place-task.server.ts";
import { taskPlaceSchema } from "#app/domain/tasks/task.ts";
import { idParam, requireStaff, returnPath } from "#app/http/guards.server.ts";
import { readForm } from "#app/http/read-form.server.ts";
import { redirectTo, seeOther } from "#app/http/redirect-to.server.ts";
import { privateHeaders } from "#app/http/response-headers.ts";
import { paths } from "#app/paths/paths.ts";

export const loader = redirectTo("tasks.read", ({ taskId }) => paths.admin.task(idParam(taskId)));

/** POST moves the task to the column `status`: before another task, first or last. */
export async function action({ request, params }: ActionFunctionArgs) {
  const staff = await requireStaff(request, "tasks.update");
  const taskId = idParam(params.taskId);
  const form = await readForm(request);
  const place = taskPlaceSchema.safeParse(Object.fromEntries(form));
  if (!place.success)
    throw new Response("The board does not have this position. Reload the page and move the task again.", {
      status: 400,
    });

  const moved = await placeTask(taskId, place.data, staff);
  if (form.get("inline") === "yes") {
    const problem = moved ? undefined : "Not moved: someone else has deleted the task.";
    return data({ problem }, { headers: privateHeaders });
  }
  const task = paths.admin.task(taskId);
  return seeOther(moved ? returnPath(form, task) : task); // which offers to restore a deleted task
}
