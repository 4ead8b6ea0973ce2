import { date, index, integer, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { accounts } from "./accounts.ts";
import { createdAt, id, updatedAt, version } from "./columns.ts";
import { leads } from "./leads.ts";
import { pages } from "./pages.ts";

export const taskStatuses = ["open", "doing", "review", "done"] as const;
export const taskPriorities = ["low", "normal", "high", "urgent"] as const;

export const tasks = pgTable(
  "tasks",
  {
    id: id(),
    title: text().notNull(),
    description: text(),
    status: text({ enum: taskStatuses }).notNull().default("open"),
    priority: text({ enum: taskPriorities }).notNull().default("normal"),
    dueDate: date(),
    labels: text().array().notNull().default([]),
    checklist: jsonb().$type<{ text: string; done: boolean }[]>().notNull().default([]),
    orderIndex: integer().notNull().default(0),
    assigneeId: uuid().references(() => accounts.id, { onDelete: "set null" }),
    authorId: uuid().references(() => accounts.id, { onDelete: "set null" }),
    leadId: uuid().references(() => leads.id, { onDelete: "cascade" }),
    pageId: uuid().references(() => pages.id, { onDelete: "set null" }),
    version: version(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index("tasks_board").on(table.status, table.orderIndex),
    index("tasks_assignee_id").on(table.assigneeId),
    index("tasks_lead_id").on(table.leadId),
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
