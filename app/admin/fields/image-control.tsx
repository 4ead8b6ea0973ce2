import { useState } from "react";
import { buttonClasses } from "#app/admin/classes.ts";
import { isRecord } from "#app/admin/fields/prop-path.ts";
import { useMediaItem } from "#app/admin/media/media-items.ts";
import { MediaPicker, type PickedMedia } from "#app/admin/media/media-picker.tsx";
import { usePictureDrop } from "#app/admin/media/use-picture-drop.ts";
import type { FieldDescription } from "#app/fields/fields-of.ts";
import { addressOf } from "./address-of.ts";
import { type ControlProps, useBinding } from "./binding.ts";
import { GroupFrame } from "./field-frame.tsx";
import { Fields } from "./fields.tsx";
import { FocalPoint } from "./focal-point.tsx";
import { messages } from "./messages.ts";

/** A picture of the media library with alternative text and focal point. */
export function ImageControl(props: ControlProps) {
  const { field, path } = props;
  const binding = useBinding(props);
  const { value, change } = binding;
  const source = useBinding({ field, path: [...path, "src"] });
  const [isPicking, setPicking] = useState(false);
  const image = isRecord(value) ? value : {};
  const address = addressOf(image);
  const medium = useMediaItem(image.mediaId);

  /** A new picture brings its alternative text and focal point; the caption stays. */
  function replace({ mediaId, alt }: Pick<PickedMedia, "mediaId" | "alt">) {
    const { caption } = image;
    change({ ...(caption ? { caption } : {}), mediaId, alt: alt ?? "", isDecorative: alt === "" });
  }
  const drop = usePictureDrop((mediaId) => replace({ mediaId, alt: null }));

  return (
    <GroupFrame
      {...props}
      binding={{ ...binding, errors: drop.problem ? [drop.problem] : (source.errors ?? binding.errors) }}
      attributes={drop.handlers}
      isIndented
    >
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
            {address ? messages.replacePicture : messages.chooseAPicture}
          </button>
          {address ? (
            <button type="button" onClick={() => change(undefined)} className={buttonClasses.quiet}>
              {messages.removePicture}
            </button>
          ) : null}
        </div>
        {address ? <Fields fields={partsOf(field, image.isDecorative === true)} path={path} /> : null}
      </div>
      <p role="status" className="mt-1 text-muted empty:hidden">
        {drop.isStoring ? messages.addingThePictureToThe : null}
      </p>
      <MediaPicker isOpen={isPicking} onOpenChange={setPicking} onPick={replace} />
    </GroupFrame>
  );
}

/** Publishing requires alternative text for every picture that is not decorative. */
function partsOf({ fields = [] }: FieldDescription, isDecorative: boolean): FieldDescription[] {
  return fields.map((part) => (part.name === "alt" ? { ...part, required: !isDecorative } : part));
}
