import { controlClasses } from "#app/ui/control.ts";
import { ControlField, described } from "./control-field.tsx";
import type { ControlProps } from "./field-control.tsx";
import { useProblem } from "./use-problem.ts";
import { fieldId, useProp } from "./use-prop.ts";

/** One of a few values. */
export function ChoiceControl({ field, ...place }: ControlProps) {
  const [value = field.default, change] = useProp(place);
  const problem = useProblem(place, value === undefined);
  const id = fieldId(place);
  return (
    <ControlField id={id} field={field} problem={problem}>
      <select
        {...described(id, problem, field.help)}
        value={typeof value === "string" ? value : ""}
        onChange={(event) => change(event.currentTarget.value || undefined)}
        className={controlClasses("compact")}
      >
        {value === undefined || !field.required ? <option value="">Not chosen</option> : null}
        {field.options?.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </ControlField>
  );
}
