import { createContext, type MouseEventHandler, useContext } from "react";
import type { Typed } from "#app/admin/editor/model/editor-state.ts";
import type { ReferableContent } from "#app/domain/content-types/content-reference.ts";
import type { StoredBlock } from "#app/domain/documents/content.ts";
import type { FieldDescription } from "#app/fields/field-meta.ts";
import type { PropPath } from "#app/fields/prop-path.ts";

export interface ControlProps {
  field: FieldDescription;
  path: PropPath;
  /** Hides the label visually, because the list row already shows it. */
  hidesLabel?: boolean;
}

/** A field's value and the attributes that connect a control to it. */
export interface Binding {
  id: string;
  errorId: string;
  hintId: string;
  /** The stored value. */
  value: unknown;
  /** `typed`: by a keystroke, so that the editor merges it into the current undo step. */
  change: (value: unknown, options?: { typed?: Typed }) => void;
  errors: string[] | undefined;
  /** A short note at the end of the label. */
  note: string | undefined;
  /** Attributes of the native control that holds the value. */
  native: (kind: NativeKind) => NativeAttributes;
  /** The same for one checkbox or radio button of a group. */
  nativeOption: (kind: "checkbox" | "radio", value: string) => NativeAttributes;
}

export type NativeKind = "text" | "date" | "textarea" | "select" | "checkbox";

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
  onChange?: (event: { currentTarget: { value: string }; nativeEvent?: Event }) => void;
}

/** The items of a list, with attributes to add, remove and move them. */
export interface ListBinding {
  /** `isWrong`: it has an error or is empty, so it starts expanded. */
  items: { key?: string; value: unknown; isWrong: boolean }[];
  /** Attributes of buttons. */
  insert: ButtonAttributes;
  remove: (position: number) => ButtonAttributes;
  reorder: (from: number, to: number) => ButtonAttributes;
  /** The same for drag and drop and shortcuts. */
  move: (from: number, to: number) => void;
  /** The item that contains the field of a finding. */
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

/** The source of fields' values: a block of a document, or the document itself. */
export interface FieldSource {
  useBinding: (field: FieldDescription, path: PropPath) => Binding;
  useList: (field: FieldDescription, path: PropPath) => ListBinding;
  /** Announces a text to screen readers. */
  announce: (text: string) => void;
  isReadOnly: boolean;
  /** Whether the screen places help texts beside the fields instead of below each. */
  isHelpBeside: boolean;
  /** Existing values, suggested in text fields by name. */
  suggestions: Readonly<Record<string, string[]>>;
}

export const FieldSourceContext = createContext<FieldSource | undefined>(undefined);

export function useFieldSource(): FieldSource {
  const source = useContext(FieldSourceContext);
  if (!source) throw new Error("fields need a FieldSourceContext");
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
  /** The name of its language, if it is another one than that of the document. */
  language?: string;
}

/** The pages of the site; without any, fields ask for an address. */
export const PagesContext = createContext<readonly LinkablePage[]>([]);

interface ListedReference extends ReferableContent {
  title: string;
  isPublished: boolean;
  /** What a published shared block shows. */
  block?: StoredBlock;
}

/** Content items that fields can refer to, by the name of their type. */
export type ReferableContents = Readonly<Record<string, readonly ListedReference[]>>;
export const ContentsContext = createContext<ReferableContents>({});

/** The length from which a limit is worth counting towards; a color or a code is simply complete. */
const countedFromLength = 30;

/** The note at the end of a label: a unit, the bounds, the character count near the limit, or "optional". */
function noteOf(field: FieldDescription, value: unknown, marksOptional = true): string | undefined {
  if (field.unit) return field.unit;
  if (field.control === "number" && field.min !== undefined && field.max !== undefined)
    return `${field.min} to ${field.max}`;
  const max = field.advised ?? field.max;
  const isCounted = max !== undefined && max >= countedFromLength;
  if (typeof value === "string" && isCounted && value.length > max * 0.7) return `${value.length} / ${max}`;
  return field.required || !marksOptional ? undefined : "optional";
}

type Value = Pick<Binding, "id" | "value" | "change" | "errors"> & { marksOptional?: boolean };

/** Binds a field to a value in JavaScript state. */
export function controlledBinding(
  field: FieldDescription,
  { id, value, change, errors: problems, marksOptional }: Value,
): Binding {
  const errors = problems?.length ? problems : undefined;
  const [errorId, hintId] = [`${id}-problem`, `${id}-hint`];
  const chosen = value ?? field.default;
  const described = {
    id,
    "aria-invalid": errors ? true : undefined,
    "aria-describedby": errors ? errorId : field.help ? hintId : undefined,
  };
  return {
    ...{ id, errorId, hintId, value, change, errors },
    note: noteOf(field, value, marksOptional),
    native(kind) {
      switch (kind) {
        case "checkbox":
          return { ...described, checked: chosen === true, onChange: () => change(chosen !== true) };
        case "select":
          return {
            ...described,
            value: textOf(chosen),
            onChange: ({ currentTarget }) => change(currentTarget.value || undefined),
          };
        default:
          return {
            ...described,
            value: textOf(value),
            placeholder: textOf(field.default) || undefined,
            onChange: ({ currentTarget, nativeEvent }) =>
              change(currentTarget.value, { typed: isComposing(nativeEvent) ? "composing" : true }),
          };
      }
    },
    nativeOption(kind, option) {
      const several = Array.isArray(chosen) ? chosen : [];
      const isChosen = kind === "radio" ? chosen === option : several.includes(option);
      const others = several.filter((each) => each !== option);
      return {
        id: `${id}-${option}`,
        name: id,
        value: option,
        checked: isChosen,
        onChange: () => change(kind === "radio" ? option : isChosen ? others : [...others, option]),
      };
    },
  };
}

function isComposing(event?: Event): boolean {
  return event instanceof InputEvent && event.isComposing;
}

/** The same for a list. */
export function controlledList({ field, binding, revealed }: ControlledList): ListBinding {
  const items: unknown[] = Array.isArray(binding.value) ? binding.value : [];
  const button = (onClick: () => void) => ({ type: "button" as const, onClick });
  const move = (from: number, to: number) => binding.change(moved(items, from, to > from ? to + 1 : to));
  return {
    items: items.map((value) => ({ value, isWrong: false })),
    insert: button(() => binding.change([...items, field.fields ? {} : ""])),
    remove: (position) => button(() => binding.change(items.toSpliced(position, 1))),
    reorder: (from, to) => button(() => move(from, to)),
    move,
    revealed,
  };
}

interface ControlledList {
  field: FieldDescription;
  binding: Binding;
  revealed?: number;
}

const textOf = (value: unknown) =>
  typeof value === "string" || typeof value === "number" ? String(value) : "";

/** A copy of a list with one item moved in front of the one at index `before`; the length means the end. */
export function moved<Item>(list: readonly Item[], from: number, before: number): Item[] {
  const item = list[from];
  if (item === undefined) return [...list];
  return list.toSpliced(from, 1).toSpliced(before > from ? before - 1 : before, 0, item);
}
