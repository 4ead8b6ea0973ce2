import { z } from "zod";
import type { VariantFormat } from "#db/schema/media.ts";

export const mediaKinds = ["picture", "drawing", "film", "document"] as const;
export type MediaKind = (typeof mediaKinds)[number];

/** What they are called in the admin. */
export const kindNames: Record<MediaKind, { one: string; many: string }> = {
  picture: { one: "Picture", many: "Pictures" },
  drawing: { one: "Drawing", many: "Drawings" },
  film: { one: "Film", many: "Films" },
  document: { one: "Document", many: "Documents" },
};

const megabyte = 1_048_576;

/**
 * What the library takes, by media type. `as` is the format in which the public gets it; pictures are made anew in
 * several formats and widths instead.
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

/** The kind of what is stored under a media type. */
export function kindOf(type: string): MediaKind {
  return isMediaType(type) ? mediaTypes[type].kind : "document";
}

export function typesOf(kind: MediaKind): MediaType[] {
  return (Object.keys(mediaTypes) as MediaType[]).filter((type) => mediaTypes[type].kind === kind);
}

/** Bytes of the largest file of each kind. */
export const mediaMaxBytes: Record<MediaKind, number> = {
  picture: 25 * megabyte,
  drawing: megabyte,
  film: 40 * megabyte,
  document: 25 * megabyte,
};

/** Pixels of the largest picture: more than most cameras make, and some 200 MB of memory. */
export const pictureMaxPixels = 50_000_000;

/** Bytes of one request with files: the edge takes no more. */
export const uploadMaxBytes = 48 * megabyte;

/** Pixels of the widths that pictures are kept in: from a mark on a phone to a hero on a large screen. */
export const pictureWidths = [320, 640, 960, 1280, 1920, 2560] as const;

/** Formats that pictures are kept in, the smaller first; browsers without it take the other. */
export const pictureFormats = ["avif", "webp"] as const;
export type PictureFormat = (typeof pictureFormats)[number];

/** The widths that a picture is kept in: those below its own, and its own up to the largest. */
export function widthsFor(width: number): number[] {
  const largest = Math.max(...pictureWidths);
  return [...pictureWidths.filter((each) => each < Math.min(width, largest)), Math.min(width, largest)];
}

/** What the `accept` attribute of a file field says. */
export const acceptedFiles = Object.entries(mediaTypes)
  .flatMap(([type, { extension }]) => [type, `.${extension}`])
  .join(",");

export const altMaxLength = 300;
const tagMaxLength = 40;
export const tagsMax = 20;

/** Per cent of a length, as it is typed; a fraction of it, as it is kept. */
const percent = z
  .number("Use a number from 0 to 100")
  .min(0, "Use a number from 0 to 100")
  .max(100, "Use a number from 0 to 100")
  .default(50)
  .transform((value) => value / 100);

/** Tags as they are typed, parted by commas; each once, in small letters. */
export const tagsSchema = z
  .string()
  .default("")
  .transform((typed) => [...new Set(typed.split(",").map(tidyTag).filter(Boolean))])
  .pipe(
    z
      .array(z.string().max(tagMaxLength, `A tag has at most ${tagMaxLength} characters`))
      .max(tagsMax, `At most ${tagsMax} tags`),
  );

function tidyTag(tag: string): string {
  return tag.trim().replace(/\s+/g, " ").toLowerCase();
}

/** What an editor says of a medium. */
export const mediaDetailsSchema = z.object({
  name: z.string("Give it a name").trim().min(1, "Give it a name").max(200, "At most 200 characters"),
  alt: z.string().trim().max(altMaxLength, `At most ${altMaxLength} characters`).default(""),
  /** Nothing is lost to those who do not see it. */
  isDecorative: z.boolean().default(false),
  tags: tagsSchema,
  focusX: percent,
  focusY: percent,
  /** Of the medium as it was read. */
  version: z.int().positive(),
});
export type MediaDetails = z.output<typeof mediaDetailsSchema>;

/** The same where an alternative text is what is asked for. */
export const altQueueSchema = mediaDetailsSchema.refine(({ alt, isDecorative }) => alt || isDecorative, {
  path: ["alt"],
  error: "Say what it shows, or mark it as decoration",
});

/** A medium with all that is needed to show it; as `resolveMedia` answers. */
export interface MediaSource {
  id: string;
  kind: MediaKind;
  type: string;
  name: string;
  /** Bytes of the original. */
  size: number;
  /** Pixels; null for what has none. */
  width: number | null;
  height: number | null;
  alt: string | null;
  /** Where to look first, as CSS says it: `50% 20%`. */
  focus: string;
  placeholder: string | null;
  /** Values of `srcset`; undefined for what is not kept in several widths. */
  avif?: string;
  webp?: string;
  /** The largest that every browser can show, or the whole film, drawing or document. */
  fallback: string;
}

/** How many of the library are shown at once. */
export const mediaPerPage = 60;
