import type { ConflictingField } from "#app/admin/conflict-notice.tsx";
import { taskPriorityLabels } from "#app/domain/tasks/task.ts";
import type { Task } from "#app/domain/tasks/tasks.server.ts";

/** What somebody else has stored since the form was opened, in words. */
export function storedFields(stored: Task): ConflictingField[] {
  return [
    { field: "title", label: "Title", theirs: stored.title },
    { field: "description", label: "Description", theirs: stored.description ?? "none" },
    { field: "assigneeId", label: "Assignee", theirs: stored.assigneeName ?? "nobody" },
    { field: "dueDate", label: "Due", theirs: stored.dueDate ?? "no date" },
    { field: "priority", label: "Priority", theirs: taskPriorityLabels[stored.priority] },
    { field: "labels", label: "Labels", theirs: stored.labels.join(", ") || "none" },
    { field: "pageId", label: "Page", theirs: stored.pageTitle ?? "none" },
  ];
}
