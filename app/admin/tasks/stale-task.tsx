import { Link } from "@remix-run/react";
import { linkClasses } from "#app/admin/classes.ts";
import { taskPriorityLabels } from "#app/domain/tasks/task.ts";
import type { Task } from "#app/domain/tasks/tasks.server.ts";

/** What somebody else has stored since the form was opened; what was typed stands in the form below. */
export function StaleTask({ stored, takeStored }: { stored: Task; takeStored: string }) {
  const facts = [
    ["Title", stored.title],
    ["Description", stored.description ?? "none"],
    ["Assignee", stored.assigneeName ?? "nobody"],
    ["Due", stored.dueDate ?? "no date"],
    ["Priority", taskPriorityLabels[stored.priority]],
    ["Labels", stored.labels.join(", ") || "none"],
    ["Page", stored.pageTitle ?? "none"],
  ] as const;
  return (
    <div role="alert" className="mb-6 border-l-2 border-warn pl-3">
      <p className="font-semibold">
        Somebody else has changed this task meanwhile. Nothing of yours was lost.
      </p>
      <p className="mt-1 text-muted">Stored now:</p>
      <dl className="mt-1 grid max-w-[760px] grid-cols-[96px_minmax(0,1fr)] gap-x-3 gap-y-0.5">
        {facts.map(([label, value]) => (
          <div key={label} className="contents">
            <dt className="text-muted">{label}</dt>
            <dd className="max-h-40 overflow-y-auto wrap-anywhere whitespace-pre-wrap">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-2">
        Yours is in the form below: save it over what is stored, or{" "}
        <Link to={takeStored} preventScrollReset className={linkClasses}>
          take what is stored
        </Link>
        .
      </p>
    </div>
  );
}
