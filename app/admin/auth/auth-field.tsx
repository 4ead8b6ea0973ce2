import { type ComponentPropsWithoutRef, useContext } from "react";
import { controlClasses } from "#app/ui/control.ts";
import { Field } from "#app/ui/field.tsx";
import { AuthFormContext } from "./auth-form.tsx";

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
        // biome-ignore lint/a11y/noAutofocus: the screen is this one form, and whoever came here came to fill it in
        autoFocus={wantsFocus}
        aria-invalid={errors ? true : undefined}
        aria-describedby={errors ? errorId : hint && hintId}
        className={controlClasses("compact")}
      />
    </Field>
  );
}
