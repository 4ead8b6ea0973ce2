import {
  type FieldMetadata,
  type FormMetadata,
  FormProvider,
  getInputProps,
  getSelectProps,
  getTextareaProps,
  useField,
} from "@conform-to/react";
import { useEffect, useMemo, useRef, useState } from "react";
import type { z } from "zod";
import { fill } from "#app/admin/publishing/form-journal.tsx";
import { type FieldDescription, fieldsOf } from "#app/fields/field-meta.ts";
import { type PropPath, valueAt, withValueAt } from "#app/fields/prop-path.ts";
import { Tooltips } from "#app/ui/tooltip.tsx";
import {
  type Binding,
  type ControlProps,
  controlledBinding,
  controlledList,
  type FieldSource,
  FieldSourceContext,
  type LinkablePage,
  type ListBinding,
  type NativeAttributes,
  type NativeKind,
  noteOf,
  PagesContext,
  useFieldSource,
} from "./binding.ts";
import { Fields, StructuredControl } from "./fields.tsx";
import { readStructured, structuredText } from "./typed-values.ts";

interface FormSourceOptions {
  isReadOnly?: boolean;
  isHelpBeside?: boolean;
  /** Whether optional fields are marked. */
  marksOptional?: boolean;
  suggestions?: Record<string, string[]>;
}

/** Binds fields to the surrounding Conform form, with native controls that work without JavaScript. */
export function useFormSource({
  isReadOnly = false,
  isHelpBeside = false,
  marksOptional = true,
  suggestions = noSuggestions,
}: FormSourceOptions): FieldSource {
  return useMemo(() => {
    const options = { isHelpBeside, marksOptional };
    const useBinding: FieldSource["useBinding"] = (field, path) => useFormBinding(field, path, options);
    return {
      useBinding,
      useList: useFormList,
      announce: () => {},
      isForm: true,
      isReadOnly,
      isHelpBeside,
      suggestions,
      Structured: StructuredField,
    };
  }, [isReadOnly, isHelpBeside, marksOptional, suggestions]);
}

const noSuggestions = {};

type Options = Required<Pick<FormSourceOptions, "isHelpBeside" | "marksOptional">>;

function useFormBinding(field: FieldDescription, path: PropPath, options: Options): Binding {
  const name = nameOf(path);
  const [meta, form] = useField<unknown>(name);
  const { errors, errorId, value } = meta;
  const note = noteOf(field, value, options.marksOptional);
  const isHintShown = field.help && (!errors || (options.isHelpBeside && path.length === 1));
  const ariaDescribedBy = isHintShown ? meta.descriptionId : undefined;
  const initial = meta.initialValue;
  return {
    ...{ id: meta.id, errorId, hintId: meta.descriptionId, value, errors, note },
    change(next) {
      const element = document.getElementById(form.id);
      if (element instanceof HTMLFormElement) fill(element, name, String(next ?? ""));
    },
    native: (kind) => nativeOf(meta, kind, ariaDescribedBy),
    nativeOption: (kind, option) => ({
      key: `${meta.key}-${option}`,
      id: `${meta.id}-${option}`,
      name,
      value: option,
      defaultChecked:
        kind === "radio" ? initial === option : Array.isArray(initial) && initial.includes(option),
    }),
  };
}

function nativeOf(
  meta: FieldMetadata<unknown>,
  kind: NativeKind,
  ariaDescribedBy: string | undefined,
): NativeAttributes {
  const options = { ariaDescribedBy };
  switch (kind) {
    case "select":
      return getSelectProps(meta, options) as NativeAttributes; // one value, not several
    case "textarea":
      return getTextareaProps(meta, options);
    case "checkbox":
      return getInputProps(meta, { type: "checkbox", ...options });
    default: {
      // A list in one text field may be empty, and HTML supports `multiple` only for email and file inputs.
      const { multiple: isList, ...input } = getInputProps(meta, { type: kind, ...options });
      const initial = Array.isArray(meta.initialValue) ? meta.initialValue.join(", ") : input.defaultValue;
      return { ...input, required: input.required && !isList, defaultValue: initial } as NativeAttributes; // of one type
    }
  }
}

function useFormList(field: FieldDescription, path: PropPath): ListBinding {
  const [meta, form] = useField<(string | Record<string, string>)[]>(nameOf(path));
  const items = meta.getFieldList();
  const first = field.fields?.[0]?.name ?? "";
  const values = Array.isArray(meta.value) ? meta.value : [];
  return {
    items: items.map(({ key, valid }, position) => {
      const value = values[position];
      return { key: key ?? String(position), value, isWrong: !valid || !Object(value)[first] };
    }),
    insert: {
      type: "submit",
      ...form.insert.getButtonProps({ name: meta.name, defaultValue: blankItem(field) }),
    },
    remove: (index) => ({ type: "submit", ...form.remove.getButtonProps({ name: meta.name, index }) }),
    reorder: (from, to) => ({
      type: "submit",
      ...form.reorder.getButtonProps({ name: meta.name, from, to }),
    }),
    move: (from, to) => form.reorder({ name: meta.name, from, to }),
    revealed: undefined,
  };
}

function blankItem({ element, fields = [] }: FieldDescription): string | Record<string, string> {
  return element ? "" : Object.fromEntries(fields.map(({ name }) => [name, ""]));
}

/** A field without a native control: a hidden input holds its value as text, and its parts update that. */
function StructuredField({ field, path }: ControlProps) {
  const outer = useFieldSource();
  const name = nameOf(path);
  const [meta, form] = useField<unknown>(name);
  const [text, setText] = useState(() => String(meta.initialValue ?? ""));
  const hidden = useRef<HTMLInputElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key changes with each reset and update of the form
  useEffect(() => setText(String(meta.initialValue ?? "")), [meta.key, meta.initialValue]);
  useEffect(() => {
    const element = hidden.current?.form;
    const reset = () => setText(String(meta.initialValue ?? ""));
    element?.addEventListener("reset", reset);
    return () => element?.removeEventListener("reset", reset);
  }, [meta.initialValue]);

  const whole = useMemo(() => readStructured(field, text), [field, text]);
  const bind = (part: FieldDescription, inner: PropPath): Binding => {
    const own = inner.slice(path.length);
    return controlledBinding(part, {
      id: own.length === 0 ? meta.id : `${meta.id}-${own.join("-")}`,
      value: valueAt(whole, own),
      change(next) {
        const element = hidden.current?.form;
        if (element) fill(element, name, structuredText(withValueAt(whole, own, next)));
      },
      errors: form.allErrors[nameOf(inner)],
    });
  };
  const source: FieldSource = {
    ...outer,
    Structured: undefined,
    useBinding: bind,
    useList: (part, inner) => controlledList({ field: part, binding: bind(part, inner) }),
  };
  return (
    <>
      <input
        ref={hidden}
        type="hidden"
        name={name}
        value={text}
        onInput={(event) => setText(event.currentTarget.value)}
      />
      <FieldSourceContext.Provider value={source}>
        <StructuredControl field={field} path={path} />
      </FieldSourceContext.Provider>
    </>
  );
}

/** The name of a control in Conform's syntax: `offices[2].city`. */
function nameOf(path: PropPath): string {
  return path.reduce<string>(
    (name, step) => (typeof step === "number" ? `${name}[${step}]` : name ? `${name}.${step}` : step),
    "",
  );
}

interface FormFieldsProps {
  /** The Conform form around the fields. */
  // biome-ignore lint/suspicious/noExplicitAny: Conform's type cannot be read for values that are known at run time
  form: FormMetadata<any, string[]>;
  /** A Zod object of descriptors. */
  fields: z.ZodObject;
  isReadOnly?: boolean;
  /** Existing values, suggested in text and tag fields by name. */
  suggestions?: Record<string, string[]>;
  /** The pages that references can choose from. */
  pages?: readonly LinkablePage[];
}

/**
 * Renders every field of an object of descriptors in a Conform form:
 *
 * ```tsx
 * const [form] = useForm({
 *   id: "opening",
 *   defaultValue: typedValues(fieldsOf(opening), stored),
 *   lastResult,
 *   onValidate: ({ formData }) => parseWithZod(formData, { schema: formSchemaOf(opening) }),
 * });
 * <Form method="post" {...getFormProps(form)}>
 *   <FormFields form={form} fields={opening} />
 * ```
 *
 * The action parses with the same `formSchemaOf(opening)`; with `{ isDraft: true }` every field may be missing. Two
 * fields share a row where there is space, unless one is multiline.
 */
export function FormFields({ form, fields, pages = [], ...options }: FormFieldsProps) {
  const source = useFormSource(options);
  return (
    <FormProvider context={form.context}>
      <PagesContext.Provider value={pages}>
        <FieldSourceContext.Provider value={source}>
          <Tooltips>
            <div className="@container">
              <div className={columns}>
                <Fields fields={fieldsOf(fields)} path={[]} />
              </div>
            </div>
          </Tooltips>
        </FieldSourceContext.Provider>
      </PagesContext.Provider>
    </FormProvider>
  );
}

const columns =
  "grid gap-4 @lg:grid-cols-2 @lg:[&>:first-child]:col-span-2 @lg:[&>:has(textarea,fieldset,button,[tabindex='-1'])]:col-span-2";
