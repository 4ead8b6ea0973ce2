import { type MediaKind, mediaKinds, mediaMaxBytes, pictureMaxPixels } from "./media.ts";
import { messages } from "./messages.ts";

const kindNames: Record<MediaKind, string> = {
  picture: messages.aPicture,
  drawing: messages.anSvgDrawing,
  film: messages.aVideo,
  document: "A PDF",
};

/** Fixes for common file types that browsers do not show. */
const conversionHints: Record<string, string | undefined> = {
  heic: messages.heicFix,
  heif: messages.heifFix,
  tif: messages.tiffFix,
  psd: messages.photoshopFix,
  gif: messages.gifFix,
  bmp: messages.bmpFix,
  mov: messages.quickTimeFix,
  mkv: messages.matroskaFix,
  avi: messages.aviFix,
};

const megabytes = (bytes: number) => `${bytes / 1_048_576} MB`;
const megapixels = (pixels: number) => messages.megapixels(Math.floor(pixels / 1_000_000));

/** Reasons for a rejected file, shown to the uploader. */
export const mediaProblems = {
  empty: (name: string) => messages.isEmpty(name),
  wrongType: (name: string, extension: string | undefined) => {
    const wayOut = extension && conversionHints[extension];
    return wayOut ? messages.isUnsupported(name, wayOut) : messages.theTypeOfIsNot(name);
  },
  animated: (name: string) => messages.isUnsupported(name, messages.animatedFix),
  tooLarge: (name: string, kind: MediaKind) =>
    messages.isTooLargeCanHave(name, kindNames[kind], megabytes(mediaMaxBytes[kind])),
  tooManyPixels: (name: string, { width, height }: { width: number; height: number }) =>
    messages.hasPixelsTheLimitIs(name, width, height, megapixels(pictureMaxPixels)),
  tooSmall: (name: string, { width, height }: { width: number; height: number }) =>
    messages.isTooSmall(name, width, height),
  tooManyDownloads: messages.tooManyPicturesAreBeing,
  notAPicture: (name: string) => messages.isNotAPicture(name),
  notDownloaded: (source: string) => messages.aPictureFromCouldNot(source),
  otherKind: (name: string, kind: MediaKind) => messages.hasADifferentFileType(name, kindNames[kind]),
};

const limits: Record<MediaKind, string> = {
  picture: messages.picturesJpegPngWebpAvif(megabytes(mediaMaxBytes.picture), megapixels(pictureMaxPixels)),
  drawing: messages.svgUpTo(megabytes(mediaMaxBytes.drawing)),
  film: messages.videosMp4WebmUpTo(megabytes(mediaMaxBytes.film)),
  document: messages.pdfUpTo(megabytes(mediaMaxBytes.document)),
};

/** Describes the accepted files of these kinds in one sentence, for the file picker. */
export function mediaLimits(kinds: readonly MediaKind[] = mediaKinds): string {
  return messages.accepted(kinds.map((kind) => limits[kind]).join(", "));
}
