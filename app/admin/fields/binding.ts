import { type ComponentType, createContext, type MouseEventHandler, useContext } from "react";
import type { FieldDescription } from "#app/fields/fields-of.ts";
import type { PropPath } from "./prop-path.ts";

export interface ControlProps {
  field: FieldDescription;
  path: PropPath;
  /** The label is for screen readers alone: the row of a list says the rest. */
  hidesLabel?: boolean;
}

/** A field's value, and what ties a control to it. */
export interface Binding {
  id: string;
  errorId: string;
  hintId: string;
  /** In the editor as it is stored, in a form as it is typed. */
  value: unknown;
  /** `typed`: by a key, so that the editor undoes it together with the keys before it. */
  change: (value: unknown, options?: { typed?: boolean }) => void;
  errors: string[] | undefined;
  /** A word at the end of the label's line. */
  note: string | undefined;
  /** Attributes of the native control that holds the value. */
  native: (kind: NativeKind) => NativeAttributes;
  /** The same for one checkbox or radio button of several that hold it together. */
  nativeOption: (kind: "checkbox" | "radio", value: string) => NativeAttributes;
}

export type NativeKind = "text" | "number" | "date" | "textarea" | "select" | "checkbox";

export interface NativeAttributes {
  key?: string;
  id: string;
  name?: string;
  value?: string | number;
  defaultValue?: string | number;
  checked?: boolean;
  defaultChecked?: boolean;
  required?: boolean;
  min?: string | number;
  max?: string | number;
  placeholder?: string;
  "aria-invalid"?: boolean;
  "aria-describedby"?: string;
  onChange?: (event: { currentTarget: { value: string } }) => void;
}

/** The items of a list, and what adds, removes and moves them. */
export interface ListBinding {
  /** `isWrong`: it has an error or is still empty, so it is shown unfolded. */
  items: { key: string; value: unknown; isWrong: boolean }[];
  /** Attributes of buttons; in a form they work without JavaScript. */
  insert: ButtonAttributes;
  remove: (position: number) => ButtonAttributes;
  reorder: (from: number, to: number) => ButtonAttributes;
  /** The same for dragging and keys. */
  move: (from: number, to: number) => void;
  /** The item that a finding leads into. */
  revealed: number | undefined;
}

interface ButtonAttributes {
  type: "button" | "submit";
  name?: string;
  value?: string;
  form?: string;
  formNoValidate?: boolean;
  onClick?: MouseEventHandler;
}

/** Where fields get their values from: a block of the editor, the page of the editor, or a form. */
export interface FieldSource {
  useBinding: (field: FieldDescription, path: PropPath) => Binding;
  useList: (field: FieldDescription, path: PropPath) => ListBinding;
  /** Tells a screen reader. */
  announce: (text: string) => void;
  /** What is folded must be in the document all the same: a form sends what it has. */
  isForm: boolean;
  isReadOnly: boolean;
  /** Whether help stands beside the fields, placed by their screen, rather than below each. */
  isHelpBeside: boolean;
  /** Values in use, offered to text fields by their name. */
  suggestions: Readonly<Record<string, string[]>>;
  /** Draws the controls that no native control of a form can stand for. */
  Structured?: ComponentType<ControlProps>;
}

export const FieldSourceContext = createContext<FieldSource | undefined>(undefined);

export function useFieldSource(): FieldSource {
  const source = useContext(FieldSourceContext);
  if (!source) throw new Error("fields are drawn inside of a FieldSourceContext");
  return source;
}

export function useBinding({ field, path }: ControlProps): Binding {
  return useFieldSource().useBinding(field, path);
}

/** A page that a field can refer to. */
export interface LinkablePage {
  id: string;
  title: string;
  path: string;
  level: number;
  isPublished: boolean;
}

/** The pages of the site; without any, fields ask for an address. */
export const PagesContext = createContext<readonly LinkablePage[]>([]);

/** What stands at the end of a label's line: a unit, the bounds, the count near the longest, "optional". */
export function noteOf(field: FieldDescription, value: unknown, marksOptional = true): string | undefined {
  if (field.unit) return field.unit;
  if (field.control === "number") return `${field.min} to ${field.max}`;
  const max = field.advised ?? field.max;
  if (typeof value === "string" && max !== undefined && value.length > max * 0.7)
    return `${value.length} / ${max}`;
  return field.required || !marksOptional ? undefined : "optional";
}
