import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData, useLocation, useNavigate } from "@remix-run/react";
import { adminMeta } from "#app/admin/admin-meta.ts";
import { ButtonLink } from "#app/admin/button.tsx";
import { buttonClasses } from "#app/admin/classes.ts";
import { useAnswer } from "#app/admin/live/live-updates.tsx";
import { PostButton } from "#app/admin/post-button.tsx";
import { type RecordAnswer, respondWith } from "#app/admin/records/record-answer.ts";
import { useShortcut } from "#app/admin/shortcuts/shortcuts.ts";
import { TaskError } from "#app/admin/tasks/missing-task.tsx";
import { conflictIn, type TaskChoices, TaskForm, valuesOf } from "#app/admin/tasks/task-form.tsx";
import { InTaskFrame, useTaskFrame } from "#app/admin/tasks/task-frame.tsx";
import { TaskReading } from "#app/admin/tasks/task-reading.tsx";
import { allows } from "#app/domain/accounts/policies.ts";
import { officeToday } from "#app/domain/leads/leads.server.ts";
import { typedToRichText } from "#app/domain/rich-text/from-markdown.ts";
import { saveTask } from "#app/domain/tasks/change-task.server.ts";
import { listComments, markMentionsSeen } from "#app/domain/tasks/comments.server.ts";
import { type TaskDetails, taskSchema } from "#app/domain/tasks/task.ts";
import {
  checkLinks,
  findLeadChoice,
  listColleagues,
  listTaskChoices,
} from "#app/domain/tasks/task-choices.server.ts";
import { findTask, type Task } from "#app/domain/tasks/tasks.server.ts";
import { idParam, orNotFound, requireStaff } from "#app/http/guards.server.ts";
import { parseForm, readForm, readVersion } from "#app/http/read-form.server.ts";
import { privateJson, seeOther } from "#app/http/redirect-to.server.ts";
import { paths, withQuery } from "#app/paths/paths.ts";

export const meta: MetaFunction<typeof loader> = ({ data }) => adminMeta(data?.task.title ?? "Task");

export async function loader({ request, params }: LoaderFunctionArgs) {
  const staff = await requireStaff(request, "tasks.read");
  const task = await requireTask(idParam(params.taskId));
  const mayUpdate = allows(staff.role, "tasks.update");
  const isEditing = mayUpdate && new URL(request.url).searchParams.has("edit");
  const mayReadLeads = allows(staff.role, "leads.read");
  const [comments, people, choices] = await Promise.all([
    listComments(task.id),
    listColleagues(),
    isEditing ? listTaskChoices({ withLeads: mayReadLeads, linked: task }) : null,
    markMentionsSeen(task.id, staff),
  ]);
  return {
    task: forReader(task, mayReadLeads),
    description: task.description ? typedToRichText(task.description) : null,
    comments: comments.map((comment) => ({ ...comment, body: typedToRichText(comment.body) })),
    people,
    choices,
    me: staff.id,
    today: await officeToday(),
    mayUpdate,
  };
}

/** `form` was sent about the task: its texts are shown if the task is deleted. */
async function requireTask(taskId: string, form = new FormData()): Promise<Task> {
  const task = orNotFound(await findTask(taskId));
  if (task.deletedAt) throw privateJson([...form], 410);
  return task;
}

/** POST saves the task; responds with 409 if another person saved it since the form was loaded. */
export async function action({ request, params }: ActionFunctionArgs) {
  const staff = await requireStaff(request, "tasks.update");
  const taskId = idParam(params.taskId);
  const form = await readForm(request);
  const submission = parseForm(form, taskSchema);
  const refuse = (status: RecordAnswer["status"], stored: Partial<RecordAnswer> = {}) =>
    respondWith<RecordAnswer>({ status, result: submission.reply(), ...stored });
  if (submission.status !== "success") return refuse("invalid");
  const details = submission.value;
  const mayReadLeads = allows(staff.role, "leads.read");
  const checked = await checkLinks(details, form, staff, await requireTask(taskId, form));
  if ("fieldErrors" in checked) return refuse("invalid", { result: submission.reply(checked) });
  const { assigneeId, leadId } = checked.links;
  const changes = mayReadLeads ? { ...details, assigneeId, leadId } : withoutLead({ ...details, assigneeId });
  const saved = orNotFound(await saveTask(taskId, readVersion(form), changes, staff));
  if (saved.outcome === "stale") {
    const stored = forReader(orNotFound(await findTask(taskId)), mayReadLeads);
    const lead = await findLeadChoice(stored.leadId);
    const conflict = conflictIn(stored, lead, saved.fields, saved.isOwn);
    return refuse("conflict", { version: saved.version, conflict });
  }
  return seeOther(withoutEdit(new URL(request.url)));
}

export default function TaskPage() {
  const { task, choices, mayUpdate, ...reading } = useLoaderData<typeof loader>();
  const { back } = useTaskFrame();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const here = withoutEdit({ pathname, searchParams: new URLSearchParams(search) });
  const edit = `${here}${here.includes("?") ? "&" : "?"}edit=1`;
  useShortcut("e", "Edit task", () => navigate(edit, { preventScrollReset: true }), mayUpdate && !choices);
  return (
    <InTaskFrame
      title={task.title}
      actions={
        mayUpdate && !choices ? (
          <>
            <PostButton
              action={paths.admin.taskRemoval(task.id)}
              fields={{ returnTo: back }}
              className={buttonClasses.quiet}
            >
              Delete
            </PostButton>
            <ButtonLink to={edit} preventScrollReset aria-keyshortcuts="e">
              Edit
            </ButtonLink>
          </>
        ) : null
      }
    >
      {choices ? (
        <Editing key={task.id} task={task} choices={choices} here={here} />
      ) : (
        <TaskReading task={task} here={here} mayUpdate={mayUpdate} {...reading} />
      )}
    </InTaskFrame>
  );
}

export { TaskError as ErrorBoundary };

interface EditingProps {
  task: Task;
  choices: TaskChoices;
  here: string;
}

function Editing({ task, choices, here }: EditingProps) {
  return (
    <TaskForm
      id={`task-${task.id}`}
      choices={choices}
      values={valuesOf(task)}
      version={task.version}
      answer={useAnswer<typeof action>()}
      submitLabel="Save"
      cancelTo={here}
    />
  );
}

function withoutLead({ leadId: _, ...details }: TaskDetails): Partial<TaskDetails> {
  return details;
}

/** Hides a task's lead from users who cannot read leads. */
function forReader(task: Task, mayReadLeads: boolean): Task {
  return mayReadLeads ? task : { ...task, leadId: null, leadName: null };
}

function withoutEdit({
  pathname,
  searchParams,
}: {
  pathname: string;
  searchParams: URLSearchParams;
}): string {
  const query = new URLSearchParams(searchParams);
  query.delete("edit");
  return withQuery(pathname, query);
}
