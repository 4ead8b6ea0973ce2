import { Checkbox } from "#app/ui/checkbox.tsx";
import { controlClasses } from "#app/ui/field.tsx";
import { type ControlProps, useBinding } from "./binding.ts";
import { ControlMessage, FieldFrame, GroupFrame, useHelp } from "./field-frame.tsx";
import { messages } from "./messages.ts";

/** One of a few options. */
export function ChoiceControl(props: ControlProps) {
  const { field } = props;
  const binding = useBinding(props);
  const { key, ...native } = binding.native("select");
  const isEmptyOffered = !field.required || (binding.value ?? field.default) === undefined;
  return (
    <FieldFrame {...props} binding={binding}>
      <select
        key={key}
        {...native}
        required={native.required && isEmptyOffered}
        className={controlClasses("compact")}
      >
        {isEmptyOffered ? <option value="">{messages.none}</option> : null}
        {field.options?.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </FieldFrame>
  );
}

/** Any of a few options, one checkbox each. */
export function ChoicesControl(props: ControlProps) {
  const binding = useBinding(props);
  return (
    <GroupFrame {...props} binding={{ ...binding, note: undefined }}>
      <div className="grid gap-2">
        {props.field.options?.map(({ value, label }) => {
          const { key, ...native } = binding.nativeOption("checkbox", value);
          return <Checkbox key={key ?? value} {...native} label={label} density="compact" />;
        })}
      </div>
    </GroupFrame>
  );
}

/** A checkbox. */
export function ToggleControl(props: ControlProps) {
  const binding = useBinding(props);
  const help = useHelp(props);
  const { key, ...native } = binding.native("checkbox");
  return (
    <div>
      <Checkbox key={key} {...native} label={props.field.label} density="compact" />
      <div className="mt-1 pl-6 empty:hidden">
        <ControlMessage binding={binding} help={help} />
      </div>
    </div>
  );
}

/** A colour token, shown beside its name. */
export function ColourControl(props: ControlProps) {
  const binding = useBinding(props);
  return (
    <GroupFrame {...props} binding={binding}>
      <div className="flex flex-wrap gap-1.5">
        {props.field.options?.map(({ value, label }) => {
          const { key, ...native } = binding.nativeOption("radio", value);
          return (
            <label
              key={key ?? value}
              className="flex min-h-8 items-center gap-2 rounded-[2px] border border-line bg-card px-2.5 has-checked:border-ink has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-signal-text"
            >
              <input {...native} type="radio" className="sr-only" />
              <span
                aria-hidden="true"
                className="size-3.5 border border-line"
                style={{ backgroundColor: `var(--${value})` }}
              />
              {label}
            </label>
          );
        })}
      </div>
    </GroupFrame>
  );
}
