import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { Facts, Section } from "#app/admin/admin-page.tsx";
import { linkClasses } from "#app/admin/classes.ts";
import { LeadStatusMark } from "#app/admin/leads/lead-marks.tsx";
import { messages } from "#app/admin/leads/messages.ts";
import { Moment } from "#app/admin/moment.tsx";
import { factsOf } from "#app/domain/leads/lead-fields.ts";
import type { Lead } from "#app/domain/leads/leads.server.ts";
import type { listSamePerson } from "#app/domain/leads/same-person.server.ts";
import { paths } from "#app/http/paths.ts";
import { CalendarDate } from "#app/ui/calendar-date.tsx";

/** The sender's contact details and requests. */
export function Contact({ lead, mayExport }: { lead: Lead; mayExport: boolean }) {
  return (
    <Section title={messages.contact}>
      <Facts
        facts={[
          ...factsOf(lead, "contact").map((fact): [string, ReactNode] => [fact.label, shown(lead, fact)]),
          [messages.statusLabel, <LeadStatusMark key="status" status={lead.status} />],
          [messages.received, <Moment key="received" at={lead.createdAt} />],
        ]}
      />
      {mayExport ? (
        <Link
          to={paths.admin.leadPerson(lead.email)}
          className={`mt-3 inline-block text-muted ${linkClasses}`}
        >
          {messages.exportOrEraseThisPersons}
        </Link>
      ) : null}
    </Section>
  );
}

/** Email addresses and phone numbers are links; a required NDA is highlighted. */
function shown(lead: Lead, { name, value }: ReturnType<typeof factsOf>[number]): ReactNode {
  if (name === "email") return <Email lead={lead} />;
  if (name === "phone" && lead.phone) return <Phone phone={lead.phone} />;
  if (name === "ndaNeeded" && lead.ndaNeeded) return <strong>{messages.requiredFirst}</strong>;
  return value;
}

/** The contact details in one line. */
export function Reach({ lead }: { lead: Lead }) {
  return (
    <>
      <Email lead={lead} />
      {lead.phone ? <Phone phone={lead.phone} /> : null}
    </>
  );
}

function Email({ lead }: { lead: Lead }) {
  return (
    <a href={`mailto:${encodeURIComponent(lead.email)}`} className={`wrap-anywhere ${linkClasses}`}>
      {lead.email}
    </a>
  );
}

function Phone({ phone }: { phone: string }) {
  return (
    <a href={`tel:${phone.replace(/[^\d+]/g, "")}`} className={linkClasses}>
      {phone}
    </a>
  );
}

/** The lead's attribution. Plain text, not links, because all of it was sent by the visitor's browser. */
export function Attribution({ lead }: { lead: Lead }) {
  return (
    <Section title={messages.source}>
      <Facts facts={factsOf(lead, "origin").map(({ label, value }) => [label, value])} />
    </Section>
  );
}

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
