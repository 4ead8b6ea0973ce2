import { getFormProps, type SubmissionResult, useForm } from "@conform-to/react";
import { getZodConstraint, parseWithZod } from "@conform-to/zod/v4";
import { Form } from "@remix-run/react";
import { passkeyNameFormSchema } from "#app/domain/accounts/credentials.ts";
import { TextField } from "#app/forms/fields.tsx";
import { SubmitButton } from "#app/forms/submit-button.tsx";
import { messages } from "./messages.ts";

/** Renames a passkey. */
export function PasskeyNameForm({
  name,
  lastResult,
}: {
  name: string;
  lastResult?: SubmissionResult<string[]>;
}) {
  const [form, fields] = useForm({
    id: "passkey-name",
    lastResult,
    defaultValue: { name },
    constraint: getZodConstraint(passkeyNameFormSchema),
    onValidate: ({ formData }) => parseWithZod(formData, { schema: passkeyNameFormSchema }),
    shouldRevalidate: "onInput",
  });
  return (
    <Form method="post" {...getFormProps(form)} className="grid max-w-[340px] gap-3">
      <TextField field={fields.name} label={messages.nameLabel} density="compact" />
      <div>
        <SubmitButton density="compact">{messages.save}</SubmitButton>
      </div>
    </Form>
  );
}
