import { Form, useNavigation } from "@remix-run/react";
import type { ReactNode } from "react";
import { pressedOnce } from "#app/forms/pressed-once.ts";

interface PostButtonProps {
  action: string;
  /** Hidden fields; `_method: "delete"` takes back what the address stands for. */
  fields?: Record<string, string | number>;
  className: string;
  /** The id of what says why it cannot be pressed now. */
  waitsFor?: string;
  children: ReactNode;
}

/** A button that does one thing by a form of its own. */
export function PostButton({ action, fields = {}, className, waitsFor, children }: PostButtonProps) {
  const isSending = useNavigation().formAction === action;
  return (
    <Form method="post" action={action} preventScrollReset>
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <button
        type="submit"
        disabled={waitsFor !== undefined}
        {...pressedOnce(isSending)}
        aria-describedby={waitsFor}
        className={className}
      >
        {children}
      </button>
    </Form>
  );
}
