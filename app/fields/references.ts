import { z } from "zod";
import { hrefSchema } from "#app/domain/links/href.ts";
import { text, toggle, type Words } from "./descriptors.ts";
import { fieldMeta } from "./field-meta.ts";

/* Field descriptors of references: links, pictures and files of the media library, pages. */

/** A link with a label: `{ label, href }`; `hrefSchema` defines the allowed addresses. */
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
 * A picture of the media library (`mediaId`) or of the site's built-in files (`src`). It needs an alternative text
 * unless it is marked as decorative. `focusX` and `focusY` are fractions of its width and height.
 */
export function image(label: string, words: Words = {}) {
  return z
    .object(imageParts, `${label} is missing`)
    .refine(({ mediaId, src }) => mediaId || src, { error: `${label}: choose a picture`, path: ["src"] })
    .refine(({ alt, isDecorative }) => alt || isDecorative, {
      error: `${label}: add alternative text, or mark the picture as decorative`,
      path: ["alt"],
    })
    .register(fieldMeta, { control: "image", label, ...words });
}

/** A page by its id, which is stable across renames, or by its slug. */
export function pageReference(label: string, words: Words = {}) {
  return reference(`${label}: choose a page`).register(fieldMeta, {
    control: "pageReference",
    label,
    ...words,
  });
}

/** Pages by id or slug, in order. */
export function pageReferences(label: string, { max = 40, ...words }: Words & { max?: number } = {}) {
  return z
    .array(reference(`${label}: choose a page`), `${label}: choose at least one page`)
    .max(max, `${label}: at most ${max} are shown`)
    .register(fieldMeta, { control: "pageReferences", label, max, ...words });
}

/**
 * A file to download or play: of the media library (`mediaId`) or of the site's built-in files (`src`). `file` limits
 * the choice to one type; by default both are allowed.
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
    help: "Describes the image to people who cannot see it",
  }).default(""),
  isDecorative: toggle("Decorative image", { help: "It adds nothing to the text beside it" }).default(false),
  focusX: fraction.optional(),
  focusY: fraction.optional(),
  caption: text("Caption", { max: 160 }).optional(),
};

function reference(message: string) {
  return z.string(message).min(1, message).max(80);
}
