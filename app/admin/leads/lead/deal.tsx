import { getFormProps } from "@conform-to/react";
import { Facts, Section } from "#app/admin/admin-page.tsx";
import { Button } from "#app/admin/button.tsx";
import { ConflictNotice } from "#app/admin/conflict-notice.tsx";
import { NextStep } from "#app/admin/leads/lead-marks.tsx";
import { messages } from "#app/admin/leads/messages.ts";
import { JournalNotice } from "#app/admin/publishing/form-journal.tsx";
import { useMergedForm } from "#app/admin/publishing/merged-form.ts";
import { dealSchema } from "#app/domain/leads/lead.ts";
import type { Lead } from "#app/domain/leads/leads.server.ts";
import { amount, amountInField, type Money } from "#app/domain/leads/money.ts";
import type { Bases } from "#app/domain/merge/field-bases.server.ts";
import { SelectField, TextField } from "#app/forms/fields.tsx";
import { useSchemaForm } from "#app/forms/use-schema-form.ts";
import { useLeadForm } from "./lead-forms.tsx";

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
          [messages.ownerLabel, owners.find(({ id }) => id === lead.ownerId)?.name ?? messages.unassigned],
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

interface DealFormProps {
  lead: Lead;
  bases: Bases;
  owners: { id: string; name: string }[];
  money: Money;
}

/** The lead's owner, its value, and the next step. */
export function DealForm({ lead, bases, owners, money }: DealFormProps) {
  const { Form: LeadForm, answer, isSending } = useLeadForm("deal", lead.id);
  const schema = dealSchema(money);
  const [form, fields] = useSchemaForm(schema, {
    id: `deal-${lead.id}`,
    lastResult: answer?.status === "saved" ? undefined : answer?.result,
    defaultValue: {
      ownerId: lead.ownerId ?? "",
      value: lead.value === null ? "" : amountInField(lead.value, money),
      nextStep: lead.nextStep ?? "",
      nextStepOn: lead.nextStepOn ?? "",
    },
    shouldValidate: "onBlur",
  });
  const journal = useMergedForm({
    key: `lead-deal:${lead.id}`,
    formId: form.id,
    version: lead.version,
    stored: bases,
    answer,
  });
  const options = [
    { value: "", label: messages.unassigned },
    ...owners.map(({ id, name }) => ({ value: id, label: name })),
  ];

  return (
    <Section title={messages.next}>
      <LeadForm
        method="post"
        preventScrollReset
        {...getFormProps(form)}
        onInput={journal.note}
        aria-label={messages.next}
      >
        <JournalNotice journal={journal} />
        {answer?.status === "conflict" ? (
          <ConflictNotice noun={messages.noun} fields={answer.conflicts} />
        ) : null}
        <input type="hidden" name="intent" value="deal" />
        <div className="grid gap-3">
          <div className="grid grid-cols-2 gap-3">
            <SelectField field={fields.ownerId} label={messages.ownerLabel} options={options} />
            <TextField
              field={fields.value}
              label={messages.value}
              note={money.currency}
              inputMode="numeric"
            />
          </div>
          <TextField field={fields.nextStep} label={messages.nextStep} />
          <div className="grid grid-cols-2 items-end gap-3">
            <TextField field={fields.nextStepOn} label={messages.remindOn} type="date" />
            <div className="flex items-center gap-3">
              <Button isSending={isSending}>{messages.save}</Button>
              <span role="status" className="text-[0.75rem] text-muted">
                {journal.isUnsaved ? messages.notSaved : answer?.status === "saved" ? messages.saved : ""}
              </span>
            </div>
          </div>
        </div>
      </LeadForm>
    </Section>
  );
}
