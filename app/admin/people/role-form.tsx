import { getFormProps, type SubmissionResult, useForm } from "@conform-to/react";
import { getZodConstraint } from "@conform-to/zod/v4";
import { Form } from "@remix-run/react";
import { roleChangeSchema } from "#app/domain/accounts/invitation.ts";
import { roleWords } from "#app/domain/accounts/roles.ts";
import { SelectField } from "#app/forms/select-field.tsx";
import { SubmitButton } from "#app/forms/submit-button.tsx";
import { TextField } from "#app/forms/text-field.tsx";
import type { Role } from "#db/schema/accounts.ts";
import { roleOptions } from "./role-options.ts";

interface RoleFormProps {
  role: Role;
  mayUpdate: boolean;
  lastResult?: SubmissionResult<string[]>;
}

/** What somebody may do. */
export function RoleForm({ role, mayUpdate, lastResult }: RoleFormProps) {
  const [form, fields] = useForm({
    id: "role",
    lastResult,
    defaultValue: { role, was: role, password: "" },
    constraint: getZodConstraint(roleChangeSchema),
  });
  if (!mayUpdate) return <p>{roleWords[role].label}</p>;
  return (
    <Form method="post" {...getFormProps(form)} className="flex max-w-[520px] flex-wrap items-end gap-3">
      <input type="hidden" name={fields.was.name} value={role} />
      <SelectField
        field={fields.role}
        label="Role"
        options={roleOptions}
        density="compact"
        className="grow"
      />
      <TextField
        field={fields.password}
        label="Your password"
        type="password"
        autoComplete="current-password"
        density="compact"
        className="grow"
      />
      <SubmitButton density="compact">Change role</SubmitButton>
    </Form>
  );
}
