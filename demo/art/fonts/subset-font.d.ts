declare module "subset-font" {
  /** A font with the characters of `text` alone; an axis is pinned to a number or kept within a range. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: {
      targetFormat: "woff2";
      variationAxes: Record<string, number | { min: number; max: number }>;
    },
  ): Promise<Buffer>;
}
