import { useField } from "@conform-to/react";
import { TextField } from "#app/forms/text-field.tsx";

/** SET-02: whoever finds a screen unlocked cannot put a script on the site. */
export function PasswordAgain() {
  const [field] = useField<string>("password");
  return (
    <section aria-labelledby="password-again" className="border-t border-ink pt-2.5">
      <h2 id="password-again" className="font-semibold">
        Your password
      </h2>
      <div className="mt-3 max-w-[360px]">
        <TextField
          field={field}
          label="Password"
          type="password"
          autoComplete="current-password"
          density="compact"
          hint="Asked for again at every save: these scripts run in every visitor’s browser."
        />
      </div>
    </section>
  );
}
