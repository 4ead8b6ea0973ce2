import type { FieldMetadata } from "@conform-to/react";
import type { ReactNode } from "react";
import type { Density } from "#app/ui/field.tsx";

/** What every field of a form takes beside the attributes of its control. */
export interface FieldProps {
  /** From `useForm`; carries name, id, value, constraints and errors. */
  field: FieldMetadata;
  label: ReactNode;
  /** A word at the far end of the label's line: "optional", "38 / 90". */
  note?: ReactNode;
  /** A sentence under the control, shown while there is no error. */
  hint?: ReactNode;
  density?: Density;
  className?: string;
}

/** The ids of what describes the control beside its errors, and all of them as `aria-describedby` takes them. */
export function descriptionIds({ field, note, hint }: Pick<FieldProps, "field" | "note" | "hint">) {
  const noteId = note ? `${field.id}-note` : undefined;
  const hintId = hint && !field.errors?.length ? field.descriptionId : undefined;
  return { noteId, hintId, ariaDescribedBy: [noteId, hintId].filter(Boolean).join(" ") || undefined };
}
