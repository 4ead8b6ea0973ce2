import { getFormProps, type SubmissionResult } from "@conform-to/react";
import { Form } from "@remix-run/react";
import type { ReactNode } from "react";
import { ButtonLink } from "#app/admin/button.tsx";
import { CopyButton } from "#app/admin/copy-button.tsx";
import { focusOnAppearance } from "#app/admin/lost-focus.ts";
import { confirmationSchema, secondStepSchema } from "#app/domain/accounts/credentials.ts";
import { TextField } from "#app/forms/fields.tsx";
import { FormErrors } from "#app/forms/form-errors.tsx";
import { SubmitButton } from "#app/forms/submit-button.tsx";
import { useSchemaForm } from "#app/forms/use-schema-form.ts";
import { paths } from "#app/paths/paths.ts";

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
  const [form, fields] = useSchemaForm(confirmationSchema, {
    id,
    lastResult,
  });
  return (
    <Form method="post" {...getFormProps(form)} className="grid max-w-[340px] gap-4">
      {children}
      <FormErrors form={form} />
      {intent ? <input type="hidden" name="intent" value={intent} /> : null}
      <TextField
        field={fields.password}
        label="Your password"
        type="password"
        autoComplete="current-password"
      />
      <div>
        <SubmitButton>{label}</SubmitButton>
      </div>
    </Form>
  );
}

interface ScanFormProps {
  /** Base32, for manual entry. */
  secret: string;
  modules: boolean[][];
  lastResult?: SubmissionResult<string[]>;
}

/** Shows the secret to an authenticator app and asks for the first code. */
export function ScanForm({ secret, modules, lastResult }: ScanFormProps) {
  const [form, fields] = useSchemaForm(secondStepSchema, {
    id: "scan",
    lastResult,
  });
  return (
    <div className="grid max-w-[760px] gap-8 md:grid-cols-[216px_minmax(0,340px)]">
      <div>
        <QrCode modules={modules} label="QR code for your authenticator app" />
        <p className="mt-3 text-muted">No camera? Type this key into the app:</p>
        <p className="mono mt-1 text-[0.8125rem] wrap-anywhere">{secret.match(/.{1,4}/g)?.join(" ")}</p>
      </div>
      <Form method="post" {...getFormProps(form)} className="grid content-start gap-4">
        <p>Scan the QR code with the app, then enter the code that the app shows.</p>
        <input type="hidden" name="intent" value="confirm" />
        <TextField
          field={fields.code}
          label="Code"
          hint="Enter the six digits that the app shows now."
          inputMode="numeric"
          autoComplete="one-time-code"
        />
        <div>
          <SubmitButton>Set up the app</SubmitButton>
        </div>
      </Form>
    </div>
  );
}

interface QrCodeProps {
  /** Rows of modules; true is dark. */
  modules: boolean[][];
  label: string;
}

/** A QR code, dark on white in both themes, because cameras expect that contrast. */
function QrCode({ modules, label }: QrCodeProps) {
  const size = modules.length + 2 * quietZone;
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      className="size-[216px] bg-white"
      shapeRendering="crispEdges"
    >
      <path d={pathOf(modules)} fill="#000" />
    </svg>
  );
}

/** Width of the white margin around the code in modules, ISO/IEC 18004. */
const quietZone = 4;

function pathOf(modules: boolean[][]): string {
  return modules
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x + quietZone} ${y + quietZone}h1v1h-1z` : "")))
    .join("");
}

/** Recovery codes, which are shown only once. */
export function CodeList({ codes }: { codes: string[] }) {
  return (
    <section aria-labelledby="codes-title" className="max-w-[520px]">
      <h2
        ref={focusOnAppearance}
        id="codes-title"
        tabIndex={-1}
        className="text-[0.9375rem] font-semibold outline-hidden"
      >
        Your recovery codes
      </h2>
      <p className="mt-2">
        Each code replaces your second factor once. The codes are shown only now: print them or save them in a
        password manager.
      </p>
      <ol className="mono my-4 grid grid-cols-1 gap-x-8 gap-y-1.5 border border-line bg-card p-4 text-[0.8125rem] min-[420px]:grid-cols-2">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <div className="flex flex-wrap gap-2">
        <ButtonLink to={paths.admin.account()} look="primary">
          I’ve saved them
        </ButtonLink>
        <CopyButton text={codes.join("\n")} />
      </div>
    </section>
  );
}
