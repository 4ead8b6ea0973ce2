import { useField } from "@conform-to/react";
import { TextField } from "#app/forms/text-field.tsx";

/** SET-02: an unlocked screen alone does not save what matters most. */
export function PasswordAgain({ reason }: { reason: string }) {
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
          hint={reason}
        />
      </div>
    </section>
  );
}
