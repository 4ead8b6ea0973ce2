import { useField } from "@conform-to/react";
import { TextField } from "#app/forms/fields.tsx";
import { messages } from "./messages.ts";

/** SET-02: critical settings require the password again, so that an unattended session cannot save them. */
export function PasswordAgain({ reason }: { reason: string }) {
  const [field] = useField<string>("password");
  return (
    <section aria-labelledby="password-again" className="border-t border-ink pt-2.5">
      <h2 id="password-again" className="font-semibold">
        {messages.yourPassword}
      </h2>
      <div className="mt-3 max-w-[360px]">
        <TextField
          field={field}
          label={messages.password}
          type="password"
          autoComplete="current-password"
          density="compact"
          hint={reason}
        />
      </div>
    </section>
  );
}
