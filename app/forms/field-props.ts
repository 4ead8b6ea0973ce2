import type { FieldMetadata } from "@conform-to/react";
import type { ReactNode } from "react";
import type { Density } from "#app/ui/field.tsx";

/** Props of every form field, beside the attributes of its control. */
export interface FieldProps {
  /** Field metadata from `useForm`: name, id, value, constraints and errors. */
  field: FieldMetadata;
  label: ReactNode;
  /** A short note at the end of the label's line: "optional", "38 / 90". */
  note?: ReactNode;
  /** Help text below the control, shown while there is no error. */
  hint?: ReactNode;
  density?: Density;
  className?: string;
}

/** The ids of the texts that describe the control, and all of them, with the errors, for `aria-describedby`. */
export function descriptionIds({ field, note, hint }: Pick<FieldProps, "field" | "note" | "hint">) {
  const noteId = note ? `${field.id}-note` : undefined;
  const hintId = hint && !field.errors?.length ? field.descriptionId : undefined;
  return { noteId, hintId, ariaDescribedBy: [noteId, hintId].filter(Boolean).join(" ") || undefined };
}
