import type { TaskStatus } from "#db/schema/tasks.ts";

const day = 24 * 60 * 60 * 1000;

export interface Due {
  /** `today`, `tomorrow`, `21 Nov`, with the year when it is another. */
  words: string;
  isOverdue: boolean;
  isSoon: boolean;
}

/** When something is due, both dates such as 2026-11-20. What is done is never late. */
export function dueOf(dueDate: string, today: string, status: TaskStatus): Due {
  const days = Math.round((Date.parse(dueDate) - Date.parse(today)) / day);
  const isOpen = status !== "done";
  return {
    words: near[days] ?? dateWords(dueDate, today),
    isOverdue: isOpen && days < 0,
    isSoon: isOpen && days <= 1,
  };
}

const near: Record<number, string | undefined> = { [-1]: "yesterday", 0: "today", 1: "tomorrow" };

function dateWords(date: string, today: string): string {
  const isThisYear = date.slice(0, 4) === today.slice(0, 4);
  return new Date(date).toLocaleDateString("en-GB", {
    day: "numeric",
    month: "short",
    year: isThisYear ? undefined : "numeric",
    timeZone: "UTC",
  });
}
