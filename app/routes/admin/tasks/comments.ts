import type { ActionFunctionArgs } from "@remix-run/node";
import { TaskError } from "#app/admin/tasks/missing-task.tsx";
import { addComment, removeComment } from "#app/domain/tasks/comments.server.ts";
import { commentSchema } from "#app/domain/tasks/task.ts";
import { idParam, requireStaff, returnPath } from "#app/http/guards.server.ts";
import { privateJson, readWrite, redirectTo, seeOther } from "#app/http/redirect-to.server.ts";
import { paths } from "#app/paths/paths.ts";

export const loader = redirectTo("tasks.read", ({ taskId }) => paths.admin.task(idParam(taskId)));

/** POST adds a comment, `_method=delete` deletes one of the user's own. */
export async function action({ request, params }: ActionFunctionArgs) {
  const staff = await requireStaff(request, "tasks.update");
  const taskId = idParam(params.taskId);
  const { form, isDelete } = await readWrite(request);
  const task = paths.admin.task(taskId);
  if (isDelete) {
    await removeComment(taskId, idParam(String(form.get("commentId"))), staff);
  } else {
    const comment = commentSchema.safeParse(Object.fromEntries(form));
    if (!comment.success)
      throw new Response(comment.error.issues[0]?.message ?? "No comment", { status: 400 });
    if (!(await addComment(taskId, comment.data.body, staff))) throw privateJson([...form], 410);
  }
  return seeOther(returnPath(form, task));
}

export { TaskError as ErrorBoundary };
