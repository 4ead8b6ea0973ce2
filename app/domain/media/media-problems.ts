import { type MediaKind, mediaKinds, mediaMaxBytes, pictureMaxPixels, uploadMaxBytes } from "./media.ts";

const kindNames: Record<MediaKind, string> = {
  picture: "A picture",
  drawing: "An SVG drawing",
  film: "A film",
  document: "A PDF",
};

/** What to do with files that people have and browsers do not show. */
const waysOut: Record<string, string | undefined> = {
  heic: "a HEIC photograph; save it as JPEG first",
  heif: "a HEIF photograph; save it as JPEG first",
  tif: "a TIFF picture; save it as PNG or JPEG first",
  psd: "a Photoshop file; save it as PNG or JPEG first",
  gif: "a GIF; save it as PNG, or as MP4 if it moves",
  bmp: "a BMP picture; save it as PNG first",
  mov: "a QuickTime film; save it as MP4 first",
  mkv: "a Matroska film; save it as WebM or MP4 first",
  avi: "an AVI film; save it as MP4 first",
};

const megabytes = (bytes: number) => `${bytes / 1_048_576} MB`;
const megapixels = (pixels: number) => `${Math.floor(pixels / 1_000_000)} megapixels`;

/** Why a file is not taken, in words for whoever offered it. */
export const mediaProblems = {
  empty: (name: string) => `${name} is empty.`,
  wrongType: (name: string, extension: string | undefined) => {
    const wayOut = extension && waysOut[extension];
    return wayOut
      ? `${name} is ${wayOut}.`
      : `${name} is none of what the library takes: JPEG, PNG, WebP, AVIF, SVG, MP4, WebM and PDF, judged by its content.`;
  },
  tooLarge: (name: string, kind: MediaKind) =>
    `${name} is too large. ${kindNames[kind]} may have ${megabytes(mediaMaxBytes[kind])}.`,
  tooManyPixels: (name: string, { width, height }: { width: number; height: number }) =>
    `${name} has ${width} × ${height} pixels. A picture may have ${megapixels(pictureMaxPixels)}; make it smaller first.`,
  tooManyDownloads: "Too many pictures are being downloaded. Try again in a moment.",
  notAPicture: (name: string) => `${name} is not a picture.`,
  notDownloaded: (host: string) =>
    `A picture from ${host} could not be downloaded. Save it on your device, then upload it.`,
  otherKind: (name: string, kind: MediaKind) =>
    `${name} is of another kind. ${kindNames[kind]} can be replaced by one of its kind only.`,
};

const limits: Record<MediaKind, string> = {
  picture: `pictures (JPEG, PNG, WebP, AVIF) up to ${megabytes(mediaMaxBytes.picture)} and ${megapixels(pictureMaxPixels)}`,
  drawing: `SVG up to ${megabytes(mediaMaxBytes.drawing)}`,
  film: `films (MP4, WebM) up to ${megabytes(mediaMaxBytes.film)}`,
  document: `PDF up to ${megabytes(mediaMaxBytes.document)}`,
};

/** What is taken of these kinds, in one sentence, to be read before anything is chosen. */
export function mediaLimits(kinds: readonly MediaKind[] = mediaKinds): string {
  return `Takes ${kinds.map((kind) => limits[kind]).join(", ")}.`;
}

export const uploadLimit = `One form takes ${megabytes(uploadMaxBytes)} in all.`;
