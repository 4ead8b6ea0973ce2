import { Facts, Section } from "#app/admin/admin-page.tsx";
import { MarkdownView } from "#app/admin/markdown-view.tsx";
import { Moment } from "#app/admin/moment.tsx";
import { StatusButtons } from "#app/admin/post-button.tsx";
import { TextLink } from "#app/admin/text-link.tsx";
import type { RichText } from "#app/domain/rich-text/document.ts";
import { taskPriorityLabels, taskStatuses, taskStatusLabels } from "#app/domain/tasks/task.ts";
import type { Task } from "#app/domain/tasks/tasks.server.ts";
import { paths } from "#app/paths/paths.ts";
import { Checklist } from "./checklist.tsx";
import { Comments, type ShownComment } from "./comments.tsx";
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
        <Section title="Details">
          <Facts
            facts={[
              ["Status", taskStatusLabels[task.status]],
              ["Assignee", task.assigneeName ?? <span className="text-muted">Unassigned</span>],
              [
                "Due",
                task.dueDate ? (
                  <DueMark key="due" dueDate={task.dueDate} status={task.status} today={today} />
                ) : null,
              ],
              ["Priority", taskPriorityLabels[task.priority]],
              ["Labels", task.labels.length > 0 ? <Labels key="labels" labels={task.labels} /> : null],
              [
                "Lead",
                task.leadId && task.leadName ? (
                  <TextLink key="lead" to={paths.admin.lead(task.leadId)}>
                    {task.leadName}
                  </TextLink>
                ) : null,
              ],
              [
                "Page",
                task.pageId && task.pageKey ? (
                  <TextLink key="page" to={paths.admin.page(task.pageKey)}>
                    {task.pageTitle}
                  </TextLink>
                ) : null,
              ],
              ["Created by", task.authorName],
              ["Created", <Moment key="made" at={task.createdAt} />],
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
