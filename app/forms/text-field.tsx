import { getInputProps } from "@conform-to/react";
import type { ComponentPropsWithoutRef } from "react";
import { controlClasses } from "#app/ui/control.ts";
import { Field } from "#app/ui/field.tsx";
import { descriptionIds, type FieldProps } from "./field-props.ts";

type TextFieldType = "text" | "email" | "tel" | "url" | "number" | "password" | "search" | "date";

type TextFieldProps = FieldProps &
  Omit<ComponentPropsWithoutRef<"input">, "type" | keyof FieldProps> & { type?: TextFieldType };

/** A single-line field. */
export function TextField({
  field,
  label,
  note,
  hint,
  density,
  className,
  type = "text",
  ...attributes
}: TextFieldProps) {
  const { noteId, hintId, ariaDescribedBy } = descriptionIds({ field, note, hint });
  // A list in one line may be empty, but `multiple` is valid only for email and file inputs.
  const { key, multiple: isList, ...input } = getInputProps(field, { type, ariaDescribedBy });
  return (
    <Field
      htmlFor={field.id}
      errors={field.errors}
      errorId={field.errorId}
      {...{ label, note, noteId, hint, hintId, density, className }}
    >
      <input
        key={key}
        {...input}
        required={input.required && !isList}
        {...attributes}
        className={controlClasses(density)}
      />
    </Field>
  );
}
