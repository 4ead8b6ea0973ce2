import { useState } from "react";
import { buttonClasses } from "#app/admin/classes.ts";
import { isRecord } from "#app/admin/editor/model/prop-path.ts";
import { useMediaItem } from "#app/admin/media/media-items.ts";
import { MediaPicker, type PickedMedia } from "#app/admin/media/media-picker.tsx";
import { usePictureDrop } from "#app/admin/media/use-picture-drop.ts";
import type { FieldDescription } from "#app/fields/fields-of.ts";
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
  const medium = useMediaItem(image.mediaId);

  /** Another picture has its own alternative text and focal point; the caption stays. */
  function replace({ mediaId, alt }: Pick<PickedMedia, "mediaId" | "alt">) {
    const { caption } = image;
    change({ ...(caption ? { caption } : {}), mediaId, alt: alt ?? "", isDecorative: alt === "" });
  }
  const drop = usePictureDrop((mediaId) => replace({ mediaId, alt: null }));

  return (
    <fieldset id={id} tabIndex={-1} {...drop.handlers} className="min-w-0 border-l-2 border-line pl-3">
      <ControlLegend field={field} />
      <div className="grid gap-3">
        {address ? (
          <FocalPoint
            key={address}
            initial={medium ?? undefined}
            src={address}
            x={image.focusX}
            y={image.focusY}
            onChange={(focus) => change({ ...image, ...focus })}
          />
        ) : null}
        <div className="flex gap-2">
          <button type="button" onClick={() => setPicking(true)} className={buttonClasses.plain}>
            {address ? "Replace picture" : "Choose a picture"}
          </button>
          {address ? (
            <button type="button" onClick={() => change(undefined)} className={buttonClasses.quiet}>
              Remove picture
            </button>
          ) : null}
        </div>
        {address ? <Fields fields={partsOf(field, image.isDecorative === true)} {...place} /> : null}
      </div>
      <p role="status" className="mt-1 text-muted empty:hidden">
        {drop.isStoring ? "Adding the picture to the library…" : null}
      </p>
      <FieldMessage
        hint={field.help}
        errors={drop.problem ? [drop.problem] : (sourceProblem ?? problem)}
        density="compact"
      />
      <MediaPicker isOpen={isPicking} onOpenChange={setPicking} onPick={replace} />
    </fieldset>
  );
}

/** Publishing asks for the alternative text of every picture that is not decorative. */
function partsOf({ fields = [] }: FieldDescription, isDecorative: boolean): FieldDescription[] {
  return fields.map((part) => (part.name === "alt" ? { ...part, required: !isDecorative } : part));
}
