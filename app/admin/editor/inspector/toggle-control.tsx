import { Checkbox } from "#app/ui/checkbox.tsx";
import type { ControlProps } from "./field-control.tsx";
import { fieldId, useProp } from "./use-prop.ts";

/** Yes or no. */
export function ToggleControl({ field, ...place }: ControlProps) {
  const [value = field.default, change] = useProp(place);
  return (
    <div>
      <Checkbox
        id={fieldId(place)}
        label={field.label}
        checked={value === true}
        onChange={(event) => change(event.currentTarget.checked)}
        density="compact"
      />
      {field.help ? <p className="mt-1 pl-6 text-xs/[1.4] text-muted">{field.help}</p> : null}
    </div>
  );
}
