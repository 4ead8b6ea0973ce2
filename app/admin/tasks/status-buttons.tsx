import { Form, useNavigation } from "@remix-run/react";
import { focusRing } from "#app/admin/classes.ts";
import { taskStatuses, taskStatusLabels } from "#app/domain/tasks/task.ts";
import { paths } from "#app/http/paths.ts";
import type { TaskStatus } from "#db/schema/tasks.ts";

interface StatusButtonsProps {
  taskId: string;
  status: TaskStatus;
  /** Where one comes back to. */
  here: string;
}

/** One button per column; the task's own is pressed. */
export function StatusButtons({ taskId, status, here }: StatusButtonsProps) {
  const action = paths.admin.taskPlace(taskId);
  const isSending = useNavigation().formAction === action;
  return (
    <Form method="post" action={action} preventScrollReset aria-busy={isSending}>
      <input type="hidden" name="returnTo" value={here} />
      <fieldset className="mb-6">
        <legend className="sr-only">Status</legend>
        <div className="flex">
          {taskStatuses.map((other) => (
            <button
              key={other}
              type="submit"
              name="status"
              value={other}
              aria-pressed={status === other}
              className={`-ml-px min-h-8 grow border border-line px-3 text-[13px]/[1.4] first:ml-0 first:rounded-l-[2px] last:rounded-r-[2px] focus-visible:z-1 sm:grow-0 ${status === other ? "bg-ink font-semibold text-paper" : "bg-card hover:bg-sand"} ${focusRing}`}
            >
              {taskStatusLabels[other]}
            </button>
          ))}
        </div>
      </fieldset>
    </Form>
  );
}
