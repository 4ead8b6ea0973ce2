import { getInputProps } from "@conform-to/react";
import type { ComponentPropsWithoutRef } from "react";
import { Checkbox } from "#app/ui/checkbox.tsx";
import { FieldMessage } from "#app/ui/field.tsx";
import { descriptionIds, type FieldProps } from "./field-props.ts";

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
