import { getFormProps, type SubmissionResult, useForm } from "@conform-to/react";
import { getZodConstraint, parseWithZod } from "@conform-to/zod/v4";
import { Form } from "@remix-run/react";
import { invitationFormSchema } from "#app/domain/accounts/invitation.ts";
import { FormErrors } from "#app/forms/form-errors.tsx";
import { SelectField } from "#app/forms/select-field.tsx";
import { SubmitButton } from "#app/forms/submit-button.tsx";
import { TextField } from "#app/forms/text-field.tsx";
import { roleOptions } from "./role-options.ts";

/** Sends somebody a link by which they make their account. */
export function InviteForm({ lastResult }: { lastResult?: SubmissionResult<string[]> }) {
  const [form, fields] = useForm({
    id: "invite",
    lastResult,
    defaultValue: { role: "editor" },
    constraint: getZodConstraint(invitationFormSchema),
    onValidate: ({ formData }) => parseWithZod(formData, { schema: invitationFormSchema }),
    shouldRevalidate: "onInput",
  });
  return (
    <Form method="post" {...getFormProps(form)} className="grid gap-3">
      <FormErrors form={form} density="compact" />
      <div className="grid items-start gap-3 md:grid-cols-[repeat(3,minmax(0,1fr))_auto]">
        <TextField field={fields.email} label="Email" type="email" autoComplete="off" density="compact" />
        <SelectField field={fields.role} label="Role" options={roleOptions} density="compact" />
        <TextField
          field={fields.password}
          label="Your password"
          type="password"
          autoComplete="current-password"
          hint="Required to invite an owner."
          density="compact"
        />
        <div className="md:pt-[22px]">
          <SubmitButton density="compact">Send invitation</SubmitButton>
        </div>
      </div>
    </Form>
  );
}
