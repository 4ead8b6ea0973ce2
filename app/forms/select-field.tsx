import { getSelectProps } from "@conform-to/react";
import type { ComponentPropsWithoutRef } from "react";
import { controlClasses } from "#app/ui/control.ts";
import { Field } from "#app/ui/field.tsx";
import { type FieldProps, hintIdOf } from "./field-props.ts";

type SelectFieldProps = FieldProps &
  Omit<ComponentPropsWithoutRef<"select">, "children" | keyof FieldProps> & {
    options: { value: string; label: string }[];
  };

/** One of a list. */
export function SelectField({
  field,
  label,
  note,
  hint,
  density,
  className,
  options,
  ...attributes
}: SelectFieldProps) {
  const hintId = hintIdOf({ field, hint });
  const { key, ...select } = getSelectProps(field, { ariaDescribedBy: hintId });
  return (
    <Field
      htmlFor={field.id}
      errors={field.errors}
      errorId={field.errorId}
      {...{ label, note, hint, hintId, density, className }}
    >
      <select key={key} {...select} {...attributes} className={controlClasses(density)}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </Field>
  );
}
