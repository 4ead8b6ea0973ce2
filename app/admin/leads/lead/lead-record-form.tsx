import { getFormProps } from "@conform-to/react";
import type { ReactNode } from "react";
import type { z } from "zod";
import { Button } from "#app/admin/button.tsx";
import { ConflictNotice } from "#app/admin/conflict-notice.tsx";
import { messages } from "#app/admin/leads/messages.ts";
import { JournalNotice } from "#app/admin/publishing/form-journal.tsx";
import { useMergedForm } from "#app/admin/publishing/merged-form.ts";
import type { Bases } from "#app/domain/documents/field-bases.server.ts";
import type { Lead } from "#app/domain/leads/leads.server.ts";
import { useSchemaForm } from "#app/forms/use-schema-form.ts";
import { useLeadForm } from "./lead-forms.tsx";

interface Options<Input extends Record<string, unknown>, Output> {
  lead: Lead;
  bases: Bases;
  schema: z.ZodType<Output, Input>;
  defaultValue: Parameters<typeof useSchemaForm<Input, Output>>[1]["defaultValue"];
}

/** A form of the lead's screen whose save is merged with what others have saved: its frame and its fields. */
export function useMergedLeadForm<Input extends Record<string, unknown>, Output>(
  name: "deal" | "contact",
  { lead, bases, schema, defaultValue }: Options<Input, Output>,
) {
  const { Form, answer, isSending } = useLeadForm(name, lead.id);
  const [form, fields] = useSchemaForm(schema, {
    id: `${name}-${lead.id}`,
    lastResult: answer?.status === "saved" ? undefined : answer?.result,
    defaultValue,
    shouldValidate: "onBlur",
  });
  const journal = useMergedForm({
    key: `lead-${name}:${lead.id}`,
    formId: form.id,
    version: lead.version,
    stored: bases,
    answer,
  });
  return { frame: { name, Form, attributes: getFormProps(form), answer, journal, isSending }, fields };
}

type Frame = ReturnType<typeof useMergedLeadForm>["frame"];

interface MergedLeadFormProps {
  frame: Frame;
  label: string;
  className?: string;
  children: ReactNode;
}

export function MergedLeadForm({ frame, label, className, children }: MergedLeadFormProps) {
  const { name, Form, attributes, answer, journal } = frame;
  return (
    <Form
      method="post"
      preventScrollReset
      {...attributes}
      onInput={journal.note}
      aria-label={label}
      className={className}
    >
      <JournalNotice journal={journal} />
      {answer?.status === "conflict" ? (
        <ConflictNotice noun={messages.noun} fields={answer.conflicts} />
      ) : null}
      <input type="hidden" name="intent" value={name} />
      {children}
    </Form>
  );
}

/** The form's button and, beside it, whether it is saved. */
export function SaveLeadForm({ frame, label }: { frame: Frame; label: string }) {
  const { answer, journal, isSending } = frame;
  return (
    <div className="flex items-center gap-3">
      <Button isSending={isSending}>{label}</Button>
      <span role="status" className="text-[0.75rem] text-muted">
        {journal.isUnsaved ? messages.notSaved : answer?.status === "saved" ? messages.saved : ""}
      </span>
    </div>
  );
}
