import type { FieldDescription } from "#app/fields/fields-of.ts";

/** The name of a group of controls, over the line along its left. */
export function ControlLegend({ field }: { field: FieldDescription }) {
  return (
    <legend className="-ml-3.5 w-[calc(100%+0.875rem)] pb-1.5 text-[0.8125rem]/[1.4] text-muted">
      <span className="flex justify-between gap-4">
        {field.label}
        {field.required ? null : <span>optional</span>}
      </span>
    </legend>
  );
}
