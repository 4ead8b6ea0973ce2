import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData, useLocation, useNavigate } from "@remix-run/react";
import { adminMeta } from "#app/admin/admin-meta.ts";
import { ButtonLink } from "#app/admin/button.tsx";
import { buttonClasses } from "#app/admin/classes.ts";
import { ConflictNotice } from "#app/admin/conflict-notice.tsx";
import { useAnswer } from "#app/admin/live/live-updates.tsx";
import { PostButton } from "#app/admin/post-button.tsx";
import { type MergeAnswer, mergeStatuses } from "#app/admin/publishing/merged-form.ts";
import { useShortcut } from "#app/admin/shortcuts/shortcuts.ts";
import { messages } from "#app/admin/tasks/messages.ts";
import { TaskError } from "#app/admin/tasks/missing-task.tsx";
import { storedFields, type TaskChoices, TaskForm } from "#app/admin/tasks/task-form.tsx";
import { InTaskFrame, useTaskFrame } from "#app/admin/tasks/task-frame.tsx";
import { TaskReading } from "#app/admin/tasks/task-reading.tsx";
import { allows } from "#app/domain/accounts/policies.ts";
import type { Bases } from "#app/domain/documents/field-bases.server.ts";
import { officeToday } from "#app/domain/leads/leads.server.ts";
import { typedToRichText } from "#app/domain/rich-text/from-markdown.ts";
import { saveTask, taskBases } from "#app/domain/tasks/change-task.server.ts";
import { listComments, markMentionsSeen } from "#app/domain/tasks/comments.server.ts";
import { type TaskDetails, taskSchema } from "#app/domain/tasks/task.ts";
import { checkLinks, listColleagues, listTaskChoices } from "#app/domain/tasks/task-choices.server.ts";
import { findTask, type Task } from "#app/domain/tasks/tasks.server.ts";
import { idParam, orNotFound, requireStaff } from "#app/http/guards.server.ts";
import { parseForm, readBases, readForm } from "#app/http/read-form.server.ts";
import { privateJson, seeOther } from "#app/http/redirect-to.server.ts";
import { paths, withQuery } from "#app/paths/paths.ts";

export const meta: MetaFunction<typeof loader> = ({ data }) => adminMeta(data?.task.title ?? messages.task);

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
    bases: taskBases(task),
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

/** POST merges the form into the task; responds with 409 if another person changed the same fields. */
export async function action({ request, params }: ActionFunctionArgs) {
  const staff = await requireStaff(request, "tasks.update");
  const taskId = idParam(params.taskId);
  const form = await readForm(request);
  const bases = readBases(form);
  const submission = parseForm(form, taskSchema);
  const refuse = (status: MergeAnswer["status"], merge: Partial<MergeAnswer> = {}) => {
    const body: MergeAnswer = { status, result: submission.reply(), bases, conflicts: [], ...merge };
    return data(body, { status: mergeStatuses[status] });
  };
  if (submission.status !== "success") return refuse("invalid");
  const details = submission.value;
  const mayReadLeads = allows(staff.role, "leads.read");
  const checked = await checkLinks(details, form, staff, await requireTask(taskId, form));
  if ("fieldErrors" in checked) return refuse("invalid", { result: submission.reply(checked) });
  const { assigneeId, leadId } = checked.links;
  const changes = mayReadLeads ? { ...details, assigneeId, leadId } : withoutLead({ ...details, assigneeId });
  const saved = orNotFound(await saveTask(taskId, bases, changes, staff));
  if (saved.outcome === "conflict") {
    const stored = forReader(orNotFound(await findTask(taskId)), mayReadLeads);
    const conflicts = storedFields(stored, saved.fields);
    return refuse("conflict", { bases: saved.bases, conflicts });
  }
  return seeOther(withoutEdit(new URL(request.url)));
}

export default function TaskPage() {
  const { task, bases, choices, mayUpdate, ...reading } = useLoaderData<typeof loader>();
  const { back } = useTaskFrame();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const here = withoutEdit({ pathname, searchParams: new URLSearchParams(search) });
  const edit = `${here}${here.includes("?") ? "&" : "?"}edit=1`;
  useShortcut(
    "e",
    messages.editTask,
    () => navigate(edit, { preventScrollReset: true }),
    mayUpdate && !choices,
  );
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
              {messages.deleteLabel}
            </PostButton>
            <ButtonLink to={edit} preventScrollReset aria-keyshortcuts="e">
              {messages.edit}
            </ButtonLink>
          </>
        ) : null
      }
    >
      {choices ? (
        <Editing key={task.id} task={task} bases={bases} choices={choices} here={here} />
      ) : (
        <TaskReading task={task} here={here} mayUpdate={mayUpdate} {...reading} />
      )}
    </InTaskFrame>
  );
}

export { TaskError as ErrorBoundary };

interface EditingProps {
  task: Task;
  bases: Bases;
  choices: TaskChoices;
  here: string;
}

function Editing({ task, bases, choices, here }: EditingProps) {
  const answer = useAnswer<typeof action>();
  const isConflict = answer?.status === "conflict";
  return (
    <TaskForm
      id={`task-${task.id}`}
      choices={choices}
      values={{ ...task, labels: task.labels.join(", "), checklist: undefined }}
      lastResult={answer?.result}
      version={task.version}
      stored={bases}
      answer={answer}
      submitLabel={isConflict ? messages.overwriteWithMine : messages.save}
      cancelTo={here}
    >
      {isConflict ? (
        <ConflictNotice
          noun={messages.noun}
          fields={answer.conflicts}
          takeAll={{ to: here, preventScrollReset: true }}
        />
      ) : null}
    </TaskForm>
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
