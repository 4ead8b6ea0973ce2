import type { SubmissionResult } from "@conform-to/react";
import { Form } from "@remix-run/react";
import { createContext, type ReactNode, useEffect, useRef } from "react";
import { FormErrors } from "#app/forms/form-errors.tsx";
import { SubmitButton } from "#app/forms/submit-button.tsx";

/** What an action has answered to a form that it refused. */
export type Refusal = SubmissionResult<string[]>;

interface AuthFormProps {
  /** Also the beginning of its fields' ids. */
  id: string;
  refusal: Refusal | undefined;
  submitLabel: string;
  className?: string;
  children: ReactNode;
}

/** The form that fields belong to. */
export const AuthFormContext = createContext<Pick<AuthFormProps, "id" | "refusal">>({
  id: "",
  refusal: undefined,
});

/**
 * A form in front of the shell. The browser sees that nothing is left out, and the action judges the rest: whoever
 * signs in does not wait for the schemas first.
 */
export function AuthForm({ id, refusal, submitLabel, className = "", children }: AuthFormProps) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (refusal && form.current) beginAgain(form.current);
  }, [refusal]);

  const errors = refusal?.error?.[""] ?? undefined;
  const errorId = `${id}-error`;
  return (
    <Form
      ref={form}
      method="post"
      id={id}
      aria-describedby={errors ? errorId : undefined}
      className={`grid gap-4 ${className}`}
    >
      <FormErrors form={{ errors, errorId }} density="compact" />
      <AuthFormContext.Provider value={{ id, refusal }}>{children}</AuthFormContext.Provider>
      <SubmitButton density="compact">{submitLabel}</SubmitButton>
    </Form>
  );
}

/** Forgets a refused password, as a page without script does, and leads to the first field that wants something else. */
function beginAgain(form: HTMLFormElement) {
  for (const field of form.querySelectorAll<HTMLInputElement>("input[type=password]")) field.value = "";
  form.querySelector<HTMLElement>("[aria-invalid=true], :invalid")?.focus();
}
