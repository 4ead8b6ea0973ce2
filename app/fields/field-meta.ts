import { z } from "zod";

/** What a field is edited with. */
export type Control =
  | "text"
  | "longText"
  | "richText"
  | "code"
  | "email"
  | "phone"
  | "address"
  | "picture"
  | "date"
  | "tags"
  | "number"
  | "choice"
  | "choices"
  | "toggle"
  | "link"
  | "href"
  | "image"
  | "list"
  | "pageReference"
  | "pageReferences"
  | "mediaFile"
  | "colour"
  | "hexColour"
  | "group";

/** What text of a colour lies on: the value of the field `field`, or `colour`. `name` is for people: "paper". */
export type Background = { name: string } & ({ field: string } | { colour: string });

/** What the editor says of a field, beside what its schema says already. */
export interface FieldMeta {
  control: Control;
  label: string;
  /** A sentence beside the field. */
  help?: string;
  /** Fewest and most: characters of a text, items of a list, the value of a number. */
  min?: number;
  max?: number;
  /** The first and the last day that a date may be. */
  from?: string;
  to?: string;
  /** What a number counts: "months". */
  unit?: string;
  /** What a colour is read on. */
  against?: Background;
  /** Characters of a text that search engines show; more is allowed. */
  advised?: number;
  /** Values with their labels, in the order they are offered. */
  options?: Record<string, string>;
  /** Whether readers see it; a tag to search by and the address of a frame they do not. */
  isShown?: boolean;
  /** The kind of file that is taken. */
  file?: "film" | "document";
  /** What one item of a list is called: "step". */
  item?: string;
}

/** Every schema that an editor can fill in; the functions of `fields.ts` enter theirs. */
export const fieldMeta = z.registry<FieldMeta>();
