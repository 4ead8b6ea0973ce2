import { type BrandPalette, brandPalette } from "./brand-palette.ts";
import { type Outline, readOutline } from "./outline.ts";
import type { Settings } from "./registry.ts";

/** What drawings of pages take from the brand. */
export interface DrawingLook extends BrandPalette {
  /** A shape that drawings may have, besides the built-in ones. */
  outline: Outline | undefined;
}

export function drawingLookOf(settings: Settings): DrawingLook {
  return { ...brandPalette(settings), outline: brandOutline(settings) };
}

/** The last outline read, because each page needs it. */
let last: { text: string; outline: Outline | undefined } | undefined;

/** The brand's own outline, if the stage shows it. */
function brandOutline({
  brand_shape,
  brand_outline,
}: Pick<Settings, "brand_shape" | "brand_outline">): Outline | undefined {
  if (brand_shape !== "outline") return undefined;
  if (last?.text !== brand_outline) last = { text: brand_outline, outline: readOutline(brand_outline) };
  return last.outline;
}
