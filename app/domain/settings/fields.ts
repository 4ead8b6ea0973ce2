import { z } from "zod";
import { readContainerId } from "./container-id.ts";
import type {
  ChoiceField,
  ChoicesField,
  FlagField,
  ItemOf,
  ListField,
  NumberField,
  Parts,
  TextField,
  TextKind,
} from "./field.ts";
import { isTextField } from "./field.ts";

interface Words {
  label: string;
  help?: string;
}

interface TextOptions extends Words {
  /** Nothing unless said. */
  default?: string;
  /** Most characters. */
  max?: number;
  required?: boolean;
}

/** One line. */
export const text = textOf("text", 160);

/** Several lines; line ends are stored as `\n`. */
export const longText = textOf("longText", 1000);

export const email = textOf("email", 254, {
  fits: (value) => z.email().safeParse(value).success,
  problem: "This is not an e-mail address",
});

/** At least ten of digits, spaces, plus, hyphen and parentheses, as the enquiry form asks of a visitor. */
export const phone = textOf("phone", 40, {
  fits: (value) => /^[\d\s+()-]{10,}$/.test(value),
  problem: "Use at least 10 digits, spaces, +, - or parentheses",
});

/**
 * Where a link goes: a path of this site, a web address, `mailto:` or `tel:`. Nothing that runs as a script, and no
 * `/\\host`, which browsers read as `//host`.
 */
export const link = textOf("link", 2000, {
  fits: (value) => /^(https?:\/\/[^\s/\\]|mailto:\S|tel:\S|#|\/(?![/\\]))\P{Cc}*$/iu.test(value),
  problem: "Use a web address or a path that starts with /",
});

/** The address of a picture; empty while there is none. */
export const image = textOf("image", 2000, {
  fits: (value) => /^(https?:\/\/[^\s/\\]|\/(?![/\\]))\P{Cc}*$/iu.test(value),
  problem: "Use a web address or a path that starts with /",
});

/** `#9fd` is `#99ffdd`, https://www.w3.org/TR/css-color-4/#hex-notation. */
export function withSixDigits(colour: string): string {
  return colour.replace(/^#([0-9a-f])([0-9a-f])([0-9a-f])$/i, "#$1$1$2$2$3$3");
}

/** Stored with six digits. */
export const colour = textOf("colour", 7, {
  fits: (value) => /^#[0-9a-f]{6}$/i.test(value),
  problem: "Use three or six hexadecimal digits after a #, like #FF5A1F",
  normalise: withSixDigits,
});

/** A container of the tag manager; empty while there is none. */
export const containerId = textOf("text", 20, {
  fits: (value) => readContainerId(value) !== undefined,
  problem: "Use the container’s id, like GTM-AB12CD3",
});

/** A time of day. */
export const timeOfDay = textOf("text", 5, {
  fits: (value) => /^([01]\d|2[0-3]):[0-5]\d$/.test(value),
  problem: "Use hours and minutes, like 09:00",
});

/** A date, or without its year the same day of every year. */
export const dayOfYear = textOf("text", 10, {
  fits: (value) => z.iso.date().safeParse(value.length === 5 ? `2000-${value}` : value).success,
  problem: "Use a date like 2026-12-24, or 12-24 for every year",
});

/** A time zone of the IANA database. */
export const timeZone = textOf("text", 60, {
  fits: isTimeZone,
  problem: "Use the name of a time zone, like Europe/London",
});

/** Markup or script, kept as it is written. */
export const code = textOf("code", 50_000);

/** On unless the stored text is "false". */
export const flag = (words: Words) => flagOf(words, true);

/** Off unless the stored text is "true". */
export const optIn = (words: Words) => flagOf(words, false);

/** A whole number; with `orZero`, 0 is taken below the minimum too. */
export function number(
  options: Words & { default: number; min: number; max: number; orZero?: boolean; unit: string },
): NumberField {
  const { min, max, orZero = false, ...rest } = options;
  const message = `Use ${orZero && min > 0 ? "0 or " : ""}a whole number from ${min} to ${max}`;
  const schema = z
    .int(message)
    .min(orZero ? 0 : min, message)
    .max(max, message)
    .refine((value) => value >= min || value === 0, message);
  return { kind: "number", schema, ...rest };
}

export function choice<const Options extends Record<string, string>>(
  options: Words & { options: Options; default: keyof Options & string },
): ChoiceField<keyof Options & string> {
  return { kind: "choice", schema: z.enum(keysOf(options.options), "Choose one of the list"), ...options };
}

export function choices<const Options extends Record<string, string>>(
  options: Words & { options: Options; default: (keyof Options & string)[] },
): ChoicesField<keyof Options & string> {
  return { kind: "choices", schema: z.array(z.enum(keysOf(options.options))), ...options };
}

export function list<Item extends TextField | Parts>(
  options: Words & { singular: string; item: Item; default?: ItemOf<Item>[]; max?: number },
): ListField<Item> {
  const { max = 60, ...rest } = options;
  const schema = z.array(itemSchema(options.item)).max(max, `At most ${max} are kept`);
  return { kind: "list", schema, default: [], max, ...rest };
}

interface TextFormat {
  fits: (value: string) => boolean;
  problem: string;
  /** Brings other spellings into the one that is stored. */
  normalise?: (value: string) => string;
}

function textOf(kind: TextKind, longest: number, format: TextFormat = { fits: () => true, problem: "" }) {
  return ({ default: initial = "", max = longest, required = false, ...words }: TextOptions): TextField => {
    const tidied = z.string("Fill this in").overwrite(kind === "code" ? withPlainLineEnds : tidy);
    const normalised = format.normalise ? tidied.overwrite(format.normalise) : tidied;
    const filled = required ? normalised.min(1, "Fill this in") : normalised;
    const checked = filled
      .max(max, `At most ${max} characters`)
      .refine((value) => value === "" || format.fits(value), format.problem);
    return { kind, schema: required ? checked : checked.default(""), default: initial, required, ...words };
  };
}

function flagOf(words: Words, initial: boolean): FlagField {
  // The schema's own default is what a browser means by sending nothing for a checkbox.
  return { kind: "flag", schema: z.boolean().default(false), default: initial, ...words };
}

function itemSchema<Item extends TextField | Parts>(item: Item): z.ZodType<ItemOf<Item>> {
  const schema = isTextField(item)
    ? item.schema
    : z.object(Object.fromEntries(Object.entries(item).map(([name, part]) => [name, part.schema])));
  return schema as z.ZodType<ItemOf<Item>>; // both branches follow ItemOf, which TypeScript does not unfold here
}

function keysOf<Options extends Record<string, string>>(options: Options) {
  return Object.keys(options) as (keyof Options & string)[];
}

function isTimeZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat("en", { timeZone: name }));
  } catch {
    return false;
  }
}

const withPlainLineEnds = (value: string) => value.replace(/\r\n?/g, "\n");

const tidy = (value: string) => withPlainLineEnds(value).trim();
