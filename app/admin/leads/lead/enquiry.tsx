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
import { paths } from "#app/paths/paths.ts";
import { CalendarDate } from "#app/ui/calendar-date.tsx";
import { fileSize } from "#app/ui/file-size.ts";
import type { AttachedFile } from "#db/schema/leads.ts";
import { callAddress } from "./call-address.ts";

interface ContactProps {
  lead: Lead;
  mayExport: boolean;
  /** The form that corrects them. */
  children: ReactNode;
}

/** The sender's contact details and requests. */
export function Contact({ lead, mayExport, children }: ContactProps) {
  return (
    <Section title="Contact">
      <Facts
        facts={[
          ...factsOf(lead, "contact").map((fact): [string, ReactNode] => [fact.label, shown(lead, fact)]),
          ["Status", <LeadStatusMark key="status" status={lead.status} />],
          ["Received", <Moment key="received" at={lead.createdAt} />],
        ]}
      />
      {children}
      {mayExport ? (
        <Link
          to={paths.admin.leadPerson(lead.email)}
          className={`mt-3 inline-block text-muted ${linkClasses}`}
        >
          Export or erase this person’s data
        </Link>
      ) : null}
    </Section>
  );
}

/** Email addresses and phone numbers are links; a required NDA is highlighted. */
function shown(lead: Lead, { name, value }: ReturnType<typeof factsOf>[number]): ReactNode {
  if (name === "email") return <Email lead={lead} />;
  if (name === "phone" && lead.phone) return <Phone phone={lead.phone} />;
  if (name === "ndaNeeded" && lead.ndaNeeded) return <strong>Required first</strong>;
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
    <a
      href={`mailto:${encodeURIComponent(lead.email)}`}
      title={lead.readableEmail === lead.email ? undefined : lead.email}
      className={`wrap-anywhere ${linkClasses}`}
    >
      {lead.readableEmail}
    </a>
  );
}

function Phone({ phone }: { phone: string }) {
  return (
    <a href={callAddress(phone)} className={linkClasses}>
      {phone}
    </a>
  );
}

/** The lead's attribution. Plain text, not links, because all of it was sent by the visitor's browser. */
export function Attribution({ lead }: { lead: Lead }) {
  return (
    <Section title="Source">
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
    <Section title={messages.moreFromSamePerson(others.length)}>
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

interface FilesProps {
  leadId: string;
  files: AttachedFile[];
}

/** The attachments. Each link downloads the file through the site. */
export function Files({ leadId, files }: FilesProps) {
  if (files.length === 0) return null;
  return (
    <Section title={messages.fileCount(files.length)}>
      <ul>
        {files.map((file, position) => (
          <li
            key={file.key}
            className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 border-b border-line py-2 first:pt-0 sm:grid-cols-[minmax(0,1fr)_220px_72px]"
          >
            <a
              href={paths.admin.leadFile(leadId, position)}
              className={`justify-self-start wrap-anywhere ${linkClasses}`}
            >
              {file.name}
            </a>
            <span className="order-3 col-span-2 truncate text-muted sm:order-none sm:col-span-1">
              {kindOf(file.type)}
            </span>
            <span className="text-right text-muted tabular-nums">{fileSize(file.size)}</span>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function kindOf(type: string): string {
  return kinds[type] ?? type;
}

const kinds: Record<string, string | undefined> = {
  "application/pdf": "PDF",
  "application/msword": "Word, before 2007",
  "application/vnd.openxmlformats-officedocument.wordprocessingml.document": "Word",
  "text/plain": "Plain text",
  "image/jpeg": "JPEG picture",
  "image/png": "PNG picture",
};
