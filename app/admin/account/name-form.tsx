import { getFormProps, type SubmissionResult, useForm } from "@conform-to/react";
import { getZodConstraint, parseWithZod } from "@conform-to/zod/v4";
import { Form } from "@remix-run/react";
import { Facts } from "#app/admin/section.tsx";
import type { Staff } from "#app/domain/accounts/account.ts";
import { nameFormSchema } from "#app/domain/accounts/credentials.ts";
import { roleWords } from "#app/domain/accounts/roles.ts";
import { SubmitButton } from "#app/forms/submit-button.tsx";
import { TextField } from "#app/forms/text-field.tsx";

/** One's own name, which oneself changes, and address and role, which owners do. */
export function NameForm({ staff, lastResult }: { staff: Staff; lastResult?: SubmissionResult<string[]> }) {
  const [form, fields] = useForm({
    id: "name",
    lastResult,
    defaultValue: { name: staff.name },
    constraint: getZodConstraint(nameFormSchema),
    onValidate: ({ formData }) => parseWithZod(formData, { schema: nameFormSchema }),
    shouldRevalidate: "onInput",
  });
  const { label, about } = roleWords[staff.role];
  return (
    <div className="grid gap-6 md:grid-cols-2">
      <Form method="post" {...getFormProps(form)} className="grid content-start gap-3">
        <TextField field={fields.name} label="Name" autoComplete="name" density="compact" />
        <div>
          <SubmitButton density="compact">Save</SubmitButton>
        </div>
      </Form>
      <Facts
        facts={[
          ["Email", staff.email],
          ["Role", `${label}: ${about.charAt(0).toLowerCase()}${about.slice(1)}`],
        ]}
      />
    </div>
  );
}
