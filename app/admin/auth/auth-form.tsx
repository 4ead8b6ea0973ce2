import type { SubmissionResult } from "@conform-to/react";
import { Form } from "@remix-run/react";
import {
  type ComponentPropsWithoutRef,
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useRef,
} from "react";
import { FormErrors } from "#app/forms/form-errors.tsx";
import { SubmitButton } from "#app/forms/submit-button.tsx";
import { controlClasses } from "#app/ui/control.ts";
import { Field } from "#app/ui/field.tsx";

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
const AuthFormContext = createContext<Pick<AuthFormProps, "id" | "refusal">>({
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

interface AuthFieldProps extends Omit<ComponentPropsWithoutRef<"input">, "id" | "className"> {
  name: string;
  label: string;
  type?: "text" | "email" | "password";
  /** A sentence under the control, shown while there is no error. */
  hint?: string;
}

/** A required text field with the submitted value and its error. */
export function AuthField({ name, label, type = "text", hint, autoFocus, ...attributes }: AuthFieldProps) {
  const { id: formId, refusal } = useContext(AuthFormContext);
  const id = `${formId}-${name}`;
  const errors = refusal?.error?.[name] ?? undefined;
  const errorId = `${id}-error`;
  const hintId = `${id}-description`;
  const sent = refusal?.initialValue?.[name];
  // Without JavaScript the browser focuses the first autofocus: the field with an error, else the emptied password.
  const wantsFocus = refusal ? errors !== undefined || type === "password" : autoFocus;
  return (
    <Field htmlFor={id} density="compact" {...{ label, hint, hintId, errors, errorId }}>
      <input
        {...attributes}
        id={id}
        name={name}
        type={type}
        required
        defaultValue={typeof sent === "string" ? sent : undefined}
        // biome-ignore lint/a11y/noAutofocus: the form is the only content of the screen
        autoFocus={wantsFocus}
        aria-invalid={errors ? true : undefined}
        aria-describedby={errors ? errorId : hint && hintId}
        className={controlClasses("compact")}
      />
    </Field>
  );
}
