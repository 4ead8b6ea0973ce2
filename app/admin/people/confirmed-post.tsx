import { Form, useNavigation } from "@remix-run/react";
import { type ReactNode, useId } from "react";
import { buttonClasses } from "#app/admin/classes.ts";
import { pressedOnce } from "#app/forms/submit-button.tsx";
import { controlClasses } from "#app/ui/control.ts";
import { messages } from "./messages.ts";

interface ConfirmedPostProps {
  action: string;
  /** Reverts what the action does. */
  isDelete?: boolean;
  children: ReactNode;
}

/** A button with a password field, so that an unattended session cannot press it. */
export function ConfirmedPost({ action, isDelete = false, children }: ConfirmedPostProps) {
  const isSending = useNavigation().formAction === action;
  const id = useId();
  return (
    <Form method="post" action={action} preventScrollReset className="flex flex-wrap items-end gap-3">
      {isDelete ? <input type="hidden" name="_method" value="delete" /> : null}
      <div>
        <label htmlFor={id} className="mb-1 block text-muted">
          {messages.yourPassword}
        </label>
        <input
          id={id}
          type="password"
          name="password"
          required
          autoComplete="current-password"
          className={controlClasses("compact", "w-56!")}
        />
      </div>
      <button type="submit" {...pressedOnce(isSending)} className={buttonClasses.plain}>
        {children}
      </button>
    </Form>
  );
}
