import { modeLrgb, modeRgb, parseHex, wcagContrast, useMode as withMode } from "culori/fn";
import { z } from "zod";

withMode(modeRgb);
withMode(modeLrgb);

const brandColours = z.object({
  brand_ink_color: z.string(),
  brand_paper_color: z.string(),
  brand_signal_color: z.string(),
  brand_signal_text_color: z.string(),
});
type BrandColour = keyof z.output<typeof brandColours>;

/** What is read on what; each is text somewhere on the site, so each needs WCAG 2.2 AA (1.4.3). */
const pairs: { text: BrandColour; ground: BrandColour; on: string }[] = [
  { text: "brand_ink_color", ground: "brand_paper_color", on: "paper" },
  { text: "brand_signal_text_color", ground: "brand_paper_color", on: "paper" },
  { text: "brand_signal_color", ground: "brand_ink_color", on: "ink" },
];

/** Contrast that WCAG 2.2 AA asks of text. */
const leastContrast = 4.5;

/** The colours that could not be read on their ground, each with what to do about it; values of other shapes pass. */
export function contrastProblems(values: unknown): { key: BrandColour; message: string }[] {
  const colours = brandColours.safeParse(values);
  if (!colours.success) return [];
  return pairs.flatMap(({ text, ground, on }) => {
    const contrast = contrastOf(colours.data[text], colours.data[ground]);
    if (contrast >= leastContrast) return [];
    const shown = Math.floor(contrast * 10) / 10;
    const message = `Hard to read on ${on}: a contrast of ${shown} to 1, and text needs ${leastContrast}. Choose one further from ${on}.`;
    return [{ key: text, message }];
  });
}

/** What is no colour passes: its own field says so. */
function contrastOf(text: string, ground: string): number {
  const [front, back] = [colourOf(text), colourOf(ground)];
  return front && back ? wcagContrast(front, back) : leastContrast;
}

/** culori reads hex digits anywhere in a text. */
const colourOf = (value: string) =>
  /^#([0-9a-f]{3}|[0-9a-f]{6})$/i.test(value) ? parseHex(value) : undefined;
