import { type ActionFunctionArgs, data } from "@remix-run/node";
import { TaskError } from "#app/admin/tasks/missing-task.tsx";
import { changeChecklist } from "#app/domain/tasks/change-task.server.ts";
import { checklistChangeSchema } from "#app/domain/tasks/task.ts";
import { idParam, requireStaff, returnPath } from "#app/http/guards.server.ts";
import { readForm } from "#app/http/read-form.server.ts";
import { privateJson, redirectTo, seeOther } from "#app/http/redirect-to.server.ts";
import { privateHeaders } from "#app/http/response-headers.ts";
import { paths } from "#app/paths/paths.ts";

export const loader = redirectTo("tasks.read", ({ taskId }) => paths.admin.task(idParam(taskId)));

/** POST `verb`: `add` an item, `check` or uncheck one, `remove` one. */
export async function action({ request, params }: ActionFunctionArgs) {
  const staff = await requireStaff(request, "tasks.update");
  const taskId = idParam(params.taskId);
  const form = await readForm(request);
  const change = checklistChangeSchema.safeParse(Object.fromEntries(form));
  if (!change.success)
    throw new Response(change.error.issues[0]?.message ?? "Unknown change", { status: 400 });

  const task = paths.admin.task(taskId);
  const changed = await changeChecklist(taskId, change.data, staff);
  if (!changed && change.data.verb === "add") throw privateJson([...form], 410);
  if (form.get("inline") === "yes") return data(null, { headers: privateHeaders });
  return seeOther(changed ? returnPath(form, task) : task); // which offers to restore a deleted task
}

export { TaskError as ErrorBoundary };
