import { calendarDate, dayAndMonth } from "#app/admin/calendar-date.ts";
import { taskPriorityLabels } from "#app/domain/tasks/task.ts";
import { initials } from "#app/ui/initials.ts";
import type { TaskPriority, TaskStatus } from "#db/schema/tasks.ts";
import type { Tone } from "../status.tsx";

export const taskTones: Record<TaskStatus, Tone> = {
  open: "quiet",
  doing: "signal",
  review: "warn",
  done: "good",
};

/** Shown only for a priority other than normal. */
export function PriorityMark({ priority }: { priority: TaskPriority }) {
  if (priority === "normal") return null;
  const looks = { urgent: "text-bad font-semibold", high: "text-signal-text", low: "text-muted" };
  return <span className={`text-[0.75rem] ${looks[priority]}`}>{taskPriorityLabels[priority]}</span>;
}

interface DueMarkProps {
  dueDate: string | null;
  status: TaskStatus;
  /** A date such as 2026-11-20. */
  today: string;
}

export function DueMark({ dueDate, status, today }: DueMarkProps) {
  if (!dueDate) return null;
  const { words, isOverdue, isSoon } = dueOf(dueDate, today, status);
  const look = isOverdue ? "text-bad font-semibold" : isSoon ? "text-warn" : "text-muted";
  return (
    <time dateTime={dueDate} className={`text-[0.75rem] whitespace-nowrap ${look}`}>
      {isOverdue ? "Overdue: " : <span className="sr-only">Due </span>}
      {words}
    </time>
  );
}

/** For a task with an unread mention of the signed-in person. */
export function MentionMark() {
  return (
    <span className="mr-1.5 inline-block size-[7px] rounded-full bg-signal align-[1px]">
      <span className="sr-only">You were mentioned. </span>
    </span>
  );
}

export function Label({ children }: { children: string }) {
  return (
    <span className="inline-block max-w-full truncate rounded-[2px] border border-line px-1.5 text-[0.6875rem]/[1.6] text-muted">
      {children}
    </span>
  );
}

/** A person's initials, with the full name as accessible text and tooltip. */
export function Assignee({ name }: { name: string | null }) {
  if (!name) return null;
  return (
    <span
      title={name}
      className="mono grid size-5 shrink-0 place-items-center rounded-full bg-sand text-[0.5625rem]! tracking-normal! text-ink uppercase"
    >
      <span aria-hidden="true">{initials(name)}</span>
      <span className="sr-only">{name}</span>
    </span>
  );
}

const day = 24 * 60 * 60 * 1000;

interface Due {
  /** `today`, `tomorrow`, `21 Nov`, with the year if it is another one. */
  words: string;
  isOverdue: boolean;
  isSoon: boolean;
}

/** The due date as text; both dates such as 2026-11-20. A completed task is never overdue. */
function dueOf(dueDate: string, today: string, status: TaskStatus): Due {
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
  return (isThisYear ? dayAndMonth : calendarDate)(new Date(date));
}
