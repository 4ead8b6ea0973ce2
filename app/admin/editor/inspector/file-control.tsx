import { isRecord } from "#app/admin/editor/model/prop-path.ts";
import { controlClasses } from "#app/ui/control.ts";
import { ControlField, described } from "./control-field.tsx";
import type { ControlProps } from "./field-control.tsx";
import { useProblem } from "./use-problem.ts";
import { fieldId, useProp } from "./use-prop.ts";

/** A file to download or play. */
export function FileControl({ field, ...place }: ControlProps) {
  const [value, change] = useProp(place);
  const file = isRecord(value) ? value : {};
  const source = { blockId: place.blockId, path: [...place.path, "src"] };
  const problem = useProblem(source, !file.src && !file.mediaId);
  const id = fieldId(source);
  return (
    <ControlField id={id} field={field} problem={problem}>
      <input
        {...described(id, problem, field.help)}
        type="text"
        value={typeof file.src === "string" ? file.src : ""}
        onChange={({ currentTarget: { value: src } }) =>
          change(src ? { ...file, src } : undefined, { typed: true })
        }
        className={controlClasses("compact")}
      />
    </ControlField>
  );
}
