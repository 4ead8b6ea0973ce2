import type { ConflictingField } from "#app/admin/conflict-notice.tsx";
import { taskPriorityLabels } from "#app/domain/tasks/task.ts";
import type { Task } from "#app/domain/tasks/tasks.server.ts";
import { messages } from "./messages.ts";

/** The values that another person stored after the form was loaded, as text. */
export function storedFields(stored: Task): ConflictingField[] {
  return [
    { field: "title", label: messages.title, theirs: stored.title },
    { field: "description", label: messages.description, theirs: stored.description ?? "none" },
    { field: "assigneeId", label: messages.assignee, theirs: stored.assigneeName ?? "nobody" },
    { field: "dueDate", label: messages.due, theirs: stored.dueDate ?? messages.noDate },
    { field: "priority", label: messages.priority, theirs: taskPriorityLabels[stored.priority] },
    { field: "labels", label: messages.labels, theirs: stored.labels.join(", ") || "none" },
    { field: "pageId", label: messages.page, theirs: stored.pageTitle ?? "none" },
  ];
}
