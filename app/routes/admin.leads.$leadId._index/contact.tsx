import { linkClasses } from "#app/admin/classes.ts";
import { LeadStatusMark } from "#app/admin/leads/lead-status.tsx";
import { Moment } from "#app/admin/moment.tsx";
import { Facts, Section } from "#app/admin/section.tsx";
import type { Lead } from "#app/domain/leads/leads.server.ts";

/** Who sent it, how to reach them, and what they asked for beside the project. */
export function Contact({ lead }: { lead: Lead }) {
  return (
    <Section title="Contact">
      <Facts
        facts={[
          ["Name", lead.name],
          [
            "Email",
            <a key="email" href={`mailto:${encodeURIComponent(lead.email)}`} className={linkClasses}>
              {lead.email}
            </a>,
          ],
          [
            "Phone",
            lead.phone ? (
              <a key="phone" href={`tel:${lead.phone.replace(/[^\d+]/g, "")}`} className={linkClasses}>
                {lead.phone}
              </a>
            ) : null,
          ],
          ["NDA", lead.ndaNeeded ? <strong key="nda">Needed first</strong> : "Not needed"],
          ["Status", <LeadStatusMark key="status" status={lead.status} />],
          ["Received", <Moment key="received" at={lead.createdAt} />],
          ["Trap field", lead.website],
        ]}
      />
    </Section>
  );
}
