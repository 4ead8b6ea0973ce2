import { getFormProps } from "@conform-to/react";
import { Button } from "#app/admin/button.tsx";
import { linkClasses } from "#app/admin/classes.ts";
import { ConflictNotice } from "#app/admin/conflict-notice.tsx";
import { messages } from "#app/admin/leads/messages.ts";
import { JournalNotice } from "#app/admin/publishing/form-journal.tsx";
import { useMergedForm } from "#app/admin/publishing/merged-form.ts";
import { leadContactSchema } from "#app/domain/leads/lead-contact.ts";
import { leadFields } from "#app/domain/leads/lead-fields.ts";
import type { Lead } from "#app/domain/leads/leads.server.ts";
import type { Bases } from "#app/domain/merge/field-bases.server.ts";
import { TextField } from "#app/forms/fields.tsx";
import { useSchemaForm } from "#app/forms/use-schema-form.ts";
import { useLeadForm } from "./lead-forms.tsx";

/** Corrects a lead's name, address and number; closed until it is needed. */
export function ContactForm({ lead, bases }: { lead: Lead; bases: Bases }) {
  const { Form: LeadForm, answer, isSending } = useLeadForm("contact", lead.id);
  const [form, fields] = useSchemaForm(leadContactSchema, {
    id: `contact-${lead.id}`,
    lastResult: answer?.status === "saved" ? undefined : answer?.result,
    defaultValue: { name: lead.name, email: lead.email, phone: lead.phone ?? "" },
    shouldValidate: "onBlur",
  });
  const journal = useMergedForm({
    key: `lead-contact:${lead.id}`,
    formId: form.id,
    version: lead.version,
    stored: bases,
    answer,
  });
  const hasProblem = answer !== undefined && answer.status !== "saved";

  return (
    <details className="mt-3" open={hasProblem || journal.isUnsaved || undefined}>
      <summary className={`w-fit cursor-pointer text-muted ${linkClasses}`}>
        {messages.correctContact}
      </summary>
      <LeadForm
        method="post"
        preventScrollReset
        {...getFormProps(form)}
        onInput={journal.note}
        aria-label={messages.correctContact}
        className="mt-3 grid gap-3"
      >
        <JournalNotice journal={journal} />
        {answer?.status === "conflict" ? (
          <ConflictNotice noun={messages.noun} fields={answer.conflicts} />
        ) : null}
        <input type="hidden" name="intent" value="contact" />
        <TextField field={fields.name} label={leadFields.name.label} autoComplete="off" />
        <TextField field={fields.email} label={leadFields.email.label} type="email" autoComplete="off" />
        <TextField field={fields.phone} label={leadFields.phone.label} type="tel" autoComplete="off" />
        <div className="flex items-center gap-3">
          <Button isSending={isSending}>{messages.saveContact}</Button>
          <span role="status" className="text-[0.75rem] text-muted">
            {journal.isUnsaved ? messages.notSaved : answer?.status === "saved" ? messages.saved : ""}
          </span>
        </div>
      </LeadForm>
    </details>
  );
}
