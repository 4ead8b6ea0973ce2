import { getTextareaProps } from "@conform-to/react";
import type { ComponentPropsWithoutRef } from "react";
import { controlClasses } from "#app/ui/control.ts";
import { Field } from "#app/ui/field.tsx";
import { descriptionIds, type FieldProps } from "./field-props.ts";

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
