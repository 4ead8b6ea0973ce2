import { getFormProps, type SubmissionResult, useForm } from "@conform-to/react";
import { getZodConstraint, parseWithZod } from "@conform-to/zod/v4";
import { Form } from "@remix-run/react";
import { secondStepSchema } from "#app/domain/accounts/credentials.ts";
import { TextField } from "#app/forms/fields.tsx";
import { SubmitButton } from "#app/forms/submit-button.tsx";
import { messages } from "./messages.ts";

interface ScanFormProps {
  /** Base32, for manual entry. */
  secret: string;
  modules: boolean[][];
  lastResult?: SubmissionResult<string[]>;
}

/** Shows the secret to an authenticator app and asks for the first code. */
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
        <QrCode modules={modules} label={messages.qrCodeForYourAuthenticator} />
        <p className="mt-3 text-muted">{messages.noCameraTypeThisKey}</p>
        <p className="mono mt-1 text-[0.8125rem] wrap-anywhere">{secret.match(/.{1,4}/g)?.join(" ")}</p>
      </div>
      <Form method="post" {...getFormProps(form)} className="grid content-start gap-4">
        <p>{messages.scanTheQrCodeWith}</p>
        <input type="hidden" name="intent" value="confirm" />
        <TextField
          field={fields.code}
          label={messages.code}
          hint={messages.enterTheSixDigitsThat}
          inputMode="numeric"
          autoComplete="one-time-code"
          density="compact"
        />
        <div>
          <SubmitButton density="compact">{messages.setUpTheApp}</SubmitButton>
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
