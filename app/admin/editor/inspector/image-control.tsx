import { isRecord } from "#app/admin/editor/model/prop-path.ts";
import { controlClasses } from "#app/ui/control.ts";
import { FieldMessage } from "#app/ui/field.tsx";
import { ControlField, described } from "./control-field.tsx";
import type { ControlProps } from "./field-control.tsx";
import { Fields } from "./field-control.tsx";
import { useProblem } from "./use-problem.ts";
import { fieldId, useProp } from "./use-prop.ts";

/** A picture with what it shows in words. */
export function ImageControl({ field, ...place }: ControlProps) {
  const [value, change] = useProp(place);
  const image = isRecord(value) ? value : {};
  const source = { blockId: place.blockId, path: [...place.path, "src"] };
  const problem = useProblem(place, value === undefined);
  const sourceProblem = useProblem(source, !image.src && !image.mediaId);
  const id = fieldId(source);
  const isChosen = Boolean(image.src || image.mediaId);
  return (
    <fieldset id={fieldId(place)} tabIndex={-1} className="border-l-2 border-line pl-3">
      <legend className="-ml-3.5 pb-1.5 text-[0.8125rem]/[1.4] text-muted">
        {field.label}
        {field.required ? null : <span> — optional</span>}
      </legend>
      <div className="grid gap-3">
        <ControlField
          id={id}
          field={{ label: "Address of the picture", required: true }}
          problem={sourceProblem}
        >
          <input
            {...described(id, sourceProblem, undefined)}
            type="text"
            value={typeof image.src === "string" ? image.src : ""}
            onChange={({ currentTarget: { value: src } }) =>
              change(src || Object.keys(image).length > 1 ? { ...image, src } : undefined, { typed: true })
            }
            className={controlClasses("compact")}
          />
        </ControlField>
        {isChosen ? <Fields fields={field.fields ?? []} {...place} /> : null}
      </div>
      <FieldMessage hint={field.help} errors={problem} density="compact" />
    </fieldset>
  );
}
