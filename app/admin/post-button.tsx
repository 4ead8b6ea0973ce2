import { Form, useNavigation } from "@remix-run/react";
import type { ReactNode } from "react";
import { pressedOnce } from "#app/forms/submit-button.tsx";

interface PostButtonProps {
  action: string;
  /** Hidden fields; `_method: "delete"` reverts what the action does. */
  fields?: Record<string, string | number>;
  className: string;
  children: ReactNode;
}

/** A button with its own form for a single action. */
export function PostButton({ action, fields = {}, className, children }: PostButtonProps) {
  const isSending = useNavigation().formAction === action;
  return (
    <Form method="post" action={action} preventScrollReset>
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <button type="submit" {...pressedOnce(isSending)} className={className}>
        {children}
      </button>
    </Form>
  );
}
