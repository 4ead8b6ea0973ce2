import type { TaskPriority, TaskStatus } from "#db/schema/tasks.ts";

export const dueFilters = ["overdue", "week", "none"] as const;
export type DueFilter = (typeof dueFilters)[number];

/** What tasks are looked for by. */
export interface TaskSearch {
  status?: TaskStatus;
  /** Of any status but done. */
  isOpen?: boolean;
  /** An account, or nobody. */
  assignee?: string | "none";
  priority?: TaskPriority;
  label?: string;
  due?: DueFilter;
  /** Words, each found in title, description or labels. */
  query?: string;
}
