import { Facts, Section } from "#app/admin/section.tsx";
import type { Lead } from "#app/domain/leads/leads.server.ts";

/** Where the visitor came from. Texts, not links: everything here was sent by the visitor's browser. */
export function Attribution({ lead }: { lead: Lead }) {
  return (
    <Section title="Where from">
      <Facts
        facts={[
          ["Sent from", lead.sourcePage],
          ["Address", lead.sourceUrl],
          ["Referrer", lead.referrer],
          ["Source", lead.utmSource],
          ["Medium", lead.utmMedium],
          ["Campaign", lead.utmCampaign],
          ["Term", lead.utmTerm],
          ["Content", lead.utmContent],
          ["Browser", lead.userAgent],
        ]}
      />
    </Section>
  );
}
