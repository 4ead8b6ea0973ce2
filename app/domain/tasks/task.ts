import { z } from "zod";
import { daySchema } from "#app/domain/days/day.ts";
import type { TaskPriority, TaskStatus } from "#db/schema/tasks.ts";

export const taskStatusSchema = z.enum(["open", "doing", "review", "done"]) satisfies z.ZodType<TaskStatus>;
export const taskPrioritySchema = z.enum([
  "low",
  "normal",
  "high",
  "urgent",
]) satisfies z.ZodType<TaskPriority>;

/** In the order of the board's columns. */
export const taskStatuses = taskStatusSchema.options;

/** The least first. */
export const taskPriorities = taskPrioritySchema.options;

export const taskStatusLabels: Record<TaskStatus, string> = {
  open: "Open",
  doing: "Doing",
  review: "Review",
  done: "Done",
};

export const taskPriorityLabels: Record<TaskPriority, string> = {
  urgent: "Urgent",
  high: "High",
  normal: "Normal",
  low: "Low",
};

/** Tasks of one column that the board draws; the list has the rest. */
export const cardsPerColumn = 30;

/** Tasks on one page of the list. */
export const tasksPerPage = 50;

export const MAX_CHECKLIST_ITEMS = 50;

/** Days for which a deleted task can be brought back. */
export const deletedTaskDays = 30;

const MAX_LABELS = 10;
const labelLength = 30;

const labelsSchema = z
  .string()
  .default("")
  .transform((text) => [...new Set(text.split(",").map(trimmed).filter(Boolean))])
  .pipe(
    z
      .array(z.string().max(labelLength, `A label has at most ${labelLength} characters`))
      .max(MAX_LABELS, `Use at most ${MAX_LABELS} labels`),
  );

const optionalId = z
  .uuid("Choose one of the list")
  .optional()
  .transform((id) => id ?? null);

/** What a task's form sends. A field that is not sent is emptied; `leadId` only where the form asks for it. */
export const taskSchema = z.object({
  title: z.string("Say what is to be done").trim().max(200, "Use at most 200 characters"),
  description: z
    .string()
    .trim()
    .max(20_000, "Use at most 20,000 characters")
    .optional()
    .transform((text) => text || null),
  priority: taskPrioritySchema.default("normal"),
  dueDate: daySchema("Write the date as 2026-12-31")
    .optional()
    .transform((date) => date ?? null),
  labels: labelsSchema,
  assigneeId: optionalId,
  pageId: optionalId,
  leadId: optionalId,
});

export type TaskDetails = z.output<typeof taskSchema>;

export const newTaskSchema = taskSchema.extend({
  status: taskStatusSchema.default("open"),
  /** One item per line. */
  checklist: z
    .string()
    .default("")
    .transform((text) => text.split("\n").map(trimmed).filter(Boolean))
    .pipe(z.array(itemText()).max(MAX_CHECKLIST_ITEMS, `Use at most ${MAX_CHECKLIST_ITEMS} items`)),
});

export type NewTask = z.output<typeof newTaskSchema>;

/** The same with the version that was read. */
export const taskChangesSchema = taskSchema.extend({ version: z.coerce.number().int() });

/** Where a task is put: before another of the column, or at its end. */
export const taskPlaceSchema = z.object({
  status: taskStatusSchema,
  /** `first`, `last` or the id of the task that follows. */
  before: z.union([z.literal("first"), z.literal("last"), z.uuid()]).default("first"),
});

export type TaskPlace = z.output<typeof taskPlaceSchema>;

export const checklistChangeSchema = z.discriminatedUnion("verb", [
  z.object({ verb: z.literal("add"), text: itemText() }),
  z.object({ verb: z.literal("check"), itemId: z.uuid(), done: z.stringbool() }),
  z.object({ verb: z.literal("remove"), itemId: z.uuid() }),
]);

export type ChecklistChange = z.output<typeof checklistChangeSchema>;

export const commentSchema = z.object({
  body: z
    .string("Write something first")
    .trim()
    .min(1, "Write something first")
    .max(10_000, "Use at most 10,000 characters"),
});

function itemText() {
  return z
    .string("Say what the item is")
    .trim()
    .min(1, "Say what the item is")
    .max(300, "Use at most 300 characters an item");
}

function trimmed(text: string): string {
  return text.trim();
}
