import { getFormProps, type SubmissionResult } from "@conform-to/react";
import { Form, useNavigate } from "@remix-run/react";
import type { PublicKeyCredentialCreationOptionsJSON } from "@simplewebauthn/browser";
import { type FormEvent, useId, useState } from "react";
import { Button } from "#app/admin/button.tsx";
import { passkeyNameFormSchema } from "#app/domain/accounts/credentials.ts";
import { TextField } from "#app/forms/fields.tsx";
import { PlainField } from "#app/forms/plain-fields.tsx";
import { SubmitButton } from "#app/forms/submit-button.tsx";
import { useSchemaForm } from "#app/forms/use-schema-form.ts";
import { paths } from "#app/paths/paths.ts";
import { accountWith } from "./account-news.ts";
import { exchange, passkeyProblemOf, useWebAuthn } from "./passkey-sign-in.tsx";
import { CodeList } from "./second-factor-steps.tsx";

/** Creates a passkey. Requires JavaScript: the browser generates and stores the key. */
export function AddPasskey({ suggestedName }: { suggestedName: string }) {
  const isSupported = useWebAuthn();
  const navigate = useNavigate();
  const id = useId();
  const [isWaiting, setWaiting] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [codes, setCodes] = useState<string[]>();
  if (codes) return <CodeList codes={codes} />;

  async function add(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    setWaiting(true);
    setProblem(undefined);
    try {
      const made = await make(String(form.get("name")), String(form.get("password")));
      if (made.codes) setCodes(made.codes);
      else navigate(accountWith("passkey-added"));
    } catch (error) {
      setProblem(passkeyProblemOf(error));
      setWaiting(false);
    }
  }

  return (
    <form method="post" onSubmit={add} className="grid max-w-[340px] gap-4">
      <PlainField
        id={`${id}-name`}
        name="name"
        label="Name"
        hint="Enter a name so that you can recognise it."
        required
        maxLength={60}
        defaultValue={suggestedName}
      />
      <PlainField
        id={`${id}-password`}
        name="password"
        type="password"
        label="Your password"
        required
        autoComplete="current-password"
      />
      <p role="alert" className="text-bad empty:hidden">
        {problem}
      </p>
      <div>
        <Button disabled={!isSupported} isSending={isWaiting} look="primary">
          {isWaiting ? "Waiting for the browser…" : "Create passkey"}
        </Button>
      </div>
      {isSupported ? null : (
        <p className="text-muted">
          Creating a passkey requires JavaScript and a browser that supports passkeys.
        </p>
      )}
    </form>
  );
}

async function make(name: string, password: string): Promise<{ codes?: string[] }> {
  const { startRegistration } = await import("@simplewebauthn/browser");
  const action = paths.admin.passkeyRegistration();
  const optionsJSON = await exchange<PublicKeyCredentialCreationOptionsJSON>(action, {
    step: "begin",
    name,
    password,
  });
  const response = await startRegistration({ optionsJSON });
  return exchange(action, { step: "finish", name, response });
}

/** Renames a passkey. */
export function PasskeyNameForm({
  name,
  lastResult,
}: {
  name: string;
  lastResult?: SubmissionResult<string[]>;
}) {
  const [form, fields] = useSchemaForm(passkeyNameFormSchema, {
    id: "passkey-name",
    lastResult,
    defaultValue: { name },
  });
  return (
    <Form method="post" {...getFormProps(form)} className="grid max-w-[340px] gap-3">
      <TextField field={fields.name} label="Name" />
      <div>
        <SubmitButton>Save</SubmitButton>
      </div>
    </Form>
  );
}
