import { getFormProps, type SubmissionResult, useForm } from "@conform-to/react";
import { getZodConstraint, parseWithZod } from "@conform-to/zod/v4";
import { Form } from "@remix-run/react";
import type { ReactNode } from "react";
import { confirmationSchema } from "#app/domain/accounts/credentials.ts";
import { TextField } from "#app/forms/fields.tsx";
import { FormErrors } from "#app/forms/form-errors.tsx";
import { SubmitButton } from "#app/forms/submit-button.tsx";
import { messages } from "./messages.ts";

interface ConfirmFormProps {
  id: string;
  /** The label of the submit button. */
  label: string;
  /** Sent as `intent`, where a screen has more than one form. */
  intent?: string;
  lastResult?: SubmissionResult<string[]>;
  children?: ReactNode;
}

/** A form that asks for the password again. */
export function ConfirmForm({ id, label, intent, lastResult, children }: ConfirmFormProps) {
  const [form, fields] = useForm({
    id,
    lastResult,
    constraint: getZodConstraint(confirmationSchema),
    onValidate: ({ formData }) => parseWithZod(formData, { schema: confirmationSchema }),
    shouldRevalidate: "onInput",
  });
  return (
    <Form method="post" {...getFormProps(form)} className="grid max-w-[340px] gap-4">
      {children}
      <FormErrors form={form} density="compact" />
      {intent ? <input type="hidden" name="intent" value={intent} /> : null}
      <TextField
        field={fields.password}
        label={messages.yourPassword}
        type="password"
        autoComplete="current-password"
        density="compact"
      />
      <div>
        <SubmitButton density="compact">{label}</SubmitButton>
      </div>
    </Form>
  );
}
