import { getFormProps, type SubmissionResult, useForm } from "@conform-to/react";
import { getZodConstraint, parseWithZod } from "@conform-to/zod/v4";
import { Form } from "@remix-run/react";
import { QrCode } from "#app/admin/account/qr-code.tsx";
import { secondStepSchema } from "#app/domain/accounts/credentials.ts";
import { SubmitButton } from "#app/forms/submit-button.tsx";
import { TextField } from "#app/forms/text-field.tsx";

interface ScanFormProps {
  /** Base32, for those who type it. */
  secret: string;
  modules: boolean[][];
  lastResult?: SubmissionResult<string[]>;
}

/** Hands the secret over to the app and asks for its first code. */
export function ScanForm({ secret, modules, lastResult }: ScanFormProps) {
  const [form, fields] = useForm({
    id: "scan",
    lastResult,
    constraint: getZodConstraint(secondStepSchema),
    onValidate: ({ formData }) => parseWithZod(formData, { schema: secondStepSchema }),
    shouldRevalidate: "onInput",
  });
  return (
    <div className="grid max-w-[760px] gap-8 md:grid-cols-[216px_minmax(0,340px)]">
      <div>
        <QrCode modules={modules} label="QR code for your authenticator app" />
        <p className="mt-3 text-muted">No camera? Type this key into the app:</p>
        <p className="mono mt-1 text-[0.8125rem] wrap-anywhere">{secret.match(/.{1,4}/g)?.join(" ")}</p>
      </div>
      <Form method="post" {...getFormProps(form)} className="grid content-start gap-4">
        <p>Scan the picture with the app, then enter the code that it shows.</p>
        <input type="hidden" name="intent" value="confirm" />
        <TextField
          field={fields.code}
          label="Code"
          hint="Six digits; every 30 seconds there is a new one."
          inputMode="numeric"
          autoComplete="one-time-code"
          density="compact"
        />
        <div>
          <SubmitButton density="compact">Set up the app</SubmitButton>
        </div>
      </Form>
    </div>
  );
}
