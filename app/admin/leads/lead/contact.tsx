import { Link } from "@remix-run/react";
import { linkClasses } from "#app/admin/classes.ts";
import { LeadStatusMark } from "#app/admin/leads/lead-status.tsx";
import { Moment } from "#app/admin/moment.tsx";
import { Facts, Section } from "#app/admin/section.tsx";
import type { Lead } from "#app/domain/leads/leads.server.ts";
import { paths } from "#app/http/paths.ts";

/** Who sent it, how to reach them, and what they asked for beside the project. */
export function Contact({ lead, mayExport }: { lead: Lead; mayExport: boolean }) {
  return (
    <Section title="Contact">
      <Facts
        facts={[
          ["Name", lead.name],
          ["Email", <Email key="email" lead={lead} />],
          ["Phone", lead.phone ? <Phone key="phone" phone={lead.phone} /> : null],
          ["NDA", lead.ndaNeeded ? <strong key="nda">Needed first</strong> : "Not needed"],
          ["Status", <LeadStatusMark key="status" status={lead.status} />],
          ["Received", <Moment key="received" at={lead.createdAt} />],
          ["Trap field", lead.website],
        ]}
      />
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

/** How to reach them, in one line. */
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
