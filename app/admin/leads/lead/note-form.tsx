import { getFormProps, useForm } from "@conform-to/react";
import { parseWithZod } from "@conform-to/zod/v4";
import { z } from "zod";
import { buttonClasses } from "#app/admin/classes.ts";
import { messages } from "#app/admin/leads/messages.ts";
import { JournalNotice, useFormJournal } from "#app/admin/publishing/form-journal.tsx";
import { useAdded } from "#app/admin/publishing/use-added.ts";
import { noteSchema } from "#app/domain/leads/lead.ts";
import { TextAreaField } from "#app/forms/fields.tsx";
import { pressedOnce } from "#app/forms/submit-button.tsx";
import { useLeadForm } from "./use-lead-form.ts";

interface NoteFormProps {
  leadId: string;
  /** Number of stored notes; when it grows, the form is emptied. */
  count: number;
}

/** Adds a note to the timeline. */
export function NoteForm({ leadId, count }: NoteFormProps) {
  const { Form: LeadForm, answer, isSending } = useLeadForm("note", leadId);
  const [form, fields] = useForm({
    id: `note-${leadId}`,
    lastResult: answer?.status === "saved" ? undefined : answer?.result,
    onValidate: ({ formData }) => parseWithZod(formData, { schema: z.object({ note: noteSchema }) }),
    shouldRevalidate: "onInput",
  });
  const journal = useFormJournal({
    key: `lead-note:${leadId}`,
    formId: form.id,
    version: count,
    saved: useAdded(form.id, fields.note.name, count),
  });
  return (
    <LeadForm
      method="post"
      preventScrollReset
      {...getFormProps(form)}
      onInput={journal.note}
      aria-label={messages.note}
      className="mb-4 grid gap-2"
    >
      <JournalNotice journal={journal} />
      <input type="hidden" name="intent" value="note" />
      <TextAreaField
        field={fields.note}
        label={messages.noteForTheTeamOnly}
        density="compact"
        rows={2}
        data-note=""
      />
      <div className="flex flex-wrap items-center gap-3">
        <button type="submit" {...pressedOnce(isSending)} className={buttonClasses.plain}>
          {messages.addNote}
        </button>
        <button
          type="submit"
          name="kind"
          value="call"
          title={messages.countsAsAReplyTo}
          {...pressedOnce(isSending)}
          className={buttonClasses.plain}
        >
          {messages.logAsCall}
        </button>
        <span role="status" className="text-[0.75rem] text-muted">
          {form.valid ? "" : messages.notAddedYet}
        </span>
      </div>
    </LeadForm>
  );
}
