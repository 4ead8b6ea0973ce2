import { Link } from "@remix-run/react";
import { Section } from "#app/admin/admin-page.tsx";
import { linkClasses } from "#app/admin/classes.ts";
import type { LeadTask } from "#app/domain/leads/leads.server.ts";
import { paths } from "#app/paths/paths.ts";
import { CalendarDate } from "#app/ui/calendar-date.tsx";

interface TasksProps {
  leadId: string;
  tasks: LeadTask[];
  mayUpdate: boolean;
}

/** The tasks of the lead, with a link to each. */
export function Tasks({ leadId, tasks, mayUpdate }: TasksProps) {
  if (tasks.length === 0 && !mayUpdate) return null;
  return (
    <Section title="Tasks">
      <ul className={tasks.length > 0 ? "mb-2" : ""}>
        {tasks.map(({ id, title, status, dueDate, assigneeName }) => (
          <li key={id} className="border-b border-line py-1.5 first:pt-0">
            <Link
              to={paths.admin.task(id)}
              className={`wrap-anywhere ${linkClasses} ${status === "done" ? "text-muted line-through" : ""}`}
            >
              {title}
            </Link>
            <p className="text-[0.75rem] text-muted">
              <span className="capitalize">{status}</span>
              {assigneeName ? `, ${assigneeName}` : ""}
              {dueDate ? (
                <>
                  , due <CalendarDate date={new Date(dueDate)} />
                </>
              ) : null}
            </p>
          </li>
        ))}
      </ul>
      {mayUpdate ? (
        <Link
          to={`${paths.admin.newTask()}?lead=${leadId}`}
          className={`inline-block text-muted ${linkClasses}`}
        >
          New task for this lead
        </Link>
      ) : null}
    </Section>
  );
}
