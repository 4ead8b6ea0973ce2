import { Link } from "@remix-run/react";
import { Section } from "#app/admin/admin-page.tsx";
import { linkClasses } from "#app/admin/classes.ts";
import { LeadStatusMark } from "#app/admin/leads/lead-status.tsx";
import { messages } from "#app/admin/leads/messages.ts";
import type { listSamePerson } from "#app/domain/leads/same-person.server.ts";
import { paths } from "#app/http/paths.ts";
import { CalendarDate } from "#app/ui/calendar-date.tsx";

interface SamePersonProps {
  others: Awaited<ReturnType<typeof listSamePerson>>;
}

/** Other leads with the same email address or phone number. */
export function SamePerson({ others }: SamePersonProps) {
  if (others.length === 0) return null;
  return (
    <Section title={messages.moreFromTheSamePerson(others.length)}>
      <ul>
        {others.map(({ id, name, email, status, createdAt }) => (
          <li
            key={id}
            className="flex items-baseline justify-between gap-3 border-b border-line py-1.5 first:pt-0"
          >
            <span className="min-w-0">
              <Link to={paths.admin.lead(id)} className={`block truncate ${linkClasses}`} title={email}>
                {name}
              </Link>
              <CalendarDate date={createdAt} className="text-[0.75rem] text-muted" />
            </span>
            <LeadStatusMark status={status} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
