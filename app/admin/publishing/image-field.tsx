import { type FieldMetadata, useInputControl } from "@conform-to/react";
import { TextField } from "#app/forms/text-field.tsx";
import { ImageChoice } from "./image-choice.tsx";

interface ImageFieldProps {
  field: FieldMetadata<string | null>;
  label: string;
  hint: string;
  isReadOnly: boolean;
}

/** A picture by its path or address; the library fills it in where there is script. */
export function ImageField({ field, label, hint, isReadOnly }: ImageFieldProps) {
  const control = useInputControl(field as FieldMetadata<string>);
  return (
    <ImageChoice src={control.value ?? field.initialValue} onChoose={control.change} isReadOnly={isReadOnly}>
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
    </ImageChoice>
  );
}
