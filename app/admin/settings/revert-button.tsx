import { Form, useNavigation } from "@remix-run/react";
import { useId } from "react";
import { buttonClasses } from "#app/admin/classes.ts";
import { pressedOnce } from "#app/forms/submit-button.tsx";
import { controlClasses } from "#app/ui/control.ts";
import { messages } from "./messages.ts";

interface RevertButtonProps {
  /** Restores the value of this change; undefined restores the default. */
  changeId?: string;
  label: string;
  asksPassword: boolean;
}

/** A button that restores an earlier value of a setting. */
export function RevertButton({ changeId, label, asksPassword }: RevertButtonProps) {
  const isSending = useNavigation().state === "submitting";
  const id = useId();
  return (
    <Form method="post" preventScrollReset className="mt-2 flex flex-wrap items-center gap-2">
      {changeId ? <input type="hidden" name="changeId" value={changeId} /> : null}
      {asksPassword ? (
        <>
          <label htmlFor={id} className="sr-only">
            {messages.yourPassword}
          </label>
          <input
            id={id}
            type="password"
            name="password"
            required
            placeholder={messages.yourPassword}
            autoComplete="current-password"
            className={controlClasses("compact", "w-40!")}
          />
        </>
      ) : null}
      <button type="submit" {...pressedOnce(isSending)} className={buttonClasses.plain}>
        {label}
      </button>
    </Form>
  );
}
