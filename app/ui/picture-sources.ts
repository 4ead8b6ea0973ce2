import { type Drawn, pictures } from "./art.ts";

/** What a browser chooses from for a picture that `npm run art` drew. */
export interface PictureSources extends Pick<Drawn, "width" | "height" | "ground"> {
  /** Values of `srcset`. */
  avif: string;
  webp: string;
  /** The largest one that every browser can show. */
  fallback: string;
}

const drawnPath = /^\/art\/(.+)-\d+\.(?:avif|webp)$/;

/** The sources behind a path such as /art/covers/ostra-bank-1024.webp; undefined for any other picture. */
export function pictureFor(src: string): PictureSources | undefined {
  const name = drawnPath.exec(src)?.[1];
  return name === undefined ? undefined : sourcesOf(name);
}

/** The same by the name in app/ui/art.ts: `covers/ostra-bank`, or the poster of a film. */
export function sourcesOf(name: string): PictureSources | undefined {
  const drawn = pictures[name];
  if (!drawn) return undefined;
  const { width, height, ground, widths, fallbackWidths } = drawn;
  const list = (sizes: number[], format: string) =>
    sizes.map((size) => `/art/${name}-${size}.${format} ${size}w`).join(", ");
  return {
    width,
    height,
    ground,
    avif: list(widths, "avif"),
    webp: list(fallbackWidths, "webp"),
    fallback: `/art/${name}-${fallbackWidths.at(-1)}.webp`,
  };
}
