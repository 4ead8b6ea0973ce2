import type { ComponentPropsWithoutRef } from "react";
import type { Control } from "#app/fields/field-meta.ts";
import { controlClasses } from "#app/ui/control.ts";
import { type ControlProps, useBinding, useFieldSource } from "./binding.ts";
import { FieldFrame } from "./field-frame.tsx";
import { messages } from "./messages.ts";

const address = { inputMode: "url", spellCheck: false } as const;
const attributesOf: Partial<Record<Control, ComponentPropsWithoutRef<"input">>> = {
  text: { dir: "auto" },
  tags: { dir: "auto" },
  email: { type: "email" },
  phone: { type: "tel" },
  address,
  picture: address,
  hexColour: { spellCheck: false },
};

/** A single-line text. */
export function TextControl(props: ControlProps) {
  const { field } = props;
  const binding = useBinding(props);
  const { key, ...native } = binding.native("text");
  const suggestions = useFieldSource().suggestions[field.name] ?? [];
  const help =
    field.control === "tags" && suggestions.length > 0
      ? messages.separateWithCommasInUse(suggestions.slice(0, 12).join(", "))
      : field.help;
  const isOffered = field.control === "text" && suggestions.length > 0;
  return (
    <FieldFrame {...props} field={{ ...field, help }} binding={binding}>
      <input
        key={key}
        type="text"
        autoComplete="off"
        {...native}
        {...attributesOf[field.control]}
        list={isOffered ? `${binding.id}-suggestions` : undefined}
        className={controlClasses("compact")}
      />
      {isOffered ? (
        <datalist id={`${binding.id}-suggestions`}>
          {suggestions.map((suggestion) => (
            <option key={suggestion} value={suggestion} />
          ))}
        </datalist>
      ) : null}
    </FieldFrame>
  );
}

/** A multiline text; the control grows with its content. */
export function LongTextControl(props: ControlProps) {
  const binding = useBinding(props);
  const { key, ...native } = binding.native("textarea");
  const isCode = props.field.control === "code";
  return (
    <FieldFrame {...props} binding={binding}>
      <textarea
        key={key}
        {...native}
        {...(isCode ? { rows: 8, spellCheck: false } : { rows: 3, dir: "auto" })}
        className={controlClasses(
          "compact",
          `field-sizing-content resize-y ${isCode ? "min-h-36 font-mono" : "min-h-18"}`,
        )}
      />
    </FieldFrame>
  );
}

/** An integer within its bounds. */
export function NumberControl(props: ControlProps) {
  const { min, max, unit } = props.field;
  const binding = useBinding(props);
  const { key, ...native } = binding.native("number");
  return (
    <FieldFrame {...props} binding={binding}>
      <input
        key={key}
        inputMode="numeric"
        {...native}
        min={native.min ?? min}
        max={native.max ?? max}
        type="number"
        className={controlClasses("compact", unit ? "" : "max-w-28")}
      />
    </FieldFrame>
  );
}
