import { FieldMessage } from "#app/ui/field.tsx";
import type { ControlProps } from "./field-control.tsx";
import { useProblem } from "./use-problem.ts";
import { fieldId, useProp } from "./use-prop.ts";

/** A colour by the name of its token, shown beside its name. */
export function ColourControl({ field, ...place }: ControlProps) {
  const [value = field.default, change] = useProp(place);
  const problem = useProblem(place, value === undefined);
  const id = fieldId(place);
  return (
    <fieldset id={id} aria-describedby={`${id}-message`}>
      <legend className="mb-1 text-[0.8125rem]/[1.4] text-muted">{field.label}</legend>
      <div className="flex flex-wrap gap-1.5">
        {field.options?.map((option) => (
          <label
            key={option.value}
            className="flex min-h-8 items-center gap-2 rounded-[2px] border border-line bg-card px-2.5 has-checked:border-ink has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-signal-text"
          >
            <input
              type="radio"
              name={id}
              checked={value === option.value}
              onChange={() => change(option.value)}
              className="sr-only"
            />
            <span
              aria-hidden="true"
              className="size-3.5 border border-line"
              style={{ backgroundColor: `var(--${option.value})` }}
            />
            {option.label}
          </label>
        ))}
      </div>
      <div id={`${id}-message`}>
        <FieldMessage hint={field.help} errors={problem} density="compact" />
      </div>
    </fieldset>
  );
}
