import {
  isRouteErrorResponse,
  useLocation,
  useParams,
  useRouteError,
  useRouteLoaderData,
} from "@remix-run/react";
import { AdminErrorText, adminErrorTexts } from "#app/admin/admin-page.tsx";
import { PostButton } from "#app/admin/post-button.tsx";
import { RejectedTexts } from "#app/admin/publishing/unsaved-texts.tsx";
import type { Staff } from "#app/domain/accounts/account.ts";
import { allows } from "#app/domain/accounts/policies.ts";
import { deletedTaskDays } from "#app/domain/tasks/task.ts";
import { paths } from "#app/paths/paths.ts";
import { InTaskFrame } from "./task-frame.tsx";

const labels = {
  title: "Title",
  description: "Description",
  labels: "Labels",
  text: "New item",
  body: "Comment",
};

/**
 * In the task's frame: the board stays, and a task that someone else deleted appears again once it is restored. Until
 * then, what was typed for it can be copied.
 */
export function TaskError() {
  const error = useRouteError();
  const { taskId } = useParams();
  const layout = useRouteLoaderData<{ staff: Staff }>("routes/admin/layout");
  const { pathname, search } = useLocation();
  const isDeleted = isRouteErrorResponse(error) && error.status === 410;
  const { title, ...texts } = adminErrorTexts(error);
  if (!isDeleted || !taskId)
    return (
      <InTaskFrame title={title}>
        <AdminErrorText {...texts} />
      </InTaskFrame>
    );
  return (
    <InTaskFrame title="Task deleted">
      <p role="status" className="mb-5">
        It can be restored within {deletedTaskDays} days.
      </p>
      {layout && allows(layout.staff.role, "tasks.update") ? (
        <PostButton
          action={paths.admin.taskRemoval(taskId)}
          fields={{ _method: "delete", returnTo: pathname + search }}
        >
          Restore
        </PostButton>
      ) : null}
      <div className="mt-5">
        <RejectedTexts labels={labels} />
      </div>
    </InTaskFrame>
  );
}
