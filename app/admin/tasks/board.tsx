import { Link } from "@remix-run/react";
import { useId, useRef } from "react";
import { focusRing, linkClasses } from "#app/admin/classes.ts";
import { Status } from "#app/admin/status.tsx";
import { taskStatusLabels } from "#app/domain/tasks/task.ts";
import type { TaskColumn } from "#app/domain/tasks/tasks.server.ts";
import { paths } from "#app/http/paths.ts";
import { BoardCard } from "./board-card.tsx";
import { messages } from "./messages.ts";
import { taskTones } from "./task-marks.tsx";
import { overBoard, type TaskListSearch, tasksPath } from "./task-search.ts";
import { useBoardMove } from "./use-board-move.ts";

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
  return (
    <>
      <nav aria-label={messages.columns} className="mb-2 flex gap-1 md:hidden">
        {columns.map(({ status, total }) => (
          <a
            key={status}
            href={`#column-${status}`}
            className={`grow rounded-[2px] border border-line bg-card px-1 py-1.5 text-center text-[0.75rem] ${focusRing}`}
          >
            {taskStatusLabels[status]} <span className="mono text-muted">{total}</span>
          </a>
        ))}
      </nav>
      <p id={hintId} className="sr-only">
        {messages.pressSpaceToPickUp}
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
              <span className="mono text-muted">{total}</span>
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
                {messages.moreInTheList(total - cards.length)}
              </Link>
            ) : null}
            {total === 0 ? <p className="py-1 text-[0.75rem] text-muted">{messages.noTasks}</p> : null}
          </section>
        ))}
      </div>
    </>
  );
}
