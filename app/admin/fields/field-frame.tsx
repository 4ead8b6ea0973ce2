import type { ComponentPropsWithoutRef, ReactNode } from "react";
import { Field, FieldMessage } from "#app/ui/field.tsx";
import { type Binding, type ControlProps, useFieldSource } from "./binding.ts";

interface FrameProps extends ControlProps {
  binding: Binding;
  /** Overrides the binding's note. */
  note?: string;
  children: ReactNode;
}

/** The help below a control; undefined where the screen shows it beside. */
export function useHelp({ field, path }: ControlProps): string | undefined {
  const { isHelpBeside } = useFieldSource();
  return isHelpBeside && path.length === 1 ? undefined : field.help;
}

/** Label, control, and below them the errors or the help. */
export function FieldFrame({ binding, note, children, ...props }: FrameProps) {
  const { label } = props.field;
  return (
    <Field
      htmlFor={binding.id}
      label={props.hidesLabel ? <span className="sr-only">{label}</span> : label}
      note={props.hidesLabel ? undefined : (note ?? binding.note)}
      hint={useHelp(props)}
      hintId={binding.hintId}
      errors={binding.errors}
      errorId={binding.errorId}
      density="compact"
    >
      {children}
    </Field>
  );
}

/** The errors or the help below a control. */
export function ControlMessage({ binding, help }: { binding: Binding; help: string | undefined }) {
  const { hintId, errors, errorId } = binding;
  return <FieldMessage hint={help} {...{ hintId, errors, errorId }} density="compact" />;
}

interface GroupProps extends FrameProps {
  /** A line at the left edge shows that the fields belong together. */
  isIndented?: boolean;
  attributes?: ComponentPropsWithoutRef<"fieldset">;
}

/** The same around several controls. */
export function GroupFrame({ binding, note, children, isIndented, attributes, ...props }: GroupProps) {
  const help = useHelp(props);
  const isHelpShown = props.field.help && (!binding.errors || !help);
  const describedBy =
    [binding.errors && binding.errorId, isHelpShown && binding.hintId].filter(Boolean).join(" ") || undefined;
  const end = note ?? (props.field.required ? undefined : binding.note);
  return (
    <fieldset
      id={binding.id}
      tabIndex={-1}
      aria-describedby={describedBy}
      {...attributes}
      className={isIndented ? "min-w-0 border-l-2 border-line pl-3" : "min-w-0"}
    >
      <legend
        className={`pb-1.5 text-[0.8125rem]/[1.4] text-muted ${isIndented ? "-ml-3.5 w-[calc(100%+0.875rem)]" : "w-full"}`}
      >
        <span className="flex justify-between gap-4">
          {props.field.label}
          {end ? <span className="tabular-nums">{end}</span> : null}
        </span>
      </legend>
      {children}
      <ControlMessage binding={binding} help={help} />
    </fieldset>
  );
}
