import { type FieldMetadata, getInputProps, getSelectProps, getTextareaProps } from "@conform-to/react";
import type { ComponentPropsWithoutRef, ReactNode } from "react";
import { Checkbox } from "#app/ui/checkbox.tsx";
import { controlClasses, type Density, Field, FieldMessage } from "#app/ui/field.tsx";

/** Props of every form field, beside the attributes of its control. */
interface FieldProps {
  /** Field metadata from `useForm`: name, id, value, constraints and errors. */
  field: FieldMetadata;
  label: ReactNode;
  /** A short note at the end of the label's line: "optional", "38 / 90". */
  note?: ReactNode;
  /** Help text below the control, shown while there is no error. */
  hint?: ReactNode;
  /** `ruled` for the public site; `compact`, the default, for the admin. */
  density?: Density;
  className?: string;
}

/** Separates what labels and describes a control from the control's own attributes. */
function frameOf<Props extends FieldProps>(props: Props) {
  const { field, label, note, hint, density = "compact", className, ...attributes } = props;
  const { id, errors, errorId, descriptionId: hintId } = field;
  const noteId = `${id}-note`;
  const describing = [note && noteId, hint && !errors?.length && hintId].filter(Boolean).join(" ");
  return {
    frame: { htmlFor: id, label, note, noteId, hint, hintId, errors, errorId, density, className },
    // Conform adds the errors.
    ariaDescribedBy: describing || undefined,
    attributes,
  };
}

type TextFieldType = "text" | "email" | "tel" | "url" | "password" | "search" | "date";

type TextFieldProps = FieldProps &
  Omit<ComponentPropsWithoutRef<"input">, "type" | keyof FieldProps> & { type?: TextFieldType };

/** A single-line field. */
export function TextField({ type = "text", ...props }: TextFieldProps) {
  const { frame, ariaDescribedBy, attributes } = frameOf(props);
  // A list in one line may be empty, but `multiple` is valid only for email and file inputs.
  const { key, multiple: isList, ...input } = getInputProps(props.field, { type, ariaDescribedBy });
  return (
    <Field {...frame}>
      <input
        key={key}
        {...input}
        required={input.required && !isList}
        {...attributes}
        className={controlClasses(frame.density)}
      />
    </Field>
  );
}

type TextAreaFieldProps = FieldProps & Omit<ComponentPropsWithoutRef<"textarea">, keyof FieldProps>;

/** A multi-line field; grows with its content where browsers support it. */
export function TextAreaField({ rows = 3, ...props }: TextAreaFieldProps) {
  const { frame, ariaDescribedBy, attributes } = frameOf(props);
  const { key, ...area } = getTextareaProps(props.field, { ariaDescribedBy });
  return (
    <Field {...frame}>
      <textarea
        key={key}
        rows={rows}
        {...area}
        {...attributes}
        className={controlClasses(
          frame.density,
          "resize-y field-sizing-content supports-[field-sizing:content]:resize-none",
        )}
        style={{ minHeight: `calc(${rows}lh + 1em)`, ...attributes.style }}
      />
    </Field>
  );
}

type CheckboxFieldProps = Omit<FieldProps, "note"> &
  Omit<ComponentPropsWithoutRef<"input">, "type" | "value" | keyof FieldProps> & {
    /** The value submitted when checked. */
    value?: string;
  };

/** A checkbox; submits `value` ("on") when checked and nothing otherwise. */
export function CheckboxField({ value = "on", className = "", ...props }: CheckboxFieldProps) {
  const { frame, ariaDescribedBy, attributes } = frameOf(props);
  const { key, ...input } = getInputProps(props.field, { type: "checkbox", value, ariaDescribedBy });
  return (
    <div className={className}>
      <Checkbox key={key} {...input} {...attributes} label={props.label} density={frame.density} />
      <FieldMessage {...frame} />
    </div>
  );
}

type SelectFieldProps = FieldProps &
  Omit<ComponentPropsWithoutRef<"select">, "children" | keyof FieldProps> & {
    options: { value: string; label: string }[];
  };

/** A select field. */
export function SelectField({ options, ...props }: SelectFieldProps) {
  const { frame, ariaDescribedBy, attributes } = frameOf(props);
  const { key, ...select } = getSelectProps(props.field, { ariaDescribedBy });
  return (
    <Field {...frame}>
      {/* Without an empty option one option is always selected. */}
      <select
        key={key}
        {...select}
        required={select.required && options[0]?.value === ""}
        {...attributes}
        className={controlClasses(frame.density)}
      >
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </Field>
  );
}
