import type { SubmissionResult } from "@conform-to/react";
import { Form } from "@remix-run/react";
import { createContext, type ReactNode, useEffect, useRef } from "react";
import { FormErrors } from "#app/forms/fields.tsx";
import { SubmitButton } from "#app/forms/submit-button.tsx";

/** The result of a rejected form. */
export type Refusal = SubmissionResult<string[]>;

interface AuthFormProps {
  /** Also the prefix of the fields' ids. */
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
 * A form of the sign-in screens. The browser checks required fields and the action validates the rest, so that these
 * screens load no schemas.
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

/** Clears a rejected password, as a page load does, and focuses the next field to fill in. */
function beginAgain(form: HTMLFormElement) {
  for (const field of form.querySelectorAll<HTMLInputElement>("input[type=password]")) field.value = "";
  form.querySelector<HTMLElement>("[aria-invalid=true], :invalid")?.focus();
}
