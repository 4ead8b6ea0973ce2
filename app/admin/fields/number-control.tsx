import { useState } from "react";
import { useDecimal } from "#app/admin/use-decimal.ts";
import { isHalfTyped, readWholeNumber } from "#app/fields/whole-number.ts";
import { controlClasses } from "#app/ui/field.tsx";
import { type ControlProps, useBinding } from "./binding.ts";
import { FieldFrame } from "./field-frame.tsx";

/**
 * An integer. A text field, because `type="number"` drops or misreads separators without a word. Stores the number that
 * the text means, and none while it is unclear; the text stays until it is understood.
 */
export function NumberControl(props: ControlProps) {
  const binding = useBinding(props);
  const decimal = useDecimal();
  const { min } = props.field;
  const [typed, setTyped] = useState<{ text: string; stored: unknown }>();
  const [isFocused, setFocused] = useState(false);
  const { value, change } = binding;
  // An undo or another person's change replaces the text.
  const text = typed && typed.stored === value ? typed.text : undefined;
  const read = text?.trim()
    ? readWholeNumber(text, { decimal, min, max: Number.MAX_SAFE_INTEGER })
    : undefined;
  const problem = !isFocused && read && "problem" in read ? [read.problem] : undefined;
  const errors = problem ?? (isFocused && text ? undefined : binding.errors);

  function write(text: string) {
    const read = readWholeNumber(text, { decimal, min, max: Number.MAX_SAFE_INTEGER });
    const stored = "value" in read && !isHalfTyped(text) ? read.value : undefined;
    setTyped({ text, stored });
    change(stored, { typed: true });
  }

  function leave() {
    setFocused(false);
    if (!read || !("value" in read)) return;
    setTyped(undefined);
    if (read.value !== value) change(read.value, { typed: true });
  }

  const { key, ...native } = binding.native("text");
  return (
    <FieldFrame {...props} binding={{ ...binding, errors }}>
      <input
        key={key}
        {...native}
        {...typing(props)}
        aria-invalid={errors ? true : undefined}
        aria-describedby={errors ? binding.errorId : native["aria-describedby"]}
        value={text ?? (typeof value === "number" ? String(value) : "")}
        onChange={(event) => write(event.currentTarget.value)}
        onFocus={() => setFocused(true)}
        onBlur={leave}
      />
    </FieldFrame>
  );
}

/** Without a minus sign on the keyboard of a phone, unless the number can be negative. */
function typing({ field }: ControlProps) {
  return {
    type: "text",
    inputMode: (field.min ?? 0) < 0 ? "text" : "numeric",
    autoComplete: "off",
    className: controlClasses("compact", field.unit ? "" : "max-w-28"),
  } as const;
}
