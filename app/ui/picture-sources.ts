import { type Drawn, pictureNamed } from "./art.ts";
import { fileAddress } from "./file-address.ts";

/** The files of a picture, which can exist in several widths. */
export interface PictureSources {
  /** The largest one that every browser can show. */
  src: string;
  /** Pixels; null if unknown. */
  width?: number | null;
  height?: number | null;
  /** The background colour, or the picture in a few pixels, shown while it loads. */
  ground?: string;
  placeholder?: string | null;
  /** The value of `srcset`; undefined for vector graphics. */
  avif?: string;
  /** The focal point, such as `50% 20%`. */
  focus?: string;
}

/**
 * A picture as views get it: the address of one of the site's own files, or a picture of the library with its files, which
 * has neither address nor `mediaId` if it cannot be shown. With `mediaId` only, it is shown by redirect.
 */
export type ShownPicture = string | (Partial<PictureSources> & { mediaId?: string });

/** Returns the files to show; undefined for a picture that cannot be shown. */
export function sourcesFor(picture: ShownPicture): PictureSources | undefined {
  const src = fileAddress(picture);
  if (!src) return undefined;
  return pictureFor(src) ?? { ...(typeof picture === "object" && picture), src };
}

const ART_PATH = /^\/art\/(.+)-\d+\.(?:avif|webp)$/;

/** Returns the sources of a path such as /art/covers/ostra-bank-1024.webp; undefined for any other picture. */
export function pictureFor(src: string) {
  const [, name = ""] = ART_PATH.exec(src) ?? [];
  const art = pictureNamed(name);
  return art && sourcesOf(name, art);
}

/** Returns the sources of a picture by its name: `covers/ostra-bank`, or the poster of a film. */
export function sourcesOf(name: string, art: Drawn) {
  const { width, height, ground, widths, fallbackWidth } = art;
  return {
    width,
    height,
    ground,
    avif: widths.map((size) => `/art/${name}-${size}.avif ${size}w`).join(", "),
    src: `/art/${name}-${fallbackWidth}.webp`,
  } satisfies PictureSources;
}

/**
 * The display width of a picture across the page, beside the sidebar where there is one, as a `sizes` attribute. A
 * picture wider than its box is cropped, so it is shown larger than the box. Lists and pages share it, so that a page
 * finds its picture in the cache.
 */
export const wideSizes = "(max-width: 639px) 120vw, (max-width: 1024px) 100vw, calc(124vw - 335px)";
