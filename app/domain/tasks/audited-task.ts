import type { TaskStatus } from "#db/schema/tasks.ts";
import type { TaskDetails } from "./task.ts";

type TaskField = keyof TaskDetails | "status";
type TaskFields = Partial<TaskDetails & { status: TaskStatus }>;

/**
 * What people write as they like. A task about a lead can hold personal data here, and the audit log cannot be erased,
 * so the log has the names of these fields only.
 */
const textFields: ReadonlySet<string> = new Set<TaskField>(["title", "description", "labels"]);

/** A new task as the audit log keeps it: ids, choices and dates, and which texts were written. */
export function auditedTask({ title, description, status, priority, ...others }: TaskFields) {
  const { assigneeId, pageId, leadId, dueDate, labels } = others;
  const texts = Object.entries({ title, description, labels }).filter(([, text]) => text && text.length > 0);
  return { status, priority, assigneeId, pageId, leadId, dueDate, ...namedTexts(texts.map(([key]) => key)) };
}

/** What a save changed, for the audit log: values of ids, choices and dates, and the names of changed texts. */
export function auditedChanges(before: TaskFields, details: TaskFields) {
  const changed = (Object.keys(details) as TaskField[]).filter(
    (key) => JSON.stringify(before[key]) !== JSON.stringify(details[key]),
  );
  const kept = changed.filter((key) => !textFields.has(key));
  const values = (from: TaskFields) => Object.fromEntries(kept.map((key) => [key, from[key]]));
  const texts = changed.filter((key) => textFields.has(key));
  return { before: values(before), after: { ...values(details), ...namedTexts(texts) } };
}

function namedTexts(names: string[]) {
  return names.length > 0 ? { changedTexts: names.join(", ") } : {};
}
