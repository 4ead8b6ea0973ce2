import type { FieldDescription } from "#app/fields/field-meta.ts";
import { lowContrast, MIN_CONTRAST, withSixDigits } from "#app/fields/hex-colour.ts";
import type { PropPath } from "#app/fields/prop-path.ts";
import { type ControlProps, useBinding } from "./binding.ts";
import { messages } from "./messages.ts";

import { TextControl } from "./text-control.tsx";

/** The hexadecimal value, the browser's colour picker, and a warning about low contrast. */
export function HexColourControl(props: ControlProps) {
  const { value, change, errors } = useBinding(props);
  const colour = withSixDigits(String(value ?? ""));
  return (
    <div>
      <div className="grid grid-cols-[minmax(0,1fr)_2.5rem] items-start gap-2">
        <TextControl {...props} />
        <input
          type="color"
          aria-label={messages.chooseFromAPalette}
          value={/^#[0-9a-f]{6}$/i.test(colour) ? colour : "#000000"}
          onChange={(event) => change(event.currentTarget.value.toUpperCase())}
          className="mt-[22px] h-8 w-full cursor-pointer rounded-[2px] border border-line bg-card p-1"
        />
      </div>
      {props.field.against && !errors ? <ContrastWarning {...props} colour={colour} /> : null}
    </div>
  );
}

/** Only a warning, because the owner may use the colour for something other than text. */
function ContrastWarning({ field, path, colour }: ControlProps & { colour: string }) {
  const { background, name } = useBackground(field, path);
  const contrast = lowContrast(colour, withSixDigits(background));
  return (
    <p aria-live="polite" className="mt-1 text-xs/[1.4] text-warn empty:hidden">
      {contrast === undefined ? null : messages.textInThisColourIs(name, contrast, MIN_CONTRAST)}
    </p>
  );
}

/** The background from the descriptor, or the current colour of the field that it names. */
function useBackground(field: FieldDescription, path: PropPath) {
  const against = field.against ?? { name: "", colour: "" };
  const beside = "field" in against ? against.field : field.name;
  const { value } = useBinding({ field, path: [...path.slice(0, -1), beside] });
  return { name: against.name, background: "colour" in against ? against.colour : String(value ?? "") };
}
