import { useState } from "react";
import { buttonClasses, linkClasses } from "#app/admin/classes.ts";
import { isRecord } from "#app/admin/editor/model/prop-path.ts";
import { MediaPicker } from "#app/admin/media/media-picker.tsx";
import { FieldMessage } from "#app/ui/field.tsx";
import { addressOf } from "./address-of.ts";
import { ControlLegend } from "./control-legend.tsx";
import type { ControlProps } from "./field-control.tsx";
import { useProblem } from "./use-problem.ts";
import { fieldId, useProp } from "./use-prop.ts";

/** A document or a film of the media library. */
export function FileControl({ field, ...place }: ControlProps) {
  const [value, change] = useProp(place);
  const kinds = field.file ? [field.file] : (["document", "film"] as const);
  const [kind, setKind] = useState<"document" | "film" | null>(null);
  const address = addressOf(isRecord(value) ? value : {});
  const problem = useProblem(place, value === undefined);
  const sourceProblem = useProblem({ blockId: place.blockId, path: [...place.path, "src"] }, !address);
  return (
    <fieldset id={fieldId(place)} tabIndex={-1} className="min-w-0 border-l-2 border-line pl-3">
      <ControlLegend field={field} />
      <div className="flex flex-wrap items-center gap-2">
        {address ? (
          <a href={address} target="_blank" rel="noopener" className={linkClasses}>
            Look at the file<span className="sr-only"> in a new tab</span>
          </a>
        ) : null}
        {kinds.map((each) => (
          <button key={each} type="button" onClick={() => setKind(each)} className={buttonClasses.plain}>
            {each === "film" ? "Choose a video" : "Choose a document"}
          </button>
        ))}
        {address ? (
          <button type="button" onClick={() => change(undefined)} className={buttonClasses.quiet}>
            Remove file
          </button>
        ) : null}
      </div>
      <FieldMessage hint={field.help} errors={sourceProblem ?? problem} density="compact" />
      <MediaPicker
        isOpen={kind !== null}
        onOpenChange={(isOpen) => setKind(isOpen ? kind : null)}
        onPick={({ mediaId }) => change({ mediaId })}
        kind={kind ?? "document"}
      />
    </fieldset>
  );
}
