import { controlClasses } from "#app/ui/control.ts";
import { type ControlProps, useBinding } from "./binding.ts";
import { FieldFrame } from "./field-frame.tsx";

/** A date in the browser's native control. */
export function DateControl(props: ControlProps) {
  const binding = useBinding(props);
  const { key, ...native } = binding.native("date");
  return (
    <FieldFrame {...props} binding={binding}>
      <input
        key={key}
        {...native}
        min={props.field.from}
        max={props.field.to}
        type="date"
        className={controlClasses("compact", "max-w-44")}
      />
    </FieldFrame>
  );
}
