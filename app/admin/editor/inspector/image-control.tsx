import { useState } from "react";
import { buttonClasses } from "#app/admin/classes.ts";
import { isRecord } from "#app/admin/editor/model/prop-path.ts";
import { MediaPicker } from "#app/admin/media/media-picker.tsx";
import { FieldMessage } from "#app/ui/field.tsx";
import { addressOf } from "./address-of.ts";
import { ControlLegend } from "./control-legend.tsx";
import type { ControlProps } from "./field-control.tsx";
import { Fields } from "./field-control.tsx";
import { FocalPoint } from "./focal-point.tsx";
import { useProblem } from "./use-problem.ts";
import { fieldId, useProp } from "./use-prop.ts";

/** A picture of the media library: what it shows in words, and where to look first when it is cropped. */
export function ImageControl({ field, ...place }: ControlProps) {
  const [value, change] = useProp(place);
  const [isPicking, setPicking] = useState(false);
  const image = isRecord(value) ? value : {};
  const address = addressOf(image);
  const source = { blockId: place.blockId, path: [...place.path, "src"] };
  const problem = useProblem(place, value === undefined);
  const sourceProblem = useProblem(source, address === undefined);
  const id = fieldId(place);
  return (
    <fieldset id={id} tabIndex={-1} className="min-w-0 border-l-2 border-line pl-3">
      <ControlLegend field={field} />
      <div className="grid gap-3">
        {address ? (
          <FocalPoint
            src={address}
            x={image.focusX}
            y={image.focusY}
            onChange={(focus) => change({ ...image, ...focus })}
          />
        ) : null}
        <div className="flex gap-2">
          <button type="button" onClick={() => setPicking(true)} className={buttonClasses.plain}>
            {address ? "Choose another" : "Choose a picture"}
          </button>
          {address ? (
            <button type="button" onClick={() => change(undefined)} className={buttonClasses.quiet}>
              Take it out
            </button>
          ) : null}
        </div>
        {address ? <Fields fields={field.fields ?? []} {...place} /> : null}
      </div>
      <FieldMessage hint={field.help} errors={sourceProblem ?? problem} density="compact" />
      <MediaPicker
        isOpen={isPicking}
        onOpenChange={setPicking}
        onPick={({ mediaId, alt, focusX, focusY }) => {
          const { src: _, ...others } = image;
          change({ ...others, mediaId, focusX, focusY, alt: alt || (others.alt ?? "") });
        }}
      />
    </fieldset>
  );
}
