import { type FieldMetadata, getInputProps, getTextareaProps } from "@conform-to/react";
import type { ComponentPropsWithoutRef, ReactNode } from "react";
import { Checkbox } from "#app/ui/checkbox.tsx";
import { controlClasses } from "#app/ui/control.ts";
import { type Density, Field, FieldMessage } from "#app/ui/field.tsx";

/** Props of every form field, beside the attributes of its control. */
export interface FieldProps {
  /** Field metadata from `useForm`: name, id, value, constraints and errors. */
  field: FieldMetadata;
  label: ReactNode;
  /** A short note at the end of the label's line: "optional", "38 / 90". */
  note?: ReactNode;
  /** Help text below the control, shown while there is no error. */
  hint?: ReactNode;
  density?: Density;
  className?: string;
}

/** The ids of the texts that describe the control, and all of them, with the errors, for `aria-describedby`. */
export function descriptionIds({ field, note, hint }: Pick<FieldProps, "field" | "note" | "hint">) {
  const noteId = note ? `${field.id}-note` : undefined;
  const hintId = hint && !field.errors?.length ? field.descriptionId : undefined;
  return { noteId, hintId, ariaDescribedBy: [noteId, hintId].filter(Boolean).join(" ") || undefined };
}

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

type TextAreaFieldProps = FieldProps & Omit<ComponentPropsWithoutRef<"textarea">, keyof FieldProps>;

/** A multi-line field; grows with its content where browsers support it. */
export function TextAreaField({
  field,
  label,
  note,
  hint,
  density,
  className,
  rows = 3,
  ...attributes
}: TextAreaFieldProps) {
  const { noteId, hintId, ariaDescribedBy } = descriptionIds({ field, note, hint });
  const { key, ...area } = getTextareaProps(field, { ariaDescribedBy });
  return (
    <Field
      htmlFor={field.id}
      errors={field.errors}
      errorId={field.errorId}
      {...{ label, note, noteId, hint, hintId, density, className }}
    >
      <textarea
        key={key}
        rows={rows}
        {...area}
        {...attributes}
        className={controlClasses(
          density,
          "resize-y field-sizing-content supports-[field-sizing:content]:resize-none",
        )}
        style={{ minHeight: `calc(${rows} * 1.4em + 1em)`, ...attributes.style }}
      />
    </Field>
  );
}

type CheckboxFieldProps = Omit<FieldProps, "note"> &
  Omit<ComponentPropsWithoutRef<"input">, "type" | "value" | keyof FieldProps> & {
    /** The value submitted when checked. */
    value?: string;
  };

/** A checkbox; submits `value` ("on") when checked and nothing otherwise. */
export function CheckboxField({
  field,
  label,
  hint,
  density,
  className = "",
  value = "on",
  ...attributes
}: CheckboxFieldProps) {
  const { hintId, ariaDescribedBy } = descriptionIds({ field, hint });
  const { key, ...input } = getInputProps(field, { type: "checkbox", value, ariaDescribedBy });
  return (
    <div className={className}>
      <Checkbox key={key} {...input} {...attributes} label={label} density={density} />
      <FieldMessage {...{ hint, hintId, density }} errors={field.errors} errorId={field.errorId} />
    </div>
  );
}
