import { getSelectProps } from "@conform-to/react";
import type { ComponentPropsWithoutRef } from "react";
import { controlClasses } from "#app/ui/control.ts";
import { Field } from "#app/ui/field.tsx";
import { descriptionIds, type FieldProps } from "./fields.tsx";

type SelectFieldProps = FieldProps &
  Omit<ComponentPropsWithoutRef<"select">, "children" | keyof FieldProps> & {
    options: { value: string; label: string }[];
  };

/** A select field. */
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
  const { noteId, hintId, ariaDescribedBy } = descriptionIds({ field, note, hint });
  const { key, ...select } = getSelectProps(field, { ariaDescribedBy });
  return (
    <Field
      htmlFor={field.id}
      errors={field.errors}
      errorId={field.errorId}
      {...{ label, note, noteId, hint, hintId, density, className }}
    >
      {/* Without an empty option one option is always selected. */}
      <select
        key={key}
        {...select}
        required={select.required && options[0]?.value === ""}
        {...attributes}
        className={controlClasses(density)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </Field>
  );
}
