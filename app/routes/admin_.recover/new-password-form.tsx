import { getFormProps, type SubmissionResult, useForm } from "@conform-to/react";
import { getZodConstraint, parseWithZod } from "@conform-to/zod/v4";
import { Form } from "@remix-run/react";
import { Entrance } from "#app/admin/entrance.tsx";
import { newPasswordFormSchema } from "#app/domain/accounts/credentials.ts";
import { FormErrors } from "#app/forms/form-errors.tsx";
import { SubmitButton } from "#app/forms/submit-button.tsx";
import { TextField } from "#app/forms/text-field.tsx";

interface NewPasswordFormProps {
  email: string;
  lastResult?: SubmissionResult<string[]>;
}

/** Sets a new password behind a link. */
export function NewPasswordForm({ email, lastResult }: NewPasswordFormProps) {
  const [form, fields] = useForm({
    id: "new-password",
    lastResult,
    constraint: getZodConstraint(newPasswordFormSchema),
    onValidate: ({ formData }) => parseWithZod(formData, { schema: newPasswordFormSchema }),
    shouldValidate: "onBlur",
    shouldRevalidate: "onInput",
  });
  return (
    <Entrance title="Set a new password">
      <p className="mb-6 text-muted">
        For <strong className="font-semibold text-ink wrap-anywhere">{email}</strong>. Every session of the
        account ends, wherever it is open.
      </p>
      <Form method="post" {...getFormProps(form)} className="grid gap-4">
        <FormErrors form={form} density="compact" />
        {/* Tells a password manager whose password it is. */}
        <input type="email" autoComplete="username" value={email} readOnly hidden />
        <TextField
          field={fields.password}
          label="New password"
          type="password"
          autoComplete="new-password"
          hint="At least 12 characters; a few words in a row are fine."
          autoFocus
          density="compact"
        />
        <SubmitButton density="compact">Set the password</SubmitButton>
      </Form>
    </Entrance>
  );
}
