import { getSelectProps } from "@conform-to/react";
import type { ComponentPropsWithoutRef } from "react";
import { controlClasses, Field } from "#app/ui/field.tsx";
import { type FieldProps, frameOf } from "./fields.tsx";

type SelectFieldProps = FieldProps &
  Omit<ComponentPropsWithoutRef<"select">, "children" | keyof FieldProps> & {
    options: { value: string; label: string }[];
  };

/** A select field. */
export function SelectField({ options, ...props }: SelectFieldProps) {
  const { frame, ariaDescribedBy, attributes } = frameOf(props);
  const { key, ...select } = getSelectProps(props.field, { ariaDescribedBy });
  return (
    <Field {...frame}>
      {/* Without an empty option one option is always selected. */}
      <select
        key={key}
        {...select}
        required={select.required && options[0]?.value === ""}
        {...attributes}
        className={controlClasses(frame.density)}
      >
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </Field>
  );
}
