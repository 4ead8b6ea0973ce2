import { z } from "zod";
import { daySchema } from "#app/domain/days/day.ts";
import { folded } from "#app/domain/search/folded.ts";
import { oneLine } from "#app/domain/texts/text.ts";
import type { TaskPriority, TaskStatus } from "#db/schema/tasks.ts";
import { messages } from "./messages.ts";

export const taskStatusSchema = z.enum(["open", "doing", "review", "done"]) satisfies z.ZodType<TaskStatus>;
export const taskPrioritySchema = z.enum([
  "low",
  "normal",
  "high",
  "urgent",
]) satisfies z.ZodType<TaskPriority>;

/** In the order of the board's columns. */
export const taskStatuses = taskStatusSchema.options;

/** Lowest first. */
export const taskPriorities = taskPrioritySchema.options;

export const taskStatusLabels: Record<TaskStatus, string> = {
  open: messages.open,
  doing: messages.doing,
  review: messages.review,
  done: messages.done,
};

export const taskPriorityLabels: Record<TaskPriority, string> = {
  urgent: messages.urgent,
  high: messages.high,
  normal: messages.normal,
  low: messages.low,
};

/** Tasks per column on the board; the list shows all. */
export const cardsPerColumn = 30;

/** Tasks per page of the list. */
export const tasksPerPage = 50;

export const MAX_CHECKLIST_ITEMS = 50;

/** Days for which a deleted task can be restored. */
export const deletedTaskDays = 30;

const MAX_LABELS = 10;
const labelLength = 30;

const labelsSchema = z
  .string()
  .default("")
  .transform((text) => [...new Set(text.split(",").map(trimmed).filter(Boolean))])
  .pipe(
    z
      .array(z.string().max(labelLength, messages.aLabelHasAtMost(labelLength)))
      .max(MAX_LABELS, messages.atMostLabels(MAX_LABELS)),
  );

const optionalId = z
  .uuid(messages.chooseAValueFromThe)
  .optional()
  .transform((id) => id ?? null);

/** The form of a task. Missing fields are emptied; `leadId` only if the form has that field. */
export const taskSchema = z.object({
  title: z
    .string(messages.enterATitle)
    .overwrite(oneLine)
    .min(1, messages.enterATitle)
    .max(200, messages.useAtMost200Characters),
  description: z
    .string()
    .trim()
    .max(20_000, messages.useAtMost20000)
    .optional()
    .transform((text) => text || null),
  priority: taskPrioritySchema.default("normal"),
  dueDate: daySchema(messages.enterADateSuchAs)
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
    .pipe(z.array(itemText()).max(MAX_CHECKLIST_ITEMS, messages.atMostItems(MAX_CHECKLIST_ITEMS))),
});

export type NewTask = z.output<typeof newTaskSchema>;

/** A task's position: before another task of the column, or at its end. */
export const taskPlaceSchema = z.object({
  status: taskStatusSchema,
  /** `first`, `last` or the id of the following task. */
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
    .string(messages.enterAComment)
    .trim()
    .min(1, messages.enterAComment)
    .max(10_000, messages.useAtMost10000),
});

function itemText() {
  return z
    .string(messages.enterATextForThe)
    .trim()
    .min(1, messages.enterATextForThe)
    .max(300, messages.useAtMost300Characters);
}

function trimmed(text: string): string {
  return text.trim();
}

export const dueFilters = ["overdue", "week", "none"] as const;
export type DueFilter = (typeof dueFilters)[number];

/** Filters of the task list. */
export interface TaskSearch {
  status?: TaskStatus;
  /** Any status except done. */
  isOpen?: boolean;
  /** An account id, or `none` for unassigned tasks. */
  assignee?: string | "none";
  priority?: TaskPriority;
  label?: string;
  due?: DueFilter;
  /** Words, each of which must be in title, description or labels. */
  query?: string;
}

/** The text field beside the hidden id of a task's lead. */
export const leadTextField = "leadText";

export interface LeadChoice {
  id: string;
  name: string;
  email: string;
}

/** A lead's label in the field. */
export function leadLabel({ name, email }: Pick<LeadChoice, "name" | "email">): string {
  return `${name} (${email})`;
}

interface Person {
  id: string;
  name: string;
}

/**
 * The people mentioned in a text: `@` followed by the full name or, if unique, the first name, regardless of case and
 * accents, without duplicates. An address such as `sales@kestrel.example` mentions nobody.
 */
export function findMentions<Someone extends Person>(text: string, people: Someone[]): Someone[] {
  const byLength = people
    .flatMap((person) => namesOf(person, people).map((name) => ({ name: folded(name), person })))
    .toSorted((one, other) => other.name.length - one.name.length);
  const found = new Set<Someone>();
  for (const { index } of text.matchAll(/(?<![\p{L}\p{N}_.])@(?=\S)/gu)) {
    const rest = folded(text.slice(index + 1));
    const named = byLength.find(
      ({ name }) => rest.startsWith(name) && !/^[\p{L}\p{N}]/u.test(rest.slice(name.length)),
    );
    if (named) found.add(named.person);
  }
  return [...found];
}

/** Maximum number of suggestions. */
const MAX_SUGGESTIONS = 6;

/** Suggests people for the text after an `@`: matches the start of a name or of one of its parts. */
export function suggestPeople<Someone extends { name: string }>(typed: string, people: Someone[]): Someone[] {
  const query = folded(typed);
  const startsWithQuery = (name: string) => folded(name).startsWith(query);
  const byName = people.filter(({ name }) => startsWithQuery(name));
  const byPart = people.filter(({ name }) => !startsWithQuery(name) && name.split(" ").some(startsWithQuery));
  return [...byName, ...byPart].slice(0, MAX_SUGGESTIONS);
}

function namesOf({ name }: Person, people: Person[]): string[] {
  const first = firstOf(name);
  const isUnique = people.filter((other) => folded(firstOf(other.name)) === folded(first)).length === 1;
  return isUnique ? [name, first] : [name];
}

function firstOf(name: string): string {
  return name.split(" ", 1)[0] ?? name;
}
