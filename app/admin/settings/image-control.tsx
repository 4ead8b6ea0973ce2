import { type FieldMetadata, useField } from "@conform-to/react";
import { type ReactNode, useState } from "react";
import { buttonClasses } from "#app/admin/classes.ts";
import { MediaPicker } from "#app/admin/media/media-picker.tsx";
import { mediaIdOf } from "#app/domain/media/media-references.ts";
import { TextField } from "#app/forms/text-field.tsx";
import { pictureFor } from "#app/ui/picture-sources.ts";

interface ImageControlProps {
  field: FieldMetadata<string>;
  label: ReactNode;
  density: "compact";
  hint?: string;
  "aria-describedby"?: string;
}

/** The address of a picture, and beside it what it shows and the library to choose from. */
export function ImageControl({ field, label, ...attributes }: ImageControlProps) {
  const [{ value = "" }, form] = useField<string>(field.name);
  const [isChoosing, setChoosing] = useState(false);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto_auto] items-start gap-2">
      <TextField
        {...attributes}
        field={field}
        label={label}
        inputMode="url"
        autoComplete="off"
        spellCheck={false}
      />
      <button type="button" onClick={() => setChoosing(true)} className={`mt-[22px] ${buttonClasses.plain}`}>
        Choose…<span className="sr-only"> {label}</span>
      </button>
      <Preview src={value} />
      <MediaPicker
        isOpen={isChoosing}
        onOpenChange={setChoosing}
        onPick={({ src }) => form.update({ name: field.name, value: src })}
      />
    </div>
  );
}

/** Of a whole address of ours only: what is half typed leads nowhere. */
function Preview({ src }: { src: string }) {
  const shown = pictureFor(src)?.fallback ?? (mediaIdOf(src) && src);
  return shown ? <img src={shown} alt="" className="mt-[22px] h-8 w-11 bg-sand object-contain" /> : null;
}
