import { isNull } from "drizzle-orm";
import { date, index, integer, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { accounts } from "./accounts.ts";
import { createdAt, id, moment, updatedAt, version } from "./columns.ts";
import { leads } from "./leads.ts";
import { pages } from "./pages.ts";

export const taskStatuses = ["open", "doing", "review", "done"] as const;
export const taskPriorities = ["low", "normal", "high", "urgent"] as const;

export type TaskStatus = (typeof taskStatuses)[number];
export type TaskPriority = (typeof taskPriorities)[number];

export interface ChecklistItem {
  id: string;
  text: string;
  done: boolean;
}

export const tasks = pgTable(
  "tasks",
  {
    id: id(),
    title: text().notNull(),
    /** Markdown. */
    description: text(),
    status: text({ enum: taskStatuses }).notNull().default("open"),
    priority: text({ enum: taskPriorities }).notNull().default("normal"),
    dueDate: date(),
    labels: text().array().notNull().default([]),
    checklist: jsonb().$type<ChecklistItem[]>().notNull().default([]),
    /** Its position in the column of its status, ascending, with gaps. */
    orderIndex: integer().notNull().default(0),
    assigneeId: uuid().references(() => accounts.id, { onDelete: "set null" }),
    authorId: uuid().references(() => accounts.id, { onDelete: "set null" }),
    leadId: uuid().references(() => leads.id, { onDelete: "cascade" }),
    pageId: uuid().references(() => pages.id, { onDelete: "set null" }),
    /** Version of the task's text fields; position, checklist and comments change independently. */
    version: version(),
    deletedAt: moment(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index("tasks_board").on(table.status, table.orderIndex),
    index("tasks_assignee_id").on(table.assigneeId),
    index("tasks_lead_id").on(table.leadId),
    index("tasks_page_id").on(table.pageId),
  ],
);

export const taskComments = pgTable(
  "task_comments",
  {
    id: id(),
    taskId: uuid()
      .notNull()
      .references(() => tasks.id, { onDelete: "cascade" }),
    authorId: uuid().references(() => accounts.id, { onDelete: "set null" }),
    /** Markdown. */
    body: text().notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [index("task_comments_task_id").on(table.taskId, table.createdAt)],
);

/** Users mentioned by `@` in a comment, and whether they have seen it. */
export const taskMentions = pgTable(
  "task_mentions",
  {
    id: id(),
    commentId: uuid()
      .notNull()
      .references(() => taskComments.id, { onDelete: "cascade" }),
    taskId: uuid()
      .notNull()
      .references(() => tasks.id, { onDelete: "cascade" }),
    accountId: uuid()
      .notNull()
      .references(() => accounts.id, { onDelete: "cascade" }),
    seenAt: moment(),
    createdAt: createdAt(),
  },
  (table) => [
    index("task_mentions_unseen").on(table.accountId).where(isNull(table.seenAt)),
    index("task_mentions_task_id").on(table.taskId),
    index("task_mentions_comment_id").on(table.commentId),
  ],
);
