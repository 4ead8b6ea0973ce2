import { z } from "zod";
import { hrefSchema } from "#app/domain/links/href.ts";
import { text, toggle, type Words } from "./descriptors.ts";
import { fieldMeta } from "./field-meta.ts";
import * as messages from "./messages.ts";

/* Field descriptors of references: links, pictures and files of the media library, pages. */

/** A link with a label: `{ label, href }`; `hrefSchema` defines the allowed addresses. */
export function link(label: string, words: Words = {}) {
  return z
    .object(
      {
        label: text(messages.linkText, { max: 80 }),
        href: hrefSchema(messages.address).register(fieldMeta, { control: "href", label: messages.address }),
      },
      messages.isMissing(label),
    )
    .register(fieldMeta, { control: "link", label, ...words });
}

/**
 * A picture of the media library (`mediaId`) or of the site's built-in files (`src`). It needs an alternative text
 * unless it is marked as decorative. `focusX` and `focusY` are fractions of its width and height. `minWidth`: pixels
 * below which it looks blurred in its place on a wide screen.
 */
export function image(label: string, words: Words & { minWidth?: number } = {}) {
  return z
    .object(imageParts, messages.isMissing(label))
    .refine(({ mediaId, src }) => mediaId || src, { error: messages.chooseAPicture(label), path: ["src"] })
    .refine(({ alt, isDecorative }) => alt || isDecorative, {
      error: messages.addAlternativeText(label),
      path: ["alt"],
    })
    .register(fieldMeta, { control: "image", label, ...words });
}

/** A page by its id, which is stable across renames, or by its slug. */
export function pageReference(label: string, words: Words = {}) {
  return reference(messages.chooseAPage(label)).register(fieldMeta, {
    control: "pageReference",
    label,
    ...words,
  });
}

/** Pages by id or slug, in order. */
export function pageReferences(label: string, { max = 40, ...words }: Words & { max?: number } = {}) {
  return z
    .array(reference(messages.chooseAPage(label)), messages.chooseAtLeastOnePage(label))
    .max(max, messages.atMost(label, max))
    .register(fieldMeta, { control: "pageReferences", label, max, ...words });
}

/** Items of a content type by id, in order. `of` is the name of the type, `item` its noun; older blocks have the items' names. */
export function contentReferences(
  label: string,
  of: string,
  { min = 0, max = 40, item = of, ...words }: Words & { min?: number; max?: number; item?: string } = {},
) {
  return z
    .array(z.string().min(1).max(120), messages.chooseFromTheList(label))
    .min(min, messages.chooseFromTheList(label))
    .max(max, messages.atMost(label, max))
    .register(fieldMeta, { control: "contentReferences", label, of, item, max, min, ...words });
}

/**
 * A file to download or play: of the media library (`mediaId`) or of the site's built-in files (`src`). `file` limits
 * the choice to one type; by default both are allowed.
 */
export function mediaFile(label: string, words: Words & { file?: "film" | "document" } = {}) {
  return z
    .object({ mediaId: z.uuid().optional(), src: ownFile.optional() }, messages.isMissing(label))
    .refine(({ mediaId, src }) => mediaId || src, { error: messages.chooseAFile(label), path: ["src"] })
    .register(fieldMeta, { control: "mediaFile", label, ...words });
}

const ownFile = z
  .string()
  .max(2000)
  .regex(/^(https:\/\/|\/(?!\/))/, messages.notALocalPath);

const fraction = z.number().min(0).max(1);

const imageParts = {
  mediaId: z.uuid().optional(),
  src: ownFile.optional(),
  alt: text(messages.alternativeText, {
    max: 300,
    help: messages.alternativeTextHelp,
  }).default(""),
  isDecorative: toggle(messages.decorativeImage, { help: messages.decorativeImageHelp }).default(false),
  focusX: fraction.optional(),
  focusY: fraction.optional(),
  caption: text(messages.caption, { max: 160 }).optional(),
};

function reference(message: string) {
  return z.string(message).min(1, message).max(80);
}
