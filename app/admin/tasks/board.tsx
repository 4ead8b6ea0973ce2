import { Form, Link } from "@remix-run/react";
import { type FocusEvent, type KeyboardEvent, useId, useRef } from "react";
import { focusRing, linkClasses } from "#app/admin/classes.ts";
import { DotsIcon, dropMarks } from "#app/admin/dragging/use-drag.tsx";
import { Menu, MoreIcon, menuItemClasses } from "#app/admin/menu.tsx";
import { PostButton } from "#app/admin/post-button.tsx";
import { Status } from "#app/admin/status.tsx";
import { useCountFormat } from "#app/admin/use-decimal.ts";
import { taskStatuses, taskStatusLabels } from "#app/domain/tasks/task.ts";
import type { TaskColumn, TaskSummary } from "#app/domain/tasks/tasks.server.ts";
import { paths } from "#app/paths/paths.ts";
import { messages } from "./messages.ts";
import { Assignee, DueMark, Label, MentionMark, PriorityMark, taskTones } from "./task-marks.tsx";
import { overBoard, type TaskListSearch, tasksPath } from "./task-search.tsx";
import { gripId, useBoardMove } from "./use-board-move.ts";

interface BoardProps {
  columns: TaskColumn[];
  search: TaskListSearch;
  /** A date such as 2026-11-20. */
  today: string;
  /** Tasks with an unread mention of the signed-in person. */
  mentioned: string[];
  mayUpdate: boolean;
}

/** One column per status. A phone shows one column at a time and scrolls sideways. */
export function Board({ columns: stored, search, today, mentioned, mayUpdate }: BoardProps) {
  const board = useRef<HTMLDivElement>(null);
  const hintId = useId();
  const { columns, liftedId, onKeyDown, onBlur, announcement, isRefused } = useBoardMove(
    board,
    stored,
    mayUpdate,
  );
  const format = useCountFormat();
  return (
    <>
      <nav aria-label="Columns" className="mb-2 flex gap-1 md:hidden">
        {columns.map(({ status, total }) => (
          <a
            key={status}
            href={`#column-${status}`}
            className={`grow rounded-[2px] border border-line bg-card px-1 py-1.5 text-center text-[0.75rem] ${focusRing}`}
          >
            {taskStatusLabels[status]} <span className="mono text-muted">{format(total)}</span>
          </a>
        ))}
      </nav>
      <p id={hintId} className="sr-only">
        Press Space to pick up the task, then use the arrow keys.
      </p>
      <p role="status" className={`min-h-5 text-[0.75rem] ${isRefused ? "text-bad" : "text-muted"}`}>
        {announcement}
      </p>
      <div
        ref={board}
        className="relative -mx-4 flex snap-x snap-mandatory scroll-px-4 gap-4 overflow-x-auto px-4 pb-4 md:-mx-6 md:scroll-px-6 md:px-6 lg:mx-0 lg:grid lg:snap-none lg:grid-cols-[repeat(4,minmax(0,1fr))] lg:overflow-visible lg:px-0"
      >
        {columns.map(({ status, cards, total }) => (
          <section
            key={status}
            id={`column-${status}`}
            data-column={status}
            aria-labelledby={`heading-${status}`}
            className="flex min-h-40 w-[82vw] shrink-0 snap-start scroll-mt-32 flex-col data-[drop=into]:shadow-[inset_0_2px_0_0_var(--signal)] md:w-68 lg:w-auto"
          >
            <h2
              id={`heading-${status}`}
              className="mb-2 flex items-baseline justify-between border-b border-line pb-1.5 text-[0.75rem] font-semibold"
            >
              <Status tone={taskTones[status]}>{taskStatusLabels[status]}</Status>
              <span className="mono text-muted">{format(total)}</span>
            </h2>
            <ul className="grid grid-cols-[minmax(0,1fr)] gap-2">
              {cards.map((task) => (
                <BoardCard
                  key={task.id}
                  task={task}
                  today={today}
                  to={overBoard(paths.admin.task(task.id), search)}
                  boardPath={tasksPath(search)}
                  isMentioned={mentioned.includes(task.id)}
                  mayUpdate={mayUpdate}
                  isLifted={liftedId === task.id}
                  describedBy={hintId}
                  onKeyDown={onKeyDown}
                  onBlur={onBlur}
                />
              ))}
            </ul>
            {total > cards.length ? (
              <Link
                to={tasksPath(search, { view: "list", status })}
                className={`mt-2 text-[0.8125rem] ${linkClasses}`}
              >
                {total - cards.length} more in the list
              </Link>
            ) : null}
            {total === 0 ? <p className="py-1 text-[0.75rem] text-muted">No tasks.</p> : null}
          </section>
        ))}
      </div>
    </>
  );
}

interface BoardCardProps {
  task: TaskSummary;
  /** A date such as 2026-11-20. */
  today: string;
  /** The task's address in the dialog over this board, and the board's own address. */
  to: string;
  boardPath: string;
  /** Whether the signed-in person has an unread mention. */
  isMentioned: boolean;
  mayUpdate: boolean;
  isLifted: boolean;
  describedBy: string;
  onKeyDown: (event: KeyboardEvent, id: string) => void;
  onBlur: (event: FocusEvent) => void;
}

/**
 * A task on the board. The whole card is draggable; its grip is for the keyboard, and its menu works without
 * JavaScript.
 */
function BoardCard({ task, today, to, boardPath, isMentioned, mayUpdate, ...move }: BoardCardProps) {
  const { id, title, status, priority, dueDate, labels, assigneeName, itemCount, doneCount, commentCount } =
    task;
  return (
    <li
      data-card={mayUpdate ? id : undefined}
      className={`group/card relative rounded-[2px] border bg-card px-3 py-2 ${mayUpdate ? "cursor-grab" : ""} ${move.isLifted ? "border-signal shadow-[0_8px_24px_-12px_rgb(0_0_0/0.45)]" : "border-line hover:border-muted"} ${dropMarks}`}
    >
      <div className="flex items-start gap-1">
        <Link
          to={to}
          draggable={false}
          preventScrollReset
          className={`min-w-0 grow py-1 font-semibold wrap-anywhere hover:underline ${focusRing}`}
        >
          {isMentioned ? <MentionMark /> : null}
          {title}
        </Link>
        {mayUpdate ? (
          <div className="-mr-1.5 flex shrink-0">
            <button
              type="button"
              id={gripId(id)}
              onKeyDown={(event) => move.onKeyDown(event, id)}
              onBlur={move.onBlur}
              aria-label={`Move ${title}`}
              aria-describedby={move.describedBy}
              aria-pressed={move.isLifted}
              className={`grid h-7 w-6 cursor-grab place-items-center rounded-[2px] text-muted opacity-60 group-hover/card:opacity-100 hover:text-ink focus-visible:opacity-100 aria-pressed:bg-ink aria-pressed:text-paper aria-pressed:opacity-100 ${focusRing} -outline-offset-2`}
            >
              <DotsIcon />
            </button>
            <CardMenu task={task} boardPath={boardPath} />
          </div>
        ) : null}
      </div>
      {labels.length > 0 ? (
        <p className="mt-0.5 flex flex-wrap gap-1">
          {labels.map((label) => (
            <Label key={label}>{label}</Label>
          ))}
        </p>
      ) : null}
      <div className="mt-1 flex min-h-5 flex-wrap items-center gap-x-3 gap-y-1">
        <PriorityMark priority={priority} />
        <DueMark dueDate={dueDate} status={status} today={today} />
        {itemCount > 0 ? (
          <span className="mono text-muted">
            {doneCount}/{itemCount}
            <span className="sr-only"> of the checklist done</span>
          </span>
        ) : null}
        {commentCount > 0 ? (
          <span className="text-[0.75rem] text-muted">{messages.commentCount(commentCount)}</span>
        ) : null}
        <span className="ml-auto">
          <Assignee name={assigneeName} />
        </span>
      </div>
    </li>
  );
}

interface CardMenuProps {
  task: { id: string; title: string; status: string };
  /** The address of the board, to return to. */
  boardPath: string;
}

/** Actions on a task from its card. */
function CardMenu({ task: { id, title, status }, boardPath }: CardMenuProps) {
  return (
    <Menu label={`More for ${title}`} icon={<MoreIcon />}>
      <Form method="post" action={paths.admin.taskPlace(id)} preventScrollReset>
        <input type="hidden" name="returnTo" value={boardPath} />
        {taskStatuses.map((place) => (
          <button key={place} type="submit" name="status" value={place} className={menuItemClasses}>
            {place === status ? "Move to the top" : `Move to ${taskStatusLabels[place]}`}
          </button>
        ))}
      </Form>
      <PostButton
        action={paths.admin.taskRemoval(id)}
        fields={{ returnTo: boardPath }}
        className={`${menuItemClasses} text-bad`}
      >
        Delete
      </PostButton>
    </Menu>
  );
}
