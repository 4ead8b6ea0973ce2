import { z } from "zod";
import * as fields from "#app/fields/descriptors.ts";
import { describeField, type FieldDescription } from "#app/fields/field-meta.ts";
import { hexColour } from "#app/fields/hex-colour.ts";
import { contentReferences } from "#app/fields/references.ts";
import { readContainerId } from "./container-id.ts";
import { messages } from "./messages.ts";
import { readOutline } from "./outline.ts";

/*
 * A setting is a field with a default, based on the descriptors of app/fields. Unlike other fields, a text setting may
 * be empty unless it is required.
 */

/** A part of the items of a list. */
export interface Part<Value = unknown> extends FieldDescription {
  schema: z.ZodType<Value>;
  default: Value;
}

export interface Setting<Value = unknown> extends Part<Value> {
  /** Whether each language of the site can have its own value, as texts for visitors do. */
  perLanguage: boolean;
}

interface Words {
  label: string;
  help?: string;
}

/** Required of settings with text that somebody writes; a section does not compile without it. */
type Decision = Pick<Setting, "perLanguage">;

function setting<Value>(schema: z.ZodType, initial: Value, perLanguage = false): Setting<Value> {
  const [description] = describeField("", schema);
  if (!description) throw new Error("a setting is made of a descriptor");
  return { ...description, schema: schema as z.ZodType<Value>, default: initial, perLanguage };
}

/** Sends a setting to the browser with every public page, where components read it by `useSite().settings`. */
export function onEveryPage<Each extends Setting>(each: Each): Each & { isOnEveryPage: true } {
  return { ...each, isOnEveryPage: true };
}

interface TextOptions extends Words {
  /** Empty by default. */
  default?: string;
  /** Maximum characters. */
  max?: number;
  required?: boolean;
}

type TextDescriptor<More> = (
  label: string,
  options: { help?: string; min?: 0 | 1; max?: number } & More,
) => z.ZodString;

function textSetting<More = unknown>(descriptor: TextDescriptor<More>, maxLength?: number) {
  return ({
    label,
    default: initial = "",
    required = false,
    max = maxLength,
    perLanguage,
    ...more
  }: TextOptions & Partial<Decision> & More): Setting<string> => {
    const options = { ...more, min: required ? 1 : 0, ...(max === undefined ? {} : { max }) };
    const schema = descriptor(label, options as Parameters<typeof descriptor>[1]); // without label and default
    return setting(required ? schema : schema.default(""), initial, perLanguage);
  };
}

/** A setting says whether its text is per language; a part of a list follows its list. */
interface ReadableText {
  (options: TextOptions & Decision): Setting<string>;
  (options: TextOptions): Part<string>;
}

/** A single line. */
export const text: ReadableText = textSetting(fields.text);

/** Multiple lines. */
export const longText: ReadableText = textSetting(fields.longText, 1000);

export const email = textSetting(fields.email);
export const phone = textSetting(fields.phone);

/** A link's address: a path of this site, a web address, `mailto:` or `tel:`. */
export const link: ReadableText = textSetting(fields.address);

/** A picture's address, possibly empty. Old rows may have http addresses. */
export const image = textSetting(
  fields.textOf("picture", 2000, {
    fits: (value) => /^(https?:\/\/[^\s/\\]|\/(?![/\\]))\P{Cc}*$/iu.test(value),
    problem: messages.notALink,
  }),
);

/** The address of a film of the media library or of the site's own files, possibly empty. */
export const film = textSetting(
  fields.textOf("film", 2000, {
    fits: (value) => /^\/(media\/[\da-f-]{36}|art\/[\w/-]+\.(mp4|webm))$/.test(value),
    problem: messages.notAFilm,
  }),
);

/** Stored with six digits; `against` names the setting with the background of text in this colour. */
export const colour = textSetting<{ against?: { field: string; name: string } }>(hexColour);

/** A tag manager container id, possibly empty. */
export const containerId = textSetting(
  fields.textOf("text", 20, {
    fits: (value) => readContainerId(value) !== undefined,
    problem: messages.notAContainer,
  }),
);

/** A time of day. */
export const timeOfDay = textSetting(fields.timeOfDay);

/** A date or, without a year, a day of every year. */
export const dayOfYear = textSetting(
  fields.textOf("text", 10, {
    fits: (value) => z.iso.date().safeParse(value.length === 5 ? `2000-${value}` : value).success,
    problem: messages.notAHoliday,
  }),
);

/** A time zone of the IANA database. */
export const timeZone = textSetting(
  fields.textOf("text", 60, {
    fits: isTimeZone,
    problem: messages.notATimeZone,
  }),
);

/** An outline as SVG, possibly empty. */
export const outline = textSetting(
  fields.textOf("code", 20_000, {
    fits: (value) => readOutline(value) !== undefined,
    problem: messages.notAnOutline,
  }),
);

/** Markup or script, stored as written. */
export const code = textSetting(fields.textOf("code", 50_000, { tidy: fields.withPlainLineEnds }));

/** On unless the stored text is "false". */
export const flag = (words: Words) => flagOf(words, true);

/** Off unless the stored text is "true". */
export const optIn = (words: Words) => flagOf(words, false);

// Browsers submit nothing for an unchecked checkbox, so the schema's default is false.
const flagOf = ({ label, ...words }: Words, initial: boolean) =>
  setting(fields.toggle(label, words).default(false), initial);

/** An integer; `orZero` also allows 0 below the minimum. */
export function number({
  label,
  default: initial,
  ...options
}: Words & { default: number; min: number; max: number; orZero?: boolean; unit: string }) {
  return setting(fields.number(label, options), initial);
}

interface ChoiceOptions<Value extends string> extends Words {
  options: Record<Value, string>;
}

export function choice<const Value extends string>({
  label,
  options,
  default: initial,
  ...words
}: ChoiceOptions<Value> & { default: NoInfer<Value> }): Setting<Value> {
  return setting(fields.choice(label, options, words), initial);
}

/** Any number of several values, stored as a JSON list. */
export function choices<const Value extends string>({
  label,
  options,
  default: initial,
  ...words
}: ChoiceOptions<Value> & { default: NoInfer<Value>[] }): Setting<Value[]> {
  return setting(fields.choices(label, options, words), initial);
}

interface ContentsOptions extends Words, Decision {
  /** The name of the content type. */
  of: string;
  singular: string;
  max: number;
}

/** Items of a content type by id, stored as a JSON list. */
export function contents({
  label,
  of,
  singular,
  perLanguage,
  ...options
}: ContentsOptions): Setting<string[]> {
  return setting(contentReferences(label, of, { item: singular, ...options }), [], perLanguage);
}

/** The fields of a list item, by name. */
type Parts = Record<string, Part<string>>;

type ItemOf<Item extends Part<string> | Parts> =
  Item extends Part<string> ? string : { [Name in keyof Item]: string };

interface ListOptions<Item extends Part<string> | Parts> extends Words, Decision {
  /** The name of one item: "phone number". */
  singular: string;
  item: Item;
  default?: ItemOf<Item>[];
  max?: number;
}

/** A JSON list of texts (`item` is a part) or of objects (`item` maps names to parts). */
export function list<Item extends Part<string> | Parts>({
  label,
  singular,
  item,
  default: initial = [],
  max = 60,
  perLanguage,
  ...words
}: ListOptions<Item>): Setting<ItemOf<Item>[]> {
  const element = isPart(item)
    ? item.schema
    : z.object(Object.fromEntries(Object.entries(item).map(([name, part]) => [name, part.schema])));
  return setting(fields.listOf(label, singular, element, { ...words, max }), initial, perLanguage);
}

function isPart(item: Part<string> | Parts): item is Part<string> {
  return typeof item.control === "string";
}

function isTimeZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat("en", { timeZone: name }));
  } catch {
    return false;
  }
}
