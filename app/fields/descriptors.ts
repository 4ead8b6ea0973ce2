import { z } from "zod";
import { isAllowedHref, pageIdOfHref, pictureAddress } from "#app/domain/links/href.ts";
import { isEmptyRichText, richTextOr } from "#app/domain/rich-text/document.ts";
import { storableText } from "#app/platform/storable-text.ts";
import { type Control, fieldMeta } from "./field-meta.ts";
import * as messages from "./messages.ts";

/*
 * Field descriptors for blocks, settings, pages and all content types. Each is a zod schema with editing metadata,
 * which `fieldsOf` reads to generate forms. A field is required unless `.optional()` or `.default(…)` follows it. See
 * docs/fields.md.
 */

export interface Words {
  /** Help text beside the field. */
  help?: string;
}

/** A single line of at most `max` characters. */
export const text = textOf("text", 160);

/** Multiple lines of plain text. */
export const longText = textOf("longText", 600);

/** Source code; only trailing white space is removed. */
export const code = textOf("code", 20_000, { tidy: (value) => withPlainLineEnds(value).trimEnd() });

export const email = textOf("email", 254, {
  fits: (value) => z.email().safeParse(value).success,
  problem: messages.notAnEmailAddress,
});

/** At least ten digits, spaces, plus, hyphens and parentheses, the same rule as in the enquiry form. */
export const phone = textOf("phone", 40, {
  fits: (value) => /^[\d\s+()-]{10,}$/.test(value),
  problem: messages.notAPhoneNumber,
});

const isTimeOfDay = (value: string) => /^([01]\d|2[0-3]):[0-5]\d$/.test(value);

/** A time of day, such as 09:30. */
export const timeOfDay = textOf("text", 5, { fits: isTimeOfDay, problem: messages.notATime });

/** A time of day at which something ends; 24:00 is midnight. */
export const endTime = textOf("text", 5, {
  fits: (value) => value === "24:00" || isTimeOfDay(value),
  problem: messages.notATime,
});

/** A link's address without a label: a path of this site, a web address, `mailto:` or `tel:`. */
export const address = textOf("address", 2000, {
  fits: (value) => isAllowedHref(value) && !pageIdOfHref(value),
  problem: messages.notALink,
});

/** A picture by its address: in the media library, among the site's built-in files, or https. */
export const picture = textOf("picture", 2000, {
  fits: (value) => pictureAddress.safeParse(value).success,
  problem: messages.notAPicture,
});

/** A document with headings, lists, links, tables and pictures. */
export function richText(label: string, words: Words = {}) {
  const problem = messages.isMissing(label);
  return richTextOr(problem)
    .refine((document) => !isEmptyRichText(document), problem)
    .register(fieldMeta, { control: "richText", label, ...words });
}

interface NumberOptions extends Words {
  min: number;
  max: number;
  /** Also accepts 0 if that is below the minimum. */
  orZero?: boolean;
  /** The unit: "months", "px". */
  unit?: string;
}

/** An integer. */
export function number(label: string, { min, max, orZero = false, ...words }: NumberOptions) {
  const message =
    orZero && min > 0 ? messages.zeroOrNumberRange(label, min, max) : messages.numberRange(label, min, max);
  return z
    .int(message)
    .min(orZero ? 0 : min, message)
    .max(max, message)
    .refine((value) => value >= min || value === 0, message)
    .register(fieldMeta, { control: "number", label, min, max, ...words });
}

/** One of several values; `options` maps each to its label. */
export function choice<const Value extends string>(
  label: string,
  options: Record<Value, string>,
  words: Words = {},
) {
  const values = Object.keys(options) as Value[];
  return z
    .enum(values, messages.chooseFromTheList(label))
    .register(fieldMeta, { control: "choice", label, options, ...words });
}

/** Any number of several values, in their order. */
export function choices<const Value extends string>(
  label: string,
  options: Record<Value, string>,
  words: Words = {},
) {
  const values = Object.keys(options) as Value[];
  return z
    .array(z.enum(values, messages.chooseFromTheList(label)))
    .register(fieldMeta, { control: "choices", label, options, min: 0, ...words });
}

/** Short texts, edited as one comma-separated line. */
export function tags(label: string, { max = 12, ...words }: Words & { max?: number } = {}) {
  return z
    .array(z.string().trim().min(1).max(40, messages.atMost40Each(label)))
    .max(max, messages.atMost(label, max))
    .register(fieldMeta, { control: "tags", label, min: 0, max, ...words });
}

/** Colours by the names of the tokens in `ui/tokens.css`. */
const colours = { paper: "Paper", sand: "Sand", ink: "Ink", signal: "Signal", muted: "Muted" };

export function colour<const Value extends keyof typeof colours>(
  label: string,
  values: readonly Value[],
  words: Words = {},
) {
  const options = Object.fromEntries(values.map((value) => [value, colours[value]]));
  return z
    .enum(values, messages.chooseAColour(label))
    .register(fieldMeta, { control: "colour", label, options, ...words });
}

export function toggle(label: string, words: Words = {}) {
  return z.boolean(messages.chooseYesOrNo(label)).register(fieldMeta, { control: "toggle", label, ...words });
}

interface ListOptions extends Words {
  min?: number;
  max?: number;
}

/** A list of objects. `item` is the name of one item for announcements: "step". */
export function list<Shape extends z.ZodRawShape>(
  label: string,
  item: string,
  shape: Shape,
  options: ListOptions = {},
) {
  return listOf(label, item, z.object(shape), options);
}

/** A list of scalar values: `listOf("Phone numbers", "phone number", phone("Number"))`. */
export function listOf<Element extends z.ZodType>(
  label: string,
  item: string,
  element: Element,
  { min = 0, max = 40, ...words }: ListOptions = {},
) {
  const tooFew = min > 1 ? messages.addAtLeast(label, min) : messages.addAtLeastOne(label, item);
  return z
    .array(element, tooFew)
    .min(min, tooFew)
    .max(max, messages.atMost(label, max))
    .register(fieldMeta, { control: "list", label, item, min, max, ...words });
}

/** A group of fields. */
export function group<Shape extends z.ZodRawShape>(label: string, shape: Shape, words: Words = {}) {
  return z
    .object(shape, messages.isMissing(label))
    .register(fieldMeta, { control: "group", label, ...words });
}

interface TextOptions extends Words {
  /** 0 allows an empty text. */
  min?: 0 | 1;
  /** Maximum characters. */
  max?: number;
  /** Whether the text is visible to visitors. */
  isShown?: boolean;
  /** Maximum characters that search engines show. */
  advised?: number;
}

interface TextFormat {
  /** The format of a non-empty text, and the error message for other texts. */
  fits?: (value: string) => boolean;
  problem?: string;
  /** Normalises the text before it is stored. */
  tidy?: (value: string) => string;
}

/** Creates the descriptor function of a text format. */
export function textOf(
  control: Control,
  maxLength: number,
  { fits, problem, tidy = trimmed }: TextFormat = {},
) {
  return (label: string, { min = 1, max = maxLength, ...words }: TextOptions = {}) =>
    z
      .string(messages.isMissing(label))
      .overwrite(tidy)
      .min(min, messages.isMissing(label))
      .max(max, messages.tooLong(label, max))
      .refine((value) => value === "" || !fits || fits(value), `${label}: ${problem}`)
      .register(fieldMeta, { control, label, max, ...(min === 0 ? { min } : {}), ...words });
}

export function trimmed(value: string): string {
  return withPlainLineEnds(value).trim();
}

/** Normalises line ends to `\n` and removes NUL, which Postgres texts cannot contain. */
export function withPlainLineEnds(value: string): string {
  return storableText(value.replace(/\r\n?/g, "\n").replaceAll("\0", ""));
}

interface DateOptions extends Words {
  /** The first and last allowed dates. */
  from?: string;
  to?: string;
}

/** A date without a time, stored as `2026-12-31`. */
export function date(label: string, { from = "1900-01-01", to = "2199-12-31", ...words }: DateOptions = {}) {
  const outside = messages.chooseADateBetween(label, from, to);
  return z.iso
    .date({ error: messages.dateExample(label), abort: true })
    .refine((day) => day >= from && day <= to, outside)
    .register(fieldMeta, { control: "date", label, from, to, ...words });
}
