/** A variable font with its files and its fallback. */
export interface Font {
  family: string;
  latin: string;
  latinExt: string;
  weights: string;
  style?: "italic";
  fallback: FontFallback;
}

/**
 * A system font, scaled to the width of the real one, so that its late arrival moves no line. In percent: the ratio of
 * the average widths of both, and ascent and descent of the real one divided by it. From @capsizecss/metrics 4.3.
 */
export interface FontFallback {
  local: readonly string[];
  /** The generic family after it. */
  generic: string;
  sizeAdjust: number;
  ascent: number;
  descent: number;
}

/** The ranges of the subsets of Google Fonts. */
export const latinRange =
  "U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD";
export const latinExtRange =
  "U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF";

/**
 * The CSS rules of a font and of its fallback. The browser requests a file when a letter of its range is shown. Without
 * quotation marks, which React escapes in style elements.
 */
export function fontFaces({ family, latin, latinExt, weights, style, fallback }: Font): string {
  const { local, sizeAdjust, ascent, descent } = fallback;
  const slope = style ? `font-style:${style};` : "";
  const face = (src: string, range: string) =>
    `@font-face{font-family:${family};src:url(${src});${slope}font-weight:${weights};font-display:swap;unicode-range:${range}}`;
  const locals = local.map((name) => `local(${name})`).join(",");
  return [
    face(latinExt, latinExtRange),
    face(latin, latinRange),
    `@font-face{font-family:${family} Fallback;src:${locals};${slope}font-weight:${weights};size-adjust:${sizeAdjust}%;ascent-override:${ascent}%;descent-override:${descent}%;line-gap-override:0%}`,
  ].join("");
}

/** The value of `font-family`. */
export function fontStack({ family, fallback }: Font): string {
  return `${family},${family} Fallback,${fallback.generic}`;
}
