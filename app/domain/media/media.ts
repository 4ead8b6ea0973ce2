import { z } from "zod";
import { typedNumber } from "#app/fields/typed-number.ts";
import type { VariantFormat } from "#db/schema/media.ts";
import { messages } from "./messages.ts";

export const mediaKinds = ["picture", "drawing", "film", "document"] as const;
export type MediaKind = (typeof mediaKinds)[number];

/** Names in the admin. */
export const kindNames: Record<MediaKind, { one: string; many: string }> = {
  picture: { one: messages.picture, many: messages.pictures },
  drawing: { one: messages.drawing, many: messages.drawings },
  film: { one: messages.video, many: messages.videos },
  document: { one: messages.document, many: messages.documents },
};

const megabyte = 1_048_576;

/**
 * Accepted media types. `as` is the format of the public file; pictures are encoded in several formats and widths
 * instead.
 */
export const mediaTypes = {
  "image/jpeg": { kind: "picture", label: "JPEG", extension: "jpg", as: undefined },
  "image/png": { kind: "picture", label: "PNG", extension: "png", as: undefined },
  "image/webp": { kind: "picture", label: "WebP", extension: "webp", as: undefined },
  "image/avif": { kind: "picture", label: "AVIF", extension: "avif", as: undefined },
  "image/svg+xml": { kind: "drawing", label: "SVG", extension: "svg", as: "svg" },
  "video/mp4": { kind: "film", label: "MP4", extension: "mp4", as: "mp4" },
  "video/webm": { kind: "film", label: "WebM", extension: "webm", as: "webm" },
  "application/pdf": { kind: "document", label: "PDF", extension: "pdf", as: "pdf" },
} as const satisfies Record<
  string,
  { kind: MediaKind; label: string; extension: string; as: VariantFormat | undefined }
>;

export type MediaType = keyof typeof mediaTypes;

export function isMediaType(type: string): type is MediaType {
  return type in mediaTypes;
}

/** Returns the kind of a media type. */
export function kindOf(type: string): MediaKind {
  return isMediaType(type) ? mediaTypes[type].kind : "document";
}

export function typesOf(kind: MediaKind): MediaType[] {
  return (Object.keys(mediaTypes) as MediaType[]).filter((type) => mediaTypes[type].kind === kind);
}

/** Maximum bytes per file, by kind. */
export const mediaMaxBytes: Record<MediaKind, number> = {
  picture: 25 * megabyte,
  drawing: megabyte,
  film: 40 * megabyte,
  document: 25 * megabyte,
};

/** Maximum pixels of a picture: more than most cameras produce, and some 200 MB of memory. */
export const pictureMaxPixels = 50_000_000;

/** Maximum bytes of an upload request; the edge has the same limit. */
export const uploadMaxBytes = 48 * megabyte;

/** Stored picture widths in pixels: from a logo on a phone to a hero on a large screen. */
export const pictureWidths = [320, 640, 960, 1280, 1920, 2560] as const;

/** Stored picture formats: AVIF for browsers, WebP for feeds, share cards and whatever else cannot read it. */
export const pictureFormats = ["avif", "webp"] as const;
export type PictureFormat = (typeof pictureFormats)[number];

/** Returns the stored widths of a picture: those below its own, and its own up to the maximum. */
export function widthsFor(width: number): number[] {
  const largest = Math.max(...pictureWidths);
  return [...pictureWidths.filter((each) => each < Math.min(width, largest)), Math.min(width, largest)];
}

/** Value of a file field's `accept` attribute. */
export const acceptedFiles = Object.entries(mediaTypes)
  .flatMap(([type, { extension }]) => [type, `.${extension}`])
  .join(",");

export const altMaxLength = 300;
const tagMaxLength = 40;
export const tagsMax = 20;

/** Percentage in the form; a fraction in the database. */
const percent = typedNumber(
  z.int(messages.useANumberFrom0).min(0, messages.useANumberFrom0).max(100, messages.useANumberFrom0),
  { decimal: "." }, // such small numbers are read alike in every format
)
  .default(50)
  .transform((value) => value / 100);

/** Comma-separated tags; deduplicated, in lower case. */
export const tagsSchema = z
  .string()
  .default("")
  .transform((typed) => [...new Set(typed.split(",").map(tidyTag).filter(Boolean))])
  .pipe(
    z
      .array(z.string().max(tagMaxLength, messages.aTagHasAtMost(tagMaxLength)))
      .max(tagsMax, messages.atMostTags(tagsMax)),
  );

function tidyTag(tag: string): string {
  return tag.trim().replace(/\s+/g, " ").toLowerCase();
}

/** The metadata that an editor enters. */
export const mediaDetailsSchema = z.object({
  name: z
    .string(messages.enterAName)
    .trim()
    .min(1, messages.enterAName)
    .max(200, messages.atMost200Characters),
  alt: z.string().trim().max(altMaxLength, messages.atMostCharacters(altMaxLength)).default(""),
  /** Whether it conveys no information and needs no alternative text. */
  isDecorative: z.boolean().default(false),
  tags: tagsSchema,
  focusX: percent,
  focusY: percent,
});
export type MediaDetails = z.output<typeof mediaDetailsSchema>;

/** The same with a required alternative text. */
export const altQueueSchema = mediaDetailsSchema.refine(({ alt, isDecorative }) => alt || isDecorative, {
  path: ["alt"],
  error: messages.addAlternativeTextOrMark,
});

/** A medium with everything needed to show it; the result of `resolveMedia`. */
export interface MediaSource {
  id: string;
  kind: MediaKind;
  type: string;
  name: string;
  /** Size of the original in bytes. */
  size: number;
  /** Pixels; null for media without dimensions. */
  width: number | null;
  height: number | null;
  alt: string | null;
  /** Focal point in CSS syntax: `50% 20%`. */
  focus: string;
  placeholder: string | null;
  /** The value of `srcset`; undefined for media without several widths. */
  avif?: string;
  /** The largest variant that every browser supports, or the whole film, drawing or document. */
  fallback: string;
}

/** Media per page of the library. */
export const mediaPerPage = 60;
