import type { FieldMetadata } from "@conform-to/react";

/** Attributes by which password managers skip a field. */
const leftAlone = {
  "data-1p-ignore": "",
  "data-lpignore": "true",
  "data-bwignore": "",
  "data-form-type": "other",
};

/**
 * LEAD-07: a field that only a script fills in; out of sight, out of the tab order and not read out. Browsers and
 * password managers complete no field that cannot be written into, whatever its name looks like to them.
 */
export function Trap({ field }: { field: FieldMetadata }) {
  return (
    <div aria-hidden="true" className="absolute size-px overflow-hidden [clip-path:inset(50%)]">
      <label htmlFor={field.id}>Leave this empty</label>
      <input
        id={field.id}
        name={field.name}
        defaultValue={field.defaultValue}
        type="text"
        tabIndex={-1}
        autoComplete="off"
        readOnly
        {...leftAlone}
      />
    </div>
  );
}
