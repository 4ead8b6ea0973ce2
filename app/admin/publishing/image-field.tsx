import { type FieldMetadata, useInputControl } from "@conform-to/react";
import { useState } from "react";
import { buttonClasses } from "#app/admin/classes.ts";
import { MediaPicker } from "#app/admin/media/media-picker.tsx";
import { TextField } from "#app/forms/text-field.tsx";

interface ImageFieldProps {
  field: FieldMetadata<string | null>;
  label: string;
  hint: string;
  isReadOnly: boolean;
}

/** A picture by its path or address; the library fills it in where there is script. */
export function ImageField({ field, label, hint, isReadOnly }: ImageFieldProps) {
  const [isOpen, setOpen] = useState(false);
  const control = useInputControl(field as FieldMetadata<string>);
  const src = control.value ?? field.initialValue;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_96px] items-start gap-3">
      <div>
        <TextField
          field={field}
          label={label}
          hint={hint}
          density="compact"
          value={control.value ?? ""}
          defaultValue={undefined}
          onChange={(event) => control.change(event.currentTarget.value)}
          onBlur={control.blur}
        />
        {isReadOnly ? null : (
          <button
            type="button"
            onClick={() => setOpen(true)}
            className={`mt-1.5 ${buttonClasses.plain} noscript:hidden`}
          >
            Choose from the library
          </button>
        )}
      </div>
      <div className="mt-5.5 aspect-[4/3] overflow-hidden rounded-[2px] border border-line bg-sand">
        {src ? <img src={src} alt="" className="size-full object-cover" /> : null}
      </div>
      <MediaPicker isOpen={isOpen} onOpenChange={setOpen} onPick={(picked) => control.change(picked.src)} />
    </div>
  );
}
