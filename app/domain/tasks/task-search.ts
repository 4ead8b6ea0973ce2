import type { TaskPriority, TaskStatus } from "#db/schema/tasks.ts";

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
