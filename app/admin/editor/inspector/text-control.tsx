import { controlClasses } from "#app/ui/control.ts";
import { ControlField, countNote, described } from "./control-field.tsx";
import type { ControlProps } from "./field-control.tsx";
import { useProblem } from "./use-problem.ts";
import { fieldId, useProp } from "./use-prop.ts";

/** One line. */
export function TextControl(props: ControlProps) {
  return <TypedControl {...props} isLong={false} />;
}

/** Several lines; the field grows with them. */
export function LongTextControl(props: ControlProps) {
  return <TypedControl {...props} isLong />;
}

function TypedControl({ field, isLong, ...place }: ControlProps & { isLong: boolean }) {
  const [value, change] = useProp(place);
  const text = typeof value === "string" ? value : "";
  const problem = useProblem(place, text === "");
  const id = fieldId(place);
  const attributes = {
    ...described(id, problem, field.help),
    value: text,
    placeholder: typeof field.default === "string" ? field.default : undefined,
    onChange: (event: { currentTarget: { value: string } }) =>
      change(event.currentTarget.value, { typed: true }),
  };
  return (
    <ControlField id={id} field={field} note={countNote(text, field.max)} problem={problem}>
      {isLong ? (
        <textarea
          {...attributes}
          rows={3}
          className={controlClasses("compact", "field-sizing-content min-h-18 resize-y")}
        />
      ) : (
        <input {...attributes} type="text" autoComplete="off" className={controlClasses("compact")} />
      )}
    </ControlField>
  );
}
