import type { ReactNode } from "react";
import { Facts, Section } from "#app/admin/admin-page.tsx";
import { NextStep } from "#app/admin/leads/lead-marks.tsx";
import { dealSchema } from "#app/domain/leads/lead.ts";
import type { Lead } from "#app/domain/leads/leads.server.ts";
import { amount, type Money } from "#app/domain/leads/money.ts";
import { SelectField, TextField } from "#app/forms/fields.tsx";
import { LeadRecordForm, SaveLeadForm, useLeadRecordForm } from "./lead-record-form.tsx";
import { dealValues } from "./lead-values.ts";

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
    <Section title="Next">
      <Facts
        facts={[
          ["Owner", owners.find(({ id }) => id === lead.ownerId)?.name ?? "Unassigned"],
          ["Value", lead.value === null ? null : amount(lead.value, money)],
          [
            "Next step",
            lead.nextStep || lead.nextStepOn ? (
              <NextStep key="step" {...lead} today={today} isClosed={isClosed} />
            ) : null,
          ],
        ]}
      />
    </Section>
  );
}

/** The id of a lead's deal form. */
export const dealFormId = (leadId: string) => `deal-${leadId}`;

interface DealFormProps {
  lead: Lead;
  owners: { id: string; name: string }[];
  money: Money;
  /** Above the fields. */
  children: ReactNode;
}

/** The lead's owner, its value, and the next step. */
export function DealForm({ lead, owners, money, children }: DealFormProps) {
  const { frame, fields } = useLeadRecordForm("deal", {
    lead,
    schema: dealSchema(money),
    defaultValue: dealValues(lead, money),
  });
  const options = [
    { value: "", label: "Unassigned" },
    ...owners.map(({ id, name }) => ({ value: id, label: name })),
  ];

  return (
    <Section title="Next">
      {children}
      <LeadRecordForm frame={frame} label="Next">
        <div className="grid gap-3">
          <div className="grid grid-cols-2 gap-3">
            <SelectField field={fields.ownerId} label="Owner" options={options} />
            <TextField field={fields.value} label="Value" note={money.currency} inputMode="numeric" />
          </div>
          <TextField field={fields.nextStep} label="Next step" />
          <div className="grid grid-cols-2 items-end gap-3">
            <TextField field={fields.nextStepOn} label="Remind on" type="date" />
            <SaveLeadForm frame={frame} label="Save" />
          </div>
        </div>
      </LeadRecordForm>
    </Section>
  );
}
