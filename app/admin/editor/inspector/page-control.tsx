import { useEditor } from "#app/admin/editor/editor.ts";
import { ControlField, described } from "./control-field.tsx";
import type { ControlProps } from "./field-control.tsx";
import { PageSelect } from "./page-select.tsx";
import { useProblem } from "./use-problem.ts";
import { fieldId, useProp } from "./use-prop.ts";

/** One page of this site. */
export function PageControl({ field, ...place }: ControlProps) {
  const [value, change] = useProp(place);
  const pages = useEditor(({ pages }) => pages);
  const chosen = pages.find(({ id, path }) => id === value || path.split("/").at(-1) === value);
  const problem = useProblem(place, value === undefined);
  const id = fieldId(place);
  return (
    <ControlField id={id} field={field} problem={problem}>
      <PageSelect
        {...described(id, problem, field.help)}
        value={chosen?.id}
        onChange={(pageId) => change(pageId)}
      />
    </ControlField>
  );
}
