import { Form, useNavigation } from "@remix-run/react";
import { Facts, Section } from "#app/admin/admin-page.tsx";
import { Button } from "#app/admin/button.tsx";
import { focusRing } from "#app/admin/classes.ts";
import { Moment } from "#app/admin/moment.tsx";
import { PostButton, StatusButtons } from "#app/admin/post-button.tsx";
import { JournalNotice, useFormJournal } from "#app/admin/publishing/form-journal.tsx";
import { useAdded } from "#app/admin/publishing/form-submissions.ts";
import { TextLink } from "#app/admin/text-link.tsx";
import type { RichText } from "#app/domain/rich-text/document.ts";
import {
  MAX_CHECKLIST_ITEMS,
  taskPriorityLabels,
  taskStatuses,
  taskStatusLabels,
} from "#app/domain/tasks/task.ts";
import type { Task } from "#app/domain/tasks/tasks.server.ts";
import { paths } from "#app/http/paths.ts";
import { controlClasses } from "#app/ui/field.tsx";
import type { ChecklistItem } from "#db/schema/tasks.ts";
import { Comments, MarkdownView, type ShownComment } from "./comments.tsx";
import { messages } from "./messages.ts";
import { DueMark, Label } from "./task-marks.tsx";

interface TaskReadingProps {
  task: Task;
  description: RichText | null;
  comments: ShownComment[];
  people: { name: string }[];
  me: string;
  /** A date such as 2026-11-20. */
  today: string;
  /** The task's address, including the board behind it. */
  here: string;
  mayUpdate: boolean;
}

/** A task with its checklist and comments, read-only apart from these. */
export function TaskReading({
  task,
  description,
  comments,
  people,
  me,
  today,
  here,
  mayUpdate,
}: TaskReadingProps) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-x-10 lg:grid-cols-[minmax(0,1fr)_260px]">
      <div className="min-w-0">
        {mayUpdate ? (
          <StatusButtons
            action={paths.admin.taskPlace(task.id)}
            choices={taskStatuses.map((status) => ({ status, label: taskStatusLabels[status] }))}
            current={task.status}
            returnTo={here}
            className="flex *:grow sm:*:grow-0"
          />
        ) : null}
        {description ? (
          <div className="mb-8">
            <MarkdownView document={description} />
          </div>
        ) : null}
        <Checklist taskId={task.id} items={task.checklist} here={here} mayUpdate={mayUpdate} />
        <Comments taskId={task.id} {...{ comments, me, people, here, mayUpdate }} />
      </div>
      <div className="max-lg:row-start-1">
        <Section title={messages.details}>
          <Facts
            facts={[
              [messages.status, taskStatusLabels[task.status]],
              [
                messages.assignee,
                task.assigneeName ?? <span className="text-muted">{messages.unassigned}</span>,
              ],
              [
                messages.due,
                task.dueDate ? (
                  <DueMark key="due" dueDate={task.dueDate} status={task.status} today={today} />
                ) : null,
              ],
              [messages.priority, taskPriorityLabels[task.priority]],
              [messages.labels, task.labels.length > 0 ? <Labels key="labels" labels={task.labels} /> : null],
              [
                messages.lead,
                task.leadId && task.leadName ? (
                  <TextLink key="lead" to={paths.admin.lead(task.leadId)}>
                    {task.leadName}
                  </TextLink>
                ) : null,
              ],
              [
                messages.page,
                task.pageSlug ? (
                  <TextLink key="page" to={paths.admin.page(task.pageSlug)}>
                    {task.pageTitle}
                  </TextLink>
                ) : null,
              ],
              [messages.createdBy, task.authorName],
              [messages.created, <Moment key="made" at={task.createdAt} />],
            ]}
          />
        </Section>
      </div>
    </div>
  );
}

function Labels({ labels }: { labels: string[] }) {
  return (
    <span className="flex flex-wrap gap-1">
      {labels.map((label) => (
        <Label key={label}>{label}</Label>
      ))}
    </span>
  );
}

interface ChecklistProps {
  taskId: string;
  items: ChecklistItem[];
  /** The path to return to. */
  here: string;
  mayUpdate: boolean;
}

/** The checklist; each item is a separate form, so that two people can tick items at the same time. */
function Checklist({ taskId, items, here, mayUpdate }: ChecklistProps) {
  if (items.length === 0 && !mayUpdate) return null;
  const done = items.filter((item) => item.done).length;
  const action = paths.admin.taskChecklist(taskId);
  return (
    <Section title={items.length > 0 ? messages.checklistOfDone(done, items.length) : messages.checklist}>
      <ul>
        {items.map(({ id, text, done: isDone }) => (
          <li key={id} className="group flex items-start gap-2 py-0.5">
            {mayUpdate ? (
              <PostButton
                action={action}
                fields={{ verb: "check", itemId: id, done: String(!isDone), returnTo: here }}
                className={`mt-[1px] grid size-5 cursor-pointer place-items-center rounded-[2px] border ${isDone ? "border-good bg-good text-paper" : "border-muted"} ${focusRing}`}
              >
                <Tick isShown={isDone} />
                <span className="sr-only">
                  {isDone ? messages.markAsNotDone : messages.markAsDone}
                  {text}
                </span>
              </PostButton>
            ) : (
              <span aria-hidden="true">{isDone ? "☑" : "☐"}</span>
            )}
            <span className={`min-w-0 grow wrap-anywhere ${isDone ? "text-muted line-through" : ""}`}>
              {text}
              {!mayUpdate && isDone ? <span className="sr-only"> {messages.done}</span> : null}
            </span>
            {mayUpdate ? (
              <PostButton
                action={action}
                fields={{ verb: "remove", itemId: id, returnTo: here }}
                className={`min-h-6 rounded-[2px] px-1 text-[0.75rem] text-muted hover:text-bad md:opacity-0 md:group-hover:opacity-100 md:focus-visible:opacity-100 ${focusRing}`}
              >
                {messages.remove}
                <span className="sr-only"> {text}</span>
              </PostButton>
            ) : null}
          </li>
        ))}
      </ul>
      {mayUpdate && items.length < MAX_CHECKLIST_ITEMS ? (
        <NewItemForm key={taskId} taskId={taskId} stored={items.length} here={here} />
      ) : null}
    </Section>
  );
}

interface NewItemFormProps {
  taskId: string;
  /** Number of items. */
  stored: number;
  /** The path to return to. */
  here: string;
}

/** Adds an item; the text is stored in the browser until it is sent. */
function NewItemForm({ taskId, stored, here }: NewItemFormProps) {
  const action = paths.admin.taskChecklist(taskId);
  const { formAction, formData } = useNavigation();
  const id = `item-of-${taskId}`;
  const saved = useAdded(id, "text", stored);
  const journal = useFormJournal({ key: `task-item:${taskId}`, formId: id, version: 0, saved });
  return (
    <div className="mt-2">
      <JournalNotice journal={journal} />
      <Form
        id={id}
        method="post"
        action={action}
        preventScrollReset
        onInput={journal.note}
        className="flex gap-2"
      >
        <input type="hidden" name="verb" value="add" />
        <input type="hidden" name="returnTo" value={here} />
        <input
          name="text"
          required
          maxLength={300}
          autoComplete="off"
          aria-label={messages.newItem}
          placeholder={messages.newItem}
          className={controlClasses("compact")}
        />
        <Button isSending={formAction === action && formData?.has("text") === true}>
          {messages.add}
          <span className="sr-only"> {messages.toTheChecklist}</span>
        </Button>
      </Form>
    </div>
  );
}

function Tick({ isShown }: { isShown: boolean }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 12 12"
      className={`size-3 fill-none stroke-current stroke-2 ${isShown ? "" : "opacity-0"}`}
    >
      <path d="m2 6.5 2.5 2.5 5.5-6" />
    </svg>
  );
}
