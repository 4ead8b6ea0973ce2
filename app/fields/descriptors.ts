import { z } from "zod";
import { isAllowedHref, pageIdOfHref } from "#app/domain/links/href.ts";
import { pictureAddress } from "#app/domain/links/picture-address.ts";
import { isEmptyRichText, richTextOr } from "#app/domain/rich-text/document.ts";
import { type Control, fieldMeta } from "./field-meta.ts";

/*
 * Field descriptors: what blocks, settings, pages and every content type are made of. Each is a zod schema that also
 * says how it is edited; `fieldsOf` reads that, so forms are generated. A field is required unless `.optional()` or
 * `.default(…)` follows it. See docs/fields.md.
 */

export interface Words {
  /** A sentence beside the field. */
  help?: string;
}

/** One line of at most `max` characters. */
export const text = textOf("text", 160);

/** Several lines, without markup. */
export const longText = textOf("longText", 600);

/** Lines of code; only blank space at the end is dropped. */
export const code = textOf("code", 20_000, { tidy: (value) => withPlainLineEnds(value).trimEnd() });

export const email = textOf("email", 254, {
  fits: (value) => z.email().safeParse(value).success,
  problem: "this is not an e-mail address",
});

/** At least ten digits, spaces, plus, hyphen and parentheses, as the enquiry form asks of a visitor. */
export const phone = textOf("phone", 40, {
  fits: (value) => /^[\d\s+()-]{10,}$/.test(value),
  problem: "use at least 10 digits, spaces, +, - or parentheses",
});

/** Where a link goes, without its words: a path of this site, a web address, `mailto:` or `tel:`. */
export const address = textOf("address", 2000, {
  fits: (value) => isAllowedHref(value) && !pageIdOfHref(value),
  problem: "use a web address or a path that starts with /",
});

/** A picture by its address: of the media library, of the site's own files, or https. */
export const picture = textOf("picture", 2000, {
  fits: (value) => pictureAddress.safeParse(value).success,
  problem: "choose a picture from the media library, or use an address that starts with https://",
});

/** A document of headings, lists, links, tables and pictures. */
export function richText(label: string, words: Words = {}) {
  const problem = `${label} is missing`;
  return richTextOr(problem)
    .refine((document) => !isEmptyRichText(document), problem)
    .register(fieldMeta, { control: "richText", label, ...words });
}

interface NumberOptions extends Words {
  min: number;
  max: number;
  /** Takes 0 below the minimum too. */
  orZero?: boolean;
  /** What is counted: "months", "px". */
  unit?: string;
}

/** A whole number. */
export function number(label: string, { min, max, orZero = false, ...words }: NumberOptions) {
  const message = `${label}: use ${orZero && min > 0 ? "0 or " : ""}a whole number from ${min} to ${max}`;
  return z
    .int(message)
    .min(orZero ? 0 : min, message)
    .max(max, message)
    .refine((value) => value >= min || value === 0, message)
    .register(fieldMeta, { control: "number", label, min, max, ...words });
}

/** One of a few values; `options` gives each its label. */
export function choice<const Value extends string>(
  label: string,
  options: Record<Value, string>,
  words: Words = {},
) {
  const values = Object.keys(options) as Value[];
  return z
    .enum(values, `${label}: choose one of the list`)
    .register(fieldMeta, { control: "choice", label, options, ...words });
}

/** Any of a few values, in their order. */
export function choices<const Value extends string>(
  label: string,
  options: Record<Value, string>,
  words: Words = {},
) {
  const values = Object.keys(options) as Value[];
  return z
    .array(z.enum(values, `${label}: choose from the list`))
    .register(fieldMeta, { control: "choices", label, options, min: 0, ...words });
}

/** Short texts, typed in one line with commas between them. */
export function tags(label: string, { max = 12, ...words }: Words & { max?: number } = {}) {
  return z
    .array(z.string().trim().min(1).max(40, `${label}: use at most 40 characters for each`))
    .max(max, `${label}: use at most ${max}`)
    .register(fieldMeta, { control: "tags", label, min: 0, max, ...words });
}

/** What a part of a page lies on, by the names of the tokens. */
const grounds = { paper: "Paper", sand: "Sand", ink: "Ink" } as const;

/** Colours by the names of the tokens in `ui/tokens.css`. */
export const colours = { ...grounds, signal: "Signal", muted: "Muted" } as const;

export function colour<const Value extends keyof typeof colours>(
  label: string,
  values: readonly Value[],
  words: Words = {},
) {
  const options = Object.fromEntries(values.map((value) => [value, colours[value]]));
  return z
    .enum(values, `${label}: choose one of the colours`)
    .register(fieldMeta, { control: "colour", label, options, ...words });
}

export function toggle(label: string, words: Words = {}) {
  return z.boolean(`${label}: choose yes or no`).register(fieldMeta, { control: "toggle", label, ...words });
}

interface ListOptions extends Words {
  min?: number;
  max?: number;
}

/** A list of objects. `item` is what one of them is called, for announcements: "step". */
export function list<Shape extends z.ZodRawShape>(
  label: string,
  item: string,
  shape: Shape,
  options: ListOptions = {},
) {
  return listOf(label, item, z.object(shape), options);
}

/** A list of single values: `listOf("Phone numbers", "phone number", phone("Number"))`. */
export function listOf<Element extends z.ZodType>(
  label: string,
  item: string,
  element: Element,
  { min = 0, max = 40, ...words }: ListOptions = {},
) {
  const tooFew = min > 1 ? `${label}: add at least ${min}` : `${label}: add at least one ${item}`;
  return z
    .array(element, tooFew)
    .min(min, tooFew)
    .max(max, `${label}: at most ${max} are shown`)
    .register(fieldMeta, { control: "list", label, item, min, max, ...words });
}

/** Fields that belong together. */
export function group<Shape extends z.ZodRawShape>(label: string, shape: Shape, words: Words = {}) {
  return z.object(shape, `${label} is missing`).register(fieldMeta, { control: "group", label, ...words });
}

interface TextOptions extends Words {
  /** With 0 the text may be empty. */
  min?: 0 | 1;
  /** Most characters. */
  max?: number;
  /** Whether readers see it. */
  isShown?: boolean;
  /** Characters that search engines show. */
  advised?: number;
}

interface TextFormat {
  /** What a text that is not empty must be, and what to say of one that is not. */
  fits?: (value: string) => boolean;
  problem?: string;
  /** Brings other spellings into the one that is stored. */
  tidy?: (value: string) => string;
}

/** Makes the descriptor of a kind of text. */
export function textOf(
  control: Control,
  maxLength: number,
  { fits, problem, tidy = trimmed }: TextFormat = {},
) {
  return (label: string, { min = 1, max = maxLength, ...words }: TextOptions = {}) =>
    z
      .string(`${label} is missing`)
      .overwrite(tidy)
      .min(min, `${label} is missing`)
      .max(max, `${label}: at most ${max} characters`)
      .refine((value) => value === "" || !fits || fits(value), `${label}: ${problem}`)
      .register(fieldMeta, { control, label, max, ...(min === 0 ? { min } : {}), ...words });
}

export function trimmed(value: string): string {
  return withPlainLineEnds(value).trim();
}

/** Line ends as `\n`, and no NUL, which Postgres keeps in no text. */
export function withPlainLineEnds(value: string): string {
  return value.replace(/\r\n?/g, "\n").replaceAll("\0", "");
}
