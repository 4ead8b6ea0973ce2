import { FieldMessage } from "#app/ui/field.tsx";
import { ControlLegend } from "./control-legend.tsx";
import type { ControlProps } from "./field-control.tsx";
import { Fields } from "./field-control.tsx";
import { useProblem } from "./use-problem.ts";
import { useProp } from "./use-prop.ts";

/** Fields that belong together, such as a link's words and its address. */
export function GroupControl({ field, ...place }: ControlProps) {
  const [value] = useProp(place);
  const problem = useProblem(place, value === undefined);
  return (
    <fieldset className="border-l-2 border-line pl-3">
      <ControlLegend field={field} />
      <div className="grid gap-3">
        <Fields fields={field.fields ?? []} {...place} />
      </div>
      <FieldMessage hint={field.help} errors={problem} density="compact" />
    </fieldset>
  );
}
