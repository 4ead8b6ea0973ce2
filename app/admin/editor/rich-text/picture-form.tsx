import type { Editor } from "@tiptap/react";
import { useId, useState } from "react";
import { buttonClasses } from "#app/admin/classes.ts";
import { controlClasses } from "#app/ui/control.ts";
import { Field } from "#app/ui/field.tsx";

interface PictureFormProps {
  editor: Editor;
  onClose: () => void;
}

/** A picture where the cursor stands, with what it shows in words. */
export function PictureForm({ editor, onClose }: PictureFormProps) {
  const id = useId();
  const current = editor.getAttributes("image");
  const [src, setSrc] = useState(String(current.src ?? ""));
  const [alt, setAlt] = useState(String(current.alt ?? ""));

  function apply() {
    editor.chain().focus().insertContent({ type: "image", attrs: { src, alt } }).run();
    onClose();
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a form would be sent with the one around it
    <div role="group" aria-label="Picture" className="grid gap-2 border-b border-line p-2.5">
      <Field htmlFor={`${id}-src`} label="Address of the picture" density="compact">
        <input
          id={`${id}-src`}
          type="text"
          value={src}
          onChange={(event) => setSrc(event.currentTarget.value)}
          className={controlClasses("compact")}
        />
      </Field>
      <Field htmlFor={`${id}-alt`} label="Alternative text" note="empty for decoration" density="compact">
        <input
          id={`${id}-alt`}
          type="text"
          value={alt}
          onChange={(event) => setAlt(event.currentTarget.value)}
          className={controlClasses("compact")}
        />
      </Field>
      <div className="flex gap-2">
        <button type="button" disabled={!src} onClick={apply} className={buttonClasses.plain}>
          Put it in
        </button>
        <button type="button" onClick={onClose} className={buttonClasses.quiet}>
          Cancel
        </button>
      </div>
    </div>
  );
}
