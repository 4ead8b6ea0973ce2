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

/** The id that describes the control while no error does. */
export function hintIdOf({ field, hint }: Pick<FieldProps, "field" | "hint">): string | undefined {
  return hint && !field.errors?.length ? field.descriptionId : undefined;
}
