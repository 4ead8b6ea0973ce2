import { pictures } from "./art.ts";

/** What a browser chooses from for a picture that is kept in several widths. */
export interface PictureSources {
  /** Pixels; null where nobody has measured it. */
  width: number | null;
  height: number | null;
  /** The colour of its ground, or the picture itself in a few pixels, for the box it arrives in. */
  ground?: string;
  placeholder?: string | null;
  /** Values of `srcset`; undefined for a drawing, which has every width. */
  avif?: string;
  webp?: string;
  /** The largest one that every browser can show. */
  fallback: string;
  /** Where to look first, such as `50% 20%`. */
  focus?: string;
}

const ART_PATH = /^\/art\/(.+)-\d+\.(?:avif|webp)$/;

/** The sources behind a path such as /art/covers/ostra-bank-1024.webp; undefined for any other picture. */
export function pictureFor(src: string) {
  const name = ART_PATH.exec(src)?.[1];
  return name === undefined ? undefined : sourcesOf(name);
}

/** The same by the name in app/ui/art.ts: `covers/ostra-bank`, or the poster of a film. */
export function sourcesOf(name: string) {
  const art = pictures[name];
  if (!art) return undefined;
  const { width, height, ground, widths, fallbackWidths } = art;
  const list = (sizes: number[], format: string) =>
    sizes.map((size) => `/art/${name}-${size}.${format} ${size}w`).join(", ");
  return {
    width,
    height,
    ground,
    avif: list(widths, "avif"),
    webp: list(fallbackWidths, "webp"),
    fallback: `/art/${name}-${fallbackWidths.at(-1)}.webp`,
  } satisfies PictureSources;
}
