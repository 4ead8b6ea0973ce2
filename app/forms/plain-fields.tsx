import type { ComponentPropsWithoutRef, ReactNode } from "react";
import { controlClasses, Field } from "#app/ui/field.tsx";

interface PlainFieldProps {
  id: string;
  label: ReactNode;
  /** Help text below the control, shown while there is no error. */
  hint?: ReactNode;
  error?: string;
  className?: string;
  /** More classes of the control. */
  controlClassName?: string;
}

type AttributesOf<Tag extends "input" | "select"> = Omit<
  ComponentPropsWithoutRef<Tag>,
  keyof PlainFieldProps
>;

/** Separates what labels and describes a control from the control's own attributes. */
function frameOf<Props extends PlainFieldProps>(props: Props) {
  const { id, label, hint, error, className, controlClassName, ...attributes } = props;
  const [errorId, hintId] = [`${id}-error`, `${id}-description`];
  return {
    frame: {
      ...{ htmlFor: id, label, hint, hintId, errorId, className },
      errors: error ? [error] : undefined,
      density: "compact" as const,
    },
    control: {
      id,
      "aria-invalid": error ? true : undefined,
      "aria-describedby": error ? errorId : hint ? hintId : undefined,
      ...attributes,
      className: controlClasses("compact", controlClassName),
    },
  };
}

/** A single-line field of a form without Conform, which knows its value and error itself. */
export function PlainField(props: PlainFieldProps & AttributesOf<"input">) {
  const { frame, control } = frameOf(props);
  return (
    <Field {...frame}>
      <input {...control} />
    </Field>
  );
}

/** The same with a choice; the children are its options. */
export function PlainSelect(props: PlainFieldProps & AttributesOf<"select">) {
  const { frame, control } = frameOf(props);
  return (
    <Field {...frame}>
      <select {...control} />
    </Field>
  );
}
