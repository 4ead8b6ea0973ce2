import { type FieldMetadata, getInputProps, getTextareaProps } from "@conform-to/react";
import type { ComponentPropsWithoutRef, ReactNode } from "react";
import { Checkbox } from "#app/ui/checkbox.tsx";
import { controlClasses } from "#app/ui/control.ts";
import { type Density, Field, FieldMessage } from "#app/ui/field.tsx";

/** Props of every form field, beside the attributes of its control. */
export interface FieldProps {
  /** Field metadata from `useForm`: name, id, value, constraints and errors. */
  field: FieldMetadata;
  label: ReactNode;
  /** A short note at the end of the label's line: "optional", "38 / 90". */
  note?: ReactNode;
  /** Help text below the control, shown while there is no error. */
  hint?: ReactNode;
  density?: Density;
  className?: string;
}

interface ControlFieldProps extends FieldProps {
  /** Renders the control; it references the texts that describe it, and Conform adds the errors. */
  children: (ariaDescribedBy: string | undefined) => ReactNode;
}

/** Label, note, help and errors around a control of a Conform form. */
export function ControlField({ field, note, hint, children, ...props }: ControlFieldProps) {
  const { id, errors, errorId, descriptionId: hintId } = field;
  const noteId = `${id}-note`;
  const describing = [note && noteId, hint && !errors?.length && hintId].filter(Boolean).join(" ");
  return (
    <Field htmlFor={id} {...{ note, noteId, hint, hintId, errors, errorId }} {...props}>
      {children(describing || undefined)}
    </Field>
  );
}

/** Separates the props of a field from the attributes of its control. */
export function splitProps<Props extends FieldProps>(props: Props) {
  const { field, label, note, hint, density, className, ...attributes } = props;
  return [{ field, label, note, hint, density, className }, attributes] as const;
}

type TextFieldType = "text" | "email" | "tel" | "url" | "number" | "password" | "search" | "date";

type TextFieldProps = FieldProps &
  Omit<ComponentPropsWithoutRef<"input">, "type" | keyof FieldProps> & { type?: TextFieldType };

/** A single-line field. */
export function TextField({ type = "text", ...props }: TextFieldProps) {
  const [own, attributes] = splitProps(props);
  return (
    <ControlField {...own}>
      {(ariaDescribedBy) => {
        // A list in one line may be empty, but `multiple` is valid only for email and file inputs.
        const { key, multiple: isList, ...input } = getInputProps(own.field, { type, ariaDescribedBy });
        const required = input.required && !isList;
        const className = controlClasses(own.density);
        return <input key={key} {...input} required={required} {...attributes} className={className} />;
      }}
    </ControlField>
  );
}

type TextAreaFieldProps = FieldProps & Omit<ComponentPropsWithoutRef<"textarea">, keyof FieldProps>;

/** A multi-line field; grows with its content where browsers support it. */
export function TextAreaField({ rows = 3, ...props }: TextAreaFieldProps) {
  const [own, attributes] = splitProps(props);
  return (
    <ControlField {...own}>
      {(ariaDescribedBy) => {
        const { key, ...area } = getTextareaProps(own.field, { ariaDescribedBy });
        return (
          <textarea
            key={key}
            rows={rows}
            {...area}
            {...attributes}
            className={controlClasses(
              own.density,
              "resize-y field-sizing-content supports-[field-sizing:content]:resize-none",
            )}
            style={{ minHeight: `calc(${rows} * 1.4em + 1em)`, ...attributes.style }}
          />
        );
      }}
    </ControlField>
  );
}

type CheckboxFieldProps = Omit<FieldProps, "note"> &
  Omit<ComponentPropsWithoutRef<"input">, "type" | "value" | keyof FieldProps> & {
    /** The value submitted when checked. */
    value?: string;
  };

/** A checkbox; submits `value` ("on") when checked and nothing otherwise. */
export function CheckboxField({
  field,
  label,
  hint,
  density,
  className = "",
  value = "on",
  ...attributes
}: CheckboxFieldProps) {
  const { errors, errorId, descriptionId: hintId } = field;
  const ariaDescribedBy = hint && !errors?.length ? hintId : undefined;
  const { key, ...input } = getInputProps(field, { type: "checkbox", value, ariaDescribedBy });
  return (
    <div className={className}>
      <Checkbox key={key} {...input} {...attributes} label={label} density={density} />
      <FieldMessage {...{ hint, hintId, errors, errorId, density }} />
    </div>
  );
}
