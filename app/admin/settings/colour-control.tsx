import { type FieldMetadata, useField } from "@conform-to/react";
import type { ReactNode } from "react";
import { withSixDigits } from "#app/domain/settings/fields.ts";
import { TextField } from "#app/forms/text-field.tsx";

interface ColourControlProps {
  field: FieldMetadata<string>;
  label: ReactNode;
  density: "compact";
  hint?: string;
  "aria-describedby"?: string;
}

/** The digits of a colour, and beside them the browser's own way to choose one. */
export function ColourControl({ field, label, ...attributes }: ColourControlProps) {
  const [{ value = "" }, form] = useField<string>(field.name);
  const colour = withSixDigits(value);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_2.5rem] items-start gap-2">
      <TextField {...attributes} field={field} label={label} autoComplete="off" spellCheck={false} />
      <input
        type="color"
        aria-label="Choose from a palette"
        value={/^#[0-9a-f]{6}$/i.test(colour) ? colour : "#000000"}
        onChange={(event) =>
          form.update({ name: field.name, value: event.currentTarget.value.toUpperCase() })
        }
        className="mt-[22px] h-8 w-full cursor-pointer rounded-[2px] border border-line bg-card p-1"
      />
    </div>
  );
}
