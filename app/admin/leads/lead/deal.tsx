import { Facts, Section } from "#app/admin/admin-page.tsx";
import { NextStep } from "#app/admin/leads/lead-marks.tsx";
import { messages } from "#app/admin/leads/messages.ts";
import type { Lead } from "#app/domain/leads/leads.server.ts";
import { amount, type Money } from "#app/domain/leads/money.ts";

interface DealProps {
  lead: Lead;
  owners: { id: string; name: string }[];
  money: Money;
  today: string;
}

/** The lead's owner and next step, read-only. */
export function Deal({ lead, owners, money, today }: DealProps) {
  const isClosed = ["won", "lost", "spam"].includes(lead.status);
  return (
    <Section title={messages.next}>
      <Facts
        facts={[
          [
            messages.ownerLabel,
            owners.find(({ id }) => id === lead.ownerId)?.name ?? messages.unassignedOption,
          ],
          [messages.value, lead.value === null ? null : amount(lead.value, money)],
          [
            messages.nextStep,
            lead.nextStep || lead.nextStepOn ? (
              <NextStep key="step" {...lead} today={today} isClosed={isClosed} />
            ) : null,
          ],
        ]}
      />
    </Section>
  );
}
