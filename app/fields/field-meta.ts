import { z } from "zod";

/** The editing control of a field. */
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

/**
 * The background behind text of a colour: the value of the field `field`, or `colour`. `name` is its label: "paper".
 */
export type Background = { name: string } & ({ field: string } | { colour: string });

/** Editing metadata of a field that its schema does not contain. */
export interface FieldMeta {
  control: Control;
  label: string;
  /** Help text beside the field. */
  help?: string;
  /** Bounds: characters of a text, items of a list, the value of a number. */
  min?: number;
  max?: number;
  /** The first and last allowed dates. */
  from?: string;
  to?: string;
  /** A number's unit: "months". */
  unit?: string;
  /** The background of a text colour. */
  against?: Background;
  /** Characters of a text that search engines show; longer texts are allowed. */
  advised?: number;
  /** Values with their labels, in display order. */
  options?: Record<string, string>;
  /** Whether visitors see the text; they do not see search tags or frame addresses. */
  isShown?: boolean;
  /** The accepted file type. */
  file?: "film" | "document";
  /** The name of one list item: "step". */
  item?: string;
}

/** Metadata of all editable schemas, registered by the descriptor functions. */
export const fieldMeta = z.registry<FieldMeta>();
