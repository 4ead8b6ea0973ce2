import { Form, useNavigation } from "@remix-run/react";
import type { FormEventHandler, ReactNode } from "react";
import { pressedOnce } from "#app/forms/submit-button.tsx";
import { buttonClasses, focusRing } from "./classes.ts";
import { useFocusAfterRemoval } from "./lost-focus.ts";

interface PostButtonProps {
  action: string;
  /** Hidden fields; `_method: "delete"` reverts what the action does. */
  fields?: Record<string, string | number>;
  /** Sends the form itself. */
  onSubmit?: FormEventHandler;
  className?: string;
  children: ReactNode;
}

/** A button with its own form for a single action. */
export function PostButton({
  action,
  fields = {},
  onSubmit,
  className = buttonClasses.plain,
  children,
}: PostButtonProps) {
  const isSending = useNavigation().formAction === action;
  return (
    <Form method="post" action={action} onSubmit={onSubmit} preventScrollReset>
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <button ref={useFocusAfterRemoval()} type="submit" {...pressedOnce(isSending)} className={className}>
        {children}
      </button>
    </Form>
  );
}

interface StatusButtonsProps<Status extends string> {
  /** The action that saves the chosen status. */
  action: string;
  choices: { status: Status; label: string }[];
  current: Status;
  /** The path to redirect to; by default the action chooses. */
  returnTo?: string;
  className: string;
}

/** One button per status; the current one has `aria-pressed`. */
export function StatusButtons<Status extends string>({
  action,
  choices,
  current,
  returnTo,
  className,
}: StatusButtonsProps<Status>) {
  const isSending = useNavigation().formAction === action;
  return (
    <Form method="post" action={action} preventScrollReset aria-busy={isSending}>
      {returnTo ? <input type="hidden" name="returnTo" value={returnTo} /> : null}
      <fieldset className="mb-6">
        <legend className="sr-only">Status</legend>
        <div className={className}>
          {choices.map(({ status, label }) => (
            <button
              key={status}
              type="submit"
              name="status"
              value={status}
              aria-pressed={status === current}
              className={`-ml-px min-h-8 border border-line px-3 text-[0.8125rem]/[1.4] first:ml-0 first:rounded-l-[2px] last:rounded-r-[2px] focus-visible:z-1 ${status === current ? "bg-ink font-semibold text-paper" : "bg-card hover:bg-sand"} ${focusRing}`}
            >
              {label}
            </button>
          ))}
        </div>
      </fieldset>
    </Form>
  );
}
