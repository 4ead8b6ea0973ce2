import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData, useSearchParams } from "@remix-run/react";
import { adminMeta } from "#app/admin/admin-meta.ts";
import { useAnswer } from "#app/admin/live/live-updates.tsx";
import { type RecordAnswer, respondWith } from "#app/admin/records/record-answer.ts";
import { TaskForm } from "#app/admin/tasks/task-form.tsx";
import { InTaskFrame, useTaskFrame } from "#app/admin/tasks/task-frame.tsx";
import { over, overBoard, readTaskSearch } from "#app/admin/tasks/task-search.tsx";
import { allows } from "#app/domain/accounts/policies.ts";
import { createTask } from "#app/domain/tasks/change-task.server.ts";
import { newTaskSchema } from "#app/domain/tasks/task.ts";
import { checkLinks, listTaskChoices } from "#app/domain/tasks/task-choices.server.ts";
import { idsIn, requireStaff } from "#app/http/guards.server.ts";
import { parseForm, readForm } from "#app/http/read-form.server.ts";
import { seeOther } from "#app/http/redirect-to.server.ts";
import { paths } from "#app/paths/paths.ts";

export const meta: MetaFunction = () => adminMeta("New task");

export async function loader({ request }: LoaderFunctionArgs) {
  const staff = await requireStaff(request, "tasks.update");
  const { searchParams } = new URL(request.url);
  const [leadId = null] = idsIn([searchParams.get("lead")]);
  const withLeads = allows(staff.role, "leads.read");
  return {
    // A task of a lead that nobody is assigned to would be in nobody’s list.
    assigneeId: leadId ? staff.id : undefined,
    choices: await listTaskChoices({ withLeads, linked: { leadId, assigneeId: null, pageId: null } }),
  };
}

/** POST creates a task. Redirects to the board if the form was opened over it, otherwise to the task. */
export async function action({ request }: ActionFunctionArgs) {
  const staff = await requireStaff(request, "tasks.update");
  const form = await readForm(request);
  const submission = parseForm(form, newTaskSchema);
  const refuse = (result: RecordAnswer["result"]) => respondWith<RecordAnswer>({ status: "invalid", result });
  if (submission.status !== "success") return refuse(submission.reply());
  const checked = await checkLinks(submission.value, form, staff);
  if ("fieldErrors" in checked) return refuse(submission.reply(checked));
  const id = await createTask({ ...submission.value, ...checked.links }, staff);
  const { searchParams } = new URL(request.url);
  const path = searchParams.has(over)
    ? overBoard(paths.admin.task(id), readTaskSearch(searchParams))
    : paths.admin.task(id);
  return seeOther(path);
}

/** The lead or page in the address is preselected. */
export default function NewTask() {
  const { choices, assigneeId } = useLoaderData<typeof loader>();
  const answer = useAnswer<typeof action>();
  const { back } = useTaskFrame();
  const [parameters] = useSearchParams();
  const values = {
    leadId: parameters.get("lead") ?? undefined,
    pageId: parameters.get("page") ?? undefined,
    assigneeId,
    priority: "normal" as const,
  };
  return (
    <InTaskFrame title="New task">
      <TaskForm
        id="new-task"
        isNew
        choices={choices}
        values={values}
        answer={answer}
        submitLabel="Create task"
        cancelTo={back}
      />
    </InTaskFrame>
  );
}
