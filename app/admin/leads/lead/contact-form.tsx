import { linkClasses } from "#app/admin/classes.ts";
import { leadContactSchema } from "#app/domain/leads/lead-contact.ts";
import { leadFields } from "#app/domain/leads/lead-fields.ts";
import type { Lead } from "#app/domain/leads/leads.server.ts";
import { TextField } from "#app/forms/fields.tsx";
import { LeadRecordForm, SaveLeadForm, useLeadRecordForm } from "./lead-record-form.tsx";
import { contactValues } from "./lead-values.ts";

/** Corrects a lead's name, address and number; closed until it is needed. */
export function ContactForm({ lead }: { lead: Lead }) {
  const { frame, fields } = useLeadRecordForm("contact", {
    lead,
    schema: leadContactSchema,
    defaultValue: contactValues(lead),
  });
  const { answer, journal } = frame;
  const hasProblem = answer !== undefined && answer.status !== "saved";

  return (
    <details className="mt-3" open={hasProblem || journal.isUnsaved || undefined}>
      <summary className={`w-fit cursor-pointer text-muted ${linkClasses}`}>Correct contact details</summary>
      <LeadRecordForm frame={frame} label="Correct contact details" className="mt-3 grid gap-3">
        <TextField field={fields.name} label={leadFields.name.label} autoComplete="off" />
        <TextField field={fields.email} label={leadFields.email.label} type="email" autoComplete="off" />
        <TextField field={fields.phone} label={leadFields.phone.label} type="tel" autoComplete="off" />
        <SaveLeadForm frame={frame} label="Save contact" />
      </LeadRecordForm>
    </details>
  );
}
