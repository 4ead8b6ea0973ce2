import type { ReactNode } from "react";
import type { FieldDescription } from "#app/fields/fields-of.ts";
import { Field } from "#app/ui/field.tsx";

interface ControlFieldProps {
  id: string;
  field: Pick<FieldDescription, "label" | "help" | "required">;
  note?: string;
  problem?: string[];
  children: ReactNode;
}

/** Label, control and, below, what is wrong or what to know. */
export function ControlField({ id, field, note, problem, children }: ControlFieldProps) {
  return (
    <Field
      htmlFor={id}
      label={field.label}
      note={note ?? (field.required ? undefined : "optional")}
      hint={field.help}
      hintId={`${id}-hint`}
      errors={problem}
      errorId={`${id}-problem`}
      density="compact"
    >
      {children}
    </Field>
  );
}

/** What a control inside needs to point at its words. */
export function described(id: string, problem: string[] | undefined, help: string | undefined) {
  return {
    id,
    "aria-invalid": problem ? true : undefined,
    "aria-describedby": problem ? `${id}-problem` : help ? `${id}-hint` : undefined,
  };
}

/** `118 / 240`, once a text comes near its longest. */
export function countNote(value: string, max: number | undefined): string | undefined {
  return max !== undefined && value.length > max * 0.7 ? `${value.length} / ${max}` : undefined;
}
