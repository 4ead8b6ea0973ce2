declare module "subset-font" {
  /**
   * Subsets a font to the characters of `text` and the named OpenType features; an axis is pinned to a number or limited
   * to a range.
   */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: {
      targetFormat: "woff2";
      variationAxes: Record<string, number | { min: number; max: number }>;
      keepFeatures: string[];
    },
  ): Promise<Buffer>;
}
