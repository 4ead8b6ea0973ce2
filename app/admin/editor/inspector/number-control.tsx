import { controlClasses } from "#app/ui/control.ts";
import { ControlField, described } from "./control-field.tsx";
import type { ControlProps } from "./field-control.tsx";
import { useProblem } from "./use-problem.ts";
import { fieldId, useProp } from "./use-prop.ts";

/** A whole number within its bounds. */
export function NumberControl({ field, ...place }: ControlProps) {
  const [value, change] = useProp(place);
  const problem = useProblem(place, value === undefined);
  const id = fieldId(place);
  return (
    <ControlField id={id} field={field} note={`${field.min} to ${field.max}`} problem={problem}>
      <input
        {...described(id, problem, field.help)}
        type="number"
        inputMode="numeric"
        min={field.min}
        max={field.max}
        value={typeof value === "number" ? value : ""}
        placeholder={field.default === undefined ? undefined : String(field.default)}
        onChange={({ currentTarget: { valueAsNumber } }) =>
          change(Number.isNaN(valueAsNumber) ? undefined : valueAsNumber, { typed: true })
        }
        className={controlClasses("compact", "max-w-28")}
      />
    </ControlField>
  );
}
