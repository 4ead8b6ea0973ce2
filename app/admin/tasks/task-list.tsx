import { Link } from "@remix-run/react";
import { focusRing } from "#app/admin/classes.ts";
import { Status } from "#app/admin/status.tsx";
import { taskStatusLabels } from "#app/domain/tasks/task.ts";
import type { TaskSummary } from "#app/domain/tasks/tasks.server.ts";
import { paths } from "#app/http/paths.ts";
import { messages } from "./messages.ts";
import { Assignee, DueMark, Label, PriorityMark, taskTones } from "./task-marks.tsx";
import { overBoard, type TaskListSearch } from "./task-search.ts";

interface TaskListProps {
  tasks: TaskSummary[];
  search: TaskListSearch;
  /** A date such as 2026-11-20. */
  today: string;
  mentioned: string[];
}

/** One line per task on a wide screen, two on a phone; the whole row links to the task. */
export function TaskList({ tasks, search, today, mentioned }: TaskListProps) {
  return (
    <ul>
      {tasks.map((task) => (
        <li key={task.id} className="border-b border-line">
          <Link
            to={overBoard(paths.admin.task(task.id), search)}
            preventScrollReset
            className={`flex flex-wrap items-center gap-x-4 gap-y-0.5 py-2 hover:bg-sand lg:-mx-2 lg:flex-nowrap lg:px-2 ${focusRing} -outline-offset-2`}
          >
            <span className="w-20 shrink-0 text-[0.75rem] lg:text-[0.8125rem]">
              <Status tone={taskTones[task.status]}>{taskStatusLabels[task.status]}</Status>
            </span>
            <strong className="order-first w-full min-w-0 font-semibold wrap-anywhere lg:order-none lg:w-auto lg:grow lg:truncate">
              {mentioned.includes(task.id) ? (
                <span className="mr-1.5 inline-block size-[7px] rounded-full bg-signal align-[1px]">
                  <span className="sr-only">{messages.youWereMentioned} </span>
                </span>
              ) : null}
              {task.title}
            </strong>
            <span className="hidden shrink-0 gap-1 lg:flex">
              {task.labels.slice(0, 3).map((label) => (
                <Label key={label}>{label}</Label>
              ))}
            </span>
            <span className="shrink-0 empty:hidden lg:w-14 lg:empty:block">
              <PriorityMark priority={task.priority} />
            </span>
            <span className="shrink-0 empty:hidden lg:w-32 lg:text-right lg:empty:block">
              <DueMark dueDate={task.dueDate} status={task.status} today={today} />
            </span>
            <span className="ml-auto flex w-5 shrink-0 lg:ml-0">
              <Assignee name={task.assigneeName} />
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
