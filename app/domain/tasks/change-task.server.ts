import { randomUUID } from "node:crypto";
import { eq, lt, sql } from "drizzle-orm";
import type { Staff } from "#app/domain/accounts/account.ts";
import { enqueueAssignment } from "#app/domain/assignments/assignments.server.ts";
import { isOwnAction, recordAudit } from "#app/domain/audit/audit.server.ts";
import { announce } from "#app/domain/live/live.server.ts";
import { changedFields } from "#app/domain/records/changed-fields.server.ts";
import { db } from "#app/platform/database.server.ts";
import { type TaskStatus, tasks } from "#db/schema/tasks.ts";
import { lockTask, orderAt } from "./place-task.server.ts";
import {
  type ChecklistChange,
  deletedTaskDays,
  MAX_CHECKLIST_ITEMS,
  type NewTask,
  type TaskDetails,
} from "./task.ts";

type TaskRow = typeof tasks.$inferSelect;

/** Creates a task at the top of its column. Resolves to its id. */
export function createTask({ checklist, ...task }: NewTask, by: Staff): Promise<string> {
  return db.transaction(async (tx) => {
    const items = checklist.map((text) => ({ id: randomUUID(), text, done: false }));
    const orderIndex = await orderAt(tx, { status: task.status, before: "first" });
    const [made] = await tx
      .insert(tasks)
      .values({ ...task, checklist: items, orderIndex, authorId: by.id })
      .returning({ id: tasks.id });
    if (!made) throw new Error("The database returned no new task");
    await recordAudit(tx, { actor: by, action: "task.create", subject: made.id, after: auditedTask(task) });
    await enqueueAssignment(tx, task.assigneeId, { taskIds: [made.id] }, by);
    await announce(tx, "tasks", made.id);
    return made.id;
  });
}

type SavedTask =
  | { outcome: "saved" }
  /**
   * The task was saved since the form was loaded, by the same account if `isOwn`; it differs from the form in these
   * fields.
   */
  | { outcome: "stale"; version: number; isOwn: boolean; fields: (keyof TaskDetails)[] };

/**
 * Saves the details of a form that was loaded with a version of the task. Missing details stay unchanged. A save without
 * changes stores nothing. Undefined for an unknown task.
 */
export function saveTask(
  id: string,
  version: number,
  details: Partial<TaskDetails>,
  by: Staff,
): Promise<SavedTask | undefined> {
  return db.transaction(async (tx): Promise<SavedTask | undefined> => {
    const before = await lockTask(tx, id);
    if (!before) return undefined;
    const fields = changedFields<TaskDetails>(before, details);
    if (fields.length === 0) return { outcome: "saved" };
    if (version !== before.version) {
      const isOwn = await isOwnAction(tx, by, id, ["task.save"]);
      return { outcome: "stale", version: before.version, isOwn, fields };
    }
    const changed: Partial<TaskDetails> = Object.fromEntries(fields.map((field) => [field, details[field]]));
    await tx
      .update(tasks)
      .set({ ...changed, version: sql`${tasks.version} + 1` })
      .where(eq(tasks.id, id));
    await recordAudit(tx, {
      actor: by,
      action: "task.save",
      subject: id,
      ...auditedChanges(before, changed),
    });
    if (changed.assigneeId) await enqueueAssignment(tx, changed.assigneeId, { taskIds: [id] }, by);
    await announce(tx, "tasks", id);
    return { outcome: "saved" };
  });
}

/** Adds, checks or removes an item. Ignores a deleted item. Undefined for an unknown task. */
export function changeChecklist(
  id: string,
  change: ChecklistChange,
  by: Staff,
): Promise<TaskRow | undefined> {
  return db.transaction(async (tx) => {
    const task = await lockTask(tx, id);
    if (!task) return undefined;
    const [changed] = await tx
      .update(tasks)
      .set({ checklist: changedList(task.checklist, change) })
      .where(eq(tasks.id, id))
      .returning();
    await recordAudit(tx, { actor: by, action: `task.checklist-${change.verb}`, subject: id });
    await announce(tx, "tasks", id);
    return changed;
  });
}

function changedList(list: TaskRow["checklist"], change: ChecklistChange): TaskRow["checklist"] {
  switch (change.verb) {
    case "add":
      return list.length < MAX_CHECKLIST_ITEMS
        ? [...list, { id: randomUUID(), text: change.text, done: false }]
        : list;
    case "check":
      return list.map((item) => (item.id === change.itemId ? { ...item, done: change.done } : item));
    case "remove":
      return list.filter((item) => item.id !== change.itemId);
  }
}

/** Deletes a task; `restoreTask` can undo that for some time. Undefined for an unknown task. */
export function deleteTask(id: string, by: Staff) {
  return setDeleted(id, new Date(), by);
}

export function restoreTask(id: string, by: Staff) {
  return setDeleted(id, null, by);
}

function setDeleted(id: string, deletedAt: Date | null, by: Staff): Promise<TaskRow | undefined> {
  return db.transaction(async (tx) => {
    const [task] = await tx.update(tasks).set({ deletedAt }).where(eq(tasks.id, id)).returning();
    if (!task) return undefined;
    await recordAudit(tx, {
      actor: by,
      action: deletedAt ? "task.delete" : "task.restore",
      subject: id,
    });
    await announce(tx, "tasks", id);
    return task;
  });
}

/** Nightly: permanently deletes old deleted tasks. */
export async function forgetDeletedTasks(now = new Date()) {
  const before = new Date(now.getTime() - deletedTaskDays * 24 * 60 * 60 * 1000);
  await db.delete(tasks).where(lt(tasks.deletedAt, before));
}

type TaskField = keyof TaskDetails | "status";
type TaskFields = Partial<TaskDetails & { status: TaskStatus }>;

/**
 * Free texts. In tasks about leads they can contain personal data, and the audit log cannot be erased, so it records
 * only the names of these fields.
 */
const textFields: ReadonlySet<string> = new Set<TaskField>(["title", "description", "labels"]);

/** A new task for the audit log: ids, choices and dates, and the names of its texts. */
function auditedTask({ title, description, status, priority, ...others }: TaskFields) {
  const { assigneeId, pageId, leadId, dueDate, labels } = others;
  const texts = Object.entries({ title, description, labels }).filter(([, text]) => text && text.length > 0);
  return { status, priority, assigneeId, pageId, leadId, dueDate, ...namedTexts(texts.map(([key]) => key)) };
}

/** What a save changed, for the audit log: values of ids, choices and dates, and the names of changed texts. */
function auditedChanges(before: TaskFields, details: TaskFields) {
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
