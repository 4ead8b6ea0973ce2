import { Facts, Section } from "#app/admin/admin-page.tsx";
import { messages } from "#app/admin/leads/messages.ts";
import { factsOf } from "#app/domain/leads/lead-fields.ts";
import type { Lead } from "#app/domain/leads/leads.server.ts";

/** The lead's attribution. Plain text, not links, because all of it was sent by the visitor's browser. */
export function Attribution({ lead }: { lead: Lead }) {
  return (
    <Section title={messages.source}>
      <Facts facts={factsOf(lead, "origin").map(({ label, value }) => [label, value])} />
    </Section>
  );
}
