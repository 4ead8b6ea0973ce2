import { Form, useNavigation } from "@remix-run/react";
import { type ReactNode, useId } from "react";
import { buttonClasses } from "#app/admin/classes.ts";
import { roleNames, roleWords } from "#app/domain/accounts/account.ts";
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

/** Why a change of an account was refused. */
export function Refusal({ children }: { children?: string }) {
  if (!children) return null;
  return (
    <p role="alert" className="mb-5 border-l-2 border-bad pl-3 text-bad">
      {children}
    </p>
  );
}

/** The roles to choose from, each with a description. */
export const roleOptions = roleNames.map((role) => ({
  value: role,
  label: `${roleWords[role].label}: ${roleWords[role].about.charAt(0).toLowerCase()}${roleWords[role].about.slice(1)}`,
}));
