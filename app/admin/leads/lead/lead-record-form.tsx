import { getFormProps } from "@conform-to/react";
import type { ReactNode } from "react";
import type { z } from "zod";
import { Button } from "#app/admin/button.tsx";
import { RecordNotice } from "#app/admin/records/record-notice.tsx";
import { useRecordForm } from "#app/admin/records/use-record-form.ts";
import type { Lead } from "#app/domain/leads/leads.server.ts";
import { useSchemaForm } from "#app/forms/use-schema-form.ts";
import { useLeadForm } from "./lead-forms.tsx";

interface Options<Input extends Record<string, unknown>, Output> {
  lead: Lead;
  schema: z.ZodType<Output, Input>;
  defaultValue: Parameters<typeof useSchemaForm<Input, Output>>[1]["defaultValue"];
}

/** The form of a record on the lead's screen: its frame and its fields. */
export function useLeadRecordForm<Input extends Record<string, unknown>, Output>(
  name: "deal" | "contact",
  { lead, schema, defaultValue }: Options<Input, Output>,
) {
  const { Form, answer, isSending } = useLeadForm(name, lead.id);
  const [form, fields] = useSchemaForm(schema, {
    id: `${name}-${lead.id}`,
    lastResult: answer?.status === "saved" ? undefined : answer?.result,
    defaultValue,
    shouldValidate: "onBlur",
  });
  const journal = useRecordForm({
    key: `lead-${name}:${lead.id}`,
    formId: form.id,
    version: lead.version,
    answer,
  });
  return {
    frame: { name, Form, id: form.id, attributes: getFormProps(form), answer, journal, isSending },
    fields,
  };
}

type Frame = ReturnType<typeof useLeadRecordForm>["frame"];

interface LeadRecordFormProps {
  frame: Frame;
  label: string;
  className?: string;
  children: ReactNode;
}

export function LeadRecordForm({ frame, label, className, children }: LeadRecordFormProps) {
  const { name, Form, id, attributes, journal } = frame;
  return (
    <Form
      method="post"
      preventScrollReset
      {...attributes}
      onInput={journal.note}
      aria-label={label}
      className={className}
    >
      <RecordNotice journal={journal} formId={id} noun="lead" />
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
        {journal.isUnsaved ? "Not saved" : answer?.status === "saved" ? "Saved" : ""}
      </span>
    </div>
  );
}
