import { useField } from "@conform-to/react";
import type { ConflictingField } from "#app/admin/conflict-notice.tsx";
import type { MergeAnswer } from "#app/admin/publishing/merged-form.ts";
import type { Settings } from "#app/domain/settings/registry.ts";
import { TextField } from "#app/forms/fields.tsx";
import { messages } from "./messages.ts";

interface SaveStatusProps {
  answer?: SaveAnswer;
  isUnsaved: boolean;
  /** The number of invalid fields. */
  errors: number;
}

/** The save status; a live region announces it. */
export function SaveStatus({ answer, isUnsaved, errors }: SaveStatusProps) {
  return (
    <p role="status" className="text-[0.8125rem] whitespace-nowrap">
      {errors > 0 ? (
        <span className="text-bad">{messages.fieldsAreWrong(errors)}</span>
      ) : isUnsaved ? (
        <span className="text-muted">{messages.notSavedYet}</span>
      ) : answer?.status === "saved" ? (
        <span className="text-good">
          {answer.changed === 0 ? messages.savedThereWereNoChanges : messages.savedSettings(answer.changed)}
        </span>
      ) : null}
    </p>
  );
}

/** A setting that another person changed in the meantime, with their value. */
export interface ConflictInWords extends ConflictingField {
  value: Settings[keyof Settings];
}

/** The server's response to a save. */
export interface SaveAnswer extends MergeAnswer<ConflictInWords> {
  /** The number of changed settings. */
  changed: number;
}

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
          hint={reason}
        />
      </div>
    </section>
  );
}
