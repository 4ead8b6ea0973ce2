import { getSelectProps } from "@conform-to/react";
import type { ComponentPropsWithoutRef } from "react";
import { controlClasses } from "#app/ui/control.ts";
import { ControlField, type FieldProps, splitProps } from "./fields.tsx";

type SelectFieldProps = FieldProps &
  Omit<ComponentPropsWithoutRef<"select">, "children" | keyof FieldProps> & {
    options: { value: string; label: string }[];
  };

/** A select field. */
export function SelectField({ options, ...props }: SelectFieldProps) {
  const [own, attributes] = splitProps(props);
  return (
    <ControlField {...own}>
      {(ariaDescribedBy) => {
        const { key, ...select } = getSelectProps(own.field, { ariaDescribedBy });
        return (
          // Without an empty option one option is always selected.
          <select
            key={key}
            {...select}
            required={select.required && options[0]?.value === ""}
            {...attributes}
            className={controlClasses(own.density)}
          >
            {options.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        );
      }}
    </ControlField>
  );
}
