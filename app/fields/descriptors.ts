import { z } from "zod";
import { hrefSchema } from "#app/domain/links/href.ts";
import { isEmptyRichText, richTextOr } from "#app/domain/rich-text/document.ts";
import { type Control, fieldMeta } from "./field-meta.ts";

/*
 * Field descriptors: what blocks, settings, pages and every content type are made of. Each is a zod schema that also
 * says how it is edited; `fieldsOf` reads that, so forms are generated. A field is required unless `.optional()` or
 * `.default(…)` follows it. See docs/fields.md.
 */

interface Words {
  /** A sentence beside the field. */
  help?: string;
}

/** One line of at most `max` characters. */
export const text = textOf("text", 160);

/** Several lines, without markup. */
export const longText = textOf("longText", 600);

/** Lines of code, kept as they are. */
export function code(label: string, { max = 20_000, ...words }: Words & { max?: number } = {}) {
  return z
    .string(`${label} is missing`)
    .overwrite((value) => withPlainLineEnds(value).trimEnd())
    .min(1, `${label} is missing`)
    .max(max, `${label}: at most ${max} characters`)
    .register(fieldMeta, { control: "code", label, max, ...words });
}

/** A document of headings, lists, links, tables and pictures. */
export function richText(label: string, words: Words = {}) {
  const problem = `${label} is missing`;
  return richTextOr(problem)
    .refine((document) => !isEmptyRichText(document), problem)
    .register(fieldMeta, { control: "richText", label, ...words });
}

/** A whole number. */
export function number(label: string, { min, max, ...words }: Words & { min: number; max: number }) {
  const message = `${label}: use a whole number from ${min} to ${max}`;
  return z
    .int(message)
    .min(min, message)
    .max(max, message)
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

/** Words that lead somewhere: `{ label, href }`, see `hrefSchema` for where. */
export function link(label: string, words: Words = {}) {
  return z
    .object(
      {
        label: text("Words", { max: 80 }),
        href: hrefSchema("Address").register(fieldMeta, { control: "href", label: "Address" }),
      },
      `${label} is missing`,
    )
    .register(fieldMeta, { control: "link", label, ...words });
}

/**
 * A picture of the media library (`mediaId`) or of the site's own files (`src`). It says in words what it shows,
 * unless it is marked as decoration. `focusX` and `focusY` are fractions of its width and height.
 */
export function image(label: string, words: Words = {}) {
  return z
    .object(imageParts, `${label} is missing`)
    .refine(({ mediaId, src }) => mediaId || src, { error: `${label}: choose a picture`, path: ["src"] })
    .refine(({ alt, isDecorative }) => alt || isDecorative, {
      error: `${label}: say what it shows, or mark it as decoration`,
      path: ["alt"],
    })
    .register(fieldMeta, { control: "image", label, ...words });
}

/** A list of objects. `item` is what one of them is called, for announcements: "step". */
export function list<Shape extends z.ZodRawShape>(
  label: string,
  item: string,
  shape: Shape,
  { min = 0, max = 40, ...words }: Words & { min?: number; max?: number } = {},
) {
  const tooFew = min > 1 ? `${label}: add at least ${min}` : `${label}: add at least one ${item}`;
  return z
    .array(z.object(shape), tooFew)
    .min(min, tooFew)
    .max(max, `${label}: at most ${max} are shown`)
    .register(fieldMeta, { control: "list", label, item, min, max, ...words });
}

/** Fields that belong together. */
export function group<Shape extends z.ZodRawShape>(label: string, shape: Shape, words: Words = {}) {
  return z.object(shape, `${label} is missing`).register(fieldMeta, { control: "group", label, ...words });
}

/** A page by its id, which survives a rename, or by its slug. */
export function pageReference(label: string, words: Words = {}) {
  return reference(`${label}: choose a page`).register(fieldMeta, {
    control: "pageReference",
    label,
    ...words,
  });
}

/** Pages by their ids or slugs, in order. */
export function pageReferences(label: string, { max = 40, ...words }: Words & { max?: number } = {}) {
  return z
    .array(reference(`${label}: choose a page`), `${label}: choose at least one page`)
    .max(max, `${label}: at most ${max} are shown`)
    .register(fieldMeta, { control: "pageReferences", label, max, ...words });
}

/**
 * A file to download or play: one of the media library (`mediaId`) or of the site's own files (`src`). `file` is the
 * only kind that can be chosen; both unless given.
 */
export function mediaFile(label: string, words: Words & { file?: "film" | "document" } = {}) {
  return z
    .object({ mediaId: z.uuid().optional(), src: ownFile.optional() }, `${label} is missing`)
    .refine(({ mediaId, src }) => mediaId || src, { error: `${label}: choose a file`, path: ["src"] })
    .register(fieldMeta, { control: "mediaFile", label, ...words });
}

const ownFile = z
  .string()
  .max(2000)
  .regex(/^(https:\/\/|\/(?!\/))/, "Use a path that starts with / or an https address");

const fraction = z.number().min(0).max(1);

const imageParts = {
  mediaId: z.uuid().optional(),
  src: ownFile.optional(),
  alt: text("Alternative text", {
    max: 300,
    help: "What the picture shows, for those who cannot see it",
  }).default(""),
  isDecorative: toggle("Decoration", { help: "It says nothing that the words beside it do not" }).default(
    false,
  ),
  focusX: fraction.optional(),
  focusY: fraction.optional(),
  caption: text("Caption", { max: 160 }).optional(),
};

function reference(message: string) {
  return z.string(message).min(1, message).max(80);
}

interface TextOptions extends Words {
  /** Most characters. */
  max?: number;
  /** Whether readers see it. */
  isShown?: boolean;
}

function textOf(control: Control, longest: number) {
  return (label: string, { max = longest, ...words }: TextOptions = {}) =>
    z
      .string(`${label} is missing`)
      .overwrite(withPlainLineEnds)
      .trim()
      .min(1, `${label} is missing`)
      .max(max, `${label}: at most ${max} characters`)
      .register(fieldMeta, { control, label, max, ...words });
}

/** Line ends as `\n`, and no NUL, which Postgres keeps in no text. */
function withPlainLineEnds(value: string): string {
  return value.replace(/\r\n?/g, "\n").replaceAll("\0", "");
}
