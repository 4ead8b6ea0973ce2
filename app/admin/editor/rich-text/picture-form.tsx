import type { Editor } from "@tiptap/react";
import { useId, useState } from "react";
import { buttonClasses } from "#app/admin/classes.ts";
import { addressOf } from "#app/admin/editor/inspector/address-of.ts";
import { MediaPicker } from "#app/admin/media/media-picker.tsx";
import { controlClasses } from "#app/ui/control.ts";
import { Field } from "#app/ui/field.tsx";

interface PictureFormProps {
  editor: Editor;
  onClose: () => void;
}

/** A picture of the media library where the cursor stands, with what it shows in words. */
export function PictureForm({ editor, onClose }: PictureFormProps) {
  const id = useId();
  const [image, setImage] = useState<Record<string, unknown>>(() => editor.getAttributes("image"));
  const [isPicking, setPicking] = useState(() => addressOf(image) === undefined);
  const address = addressOf(image);
  const alt = typeof image.alt === "string" ? image.alt : "";

  function apply() {
    editor.chain().focus().insertContent({ type: "image", attrs: image }).run();
    onClose();
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a form would be sent with the one around it
    <div role="group" aria-label="Picture" className="grid gap-2 border-b border-line p-2.5">
      {address ? <img src={address} alt="" className="max-h-28 max-w-full justify-self-start" /> : null}
      <div className="flex gap-2">
        <button type="button" onClick={() => setPicking(true)} className={buttonClasses.plain}>
          {address ? "Choose another" : "Choose a picture"}
        </button>
      </div>
      <Field htmlFor={`${id}-alt`} label="Alternative text" note="empty for decoration" density="compact">
        <input
          id={`${id}-alt`}
          type="text"
          value={alt}
          onChange={(event) => setImage({ ...image, alt: event.currentTarget.value })}
          className={controlClasses("compact")}
        />
      </Field>
      <div className="flex gap-2">
        <button type="button" disabled={!address} onClick={apply} className={buttonClasses.plain}>
          Put it in
        </button>
        <button type="button" onClick={onClose} className={buttonClasses.quiet}>
          Cancel
        </button>
      </div>
      <MediaPicker
        isOpen={isPicking}
        onOpenChange={setPicking}
        onPick={({ mediaId, alt }) => setImage({ src: null, mediaId, alt })}
      />
    </div>
  );
}
