import type { z } from "zod";

/** A value a person can edit: what it must look like, what stands there at first, and what the admin says of it. */
interface FieldOf<Kind extends string, Value> {
  kind: Kind;
  schema: z.ZodType<Value>;
  default: Value;
  label: string;
  /** A sentence beside the field: where the value shows and what happens when it is left out. */
  help?: string;
}

/** Values that are stored as they are typed; each kind has its own control and its own check. */
const textKinds = ["text", "longText", "email", "phone", "link", "image", "colour", "code"] as const;
export type TextKind = (typeof textKinds)[number];

export interface TextField extends FieldOf<TextKind, string> {
  /** Whether an empty text is refused. */
  required: boolean;
}

/** With a default of true only the text "false" turns it off; with false only the text "true" turns it on. */
export type FlagField = FieldOf<"flag", boolean>;

export interface NumberField extends FieldOf<"number", number> {
  /** What is counted: "months", "px". */
  unit: string;
}

/** One of a few values; `options` gives each its label. */
export interface ChoiceField<Value extends string = string> extends FieldOf<"choice", Value> {
  options: Record<Value, string>;
}

/** Any of a few values, stored as a JSON list. */
export interface ChoicesField<Value extends string = string> extends FieldOf<"choices", Value[]> {
  options: Record<Value, string>;
}

/** The parts of a list's item, by name. */
export type Parts = Record<string, TextField>;

export type ItemOf<Item extends TextField | Parts> = Item extends TextField
  ? string
  : { [Name in keyof Item]: string };

/** A JSON list of texts (`item` is a field) or of objects (`item` is its parts by name). */
export interface ListField<Item extends TextField | Parts = TextField | Parts>
  extends FieldOf<"list", ItemOf<Item>[]> {
  item: Item;
  /** What one of them is called: "phone number". */
  singular: string;
  /** Most items that a list may have. */
  max: number;
}

export type Field = TextField | FlagField | NumberField | ChoiceField | ChoicesField | ListField;

export function isTextField(item: TextField | Parts): item is TextField {
  return typeof item.kind === "string";
}
