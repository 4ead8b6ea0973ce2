import type { FieldMetadata } from "@conform-to/react";

/** LEAD-07: a field that only a script fills in; out of sight, out of the tab order and not read out. */
export function Trap({ field }: { field: FieldMetadata }) {
  return (
    <div aria-hidden="true" className="absolute size-px overflow-hidden [clip-path:inset(50%)]">
      <label htmlFor={field.id}>Website</label>
      <input
        id={field.id}
        name={field.name}
        defaultValue={field.defaultValue}
        type="text"
        tabIndex={-1}
        autoComplete="off"
      />
    </div>
  );
}
