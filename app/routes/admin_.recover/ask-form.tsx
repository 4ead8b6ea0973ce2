import { getFormProps, type SubmissionResult, useForm } from "@conform-to/react";
import { getZodConstraint, parseWithZod } from "@conform-to/zod/v4";
import { Form, Link } from "@remix-run/react";
import { linkClasses } from "#app/admin/classes.ts";
import { Entrance } from "#app/admin/entrance.tsx";
import { emailFormSchema } from "#app/domain/accounts/credentials.ts";
import { FormErrors } from "#app/forms/form-errors.tsx";
import { SubmitButton } from "#app/forms/submit-button.tsx";
import { TextField } from "#app/forms/text-field.tsx";
import { paths } from "#app/http/paths.ts";

/** Asks for a link by mail. */
export function AskForm({ lastResult }: { lastResult?: SubmissionResult<string[]> }) {
  const [form, fields] = useForm({
    id: "recover",
    lastResult,
    constraint: getZodConstraint(emailFormSchema),
    onValidate: ({ formData }) => parseWithZod(formData, { schema: emailFormSchema }),
    shouldRevalidate: "onInput",
  });
  return (
    <Entrance title="Set a new password">
      <p className="mb-6 text-muted">We send you a link that sets one. It works once and for an hour.</p>
      <Form method="post" {...getFormProps(form)} className="grid gap-4">
        <FormErrors form={form} density="compact" />
        <TextField
          field={fields.email}
          label="Email"
          type="email"
          autoComplete="username"
          autoFocus
          density="compact"
        />
        <SubmitButton density="compact">Send the link</SubmitButton>
      </Form>
      <p className="mt-6">
        <Link to={paths.admin.signIn()} className={linkClasses}>
          Back to signing in
        </Link>
      </p>
    </Entrance>
  );
}
