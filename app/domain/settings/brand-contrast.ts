import { lowContrast, MIN_CONTRAST } from "#app/fields/hex-colour.ts";
import { colours } from "./registry/brand.ts";

/**
 * The brand's colours that could not be read on their background, each with what to do about it. Every one of them is
 * text somewhere on the site, so that each needs WCAG 2.2 AA (1.4.3). What is no colour passes: its own field says so.
 */
export function contrastProblems(values: unknown): { key: string; message: string }[] {
  const typed = Object(values) as Record<string, unknown>;
  return Object.entries(colours.settings).flatMap(([key, { against }]) => {
    if (!against || !("field" in against)) return [];
    const contrast = lowContrast(String(typed[key]), String(typed[against.field]));
    if (contrast === undefined) return [];
    const message = `Hard to read on ${against.name}: a contrast of ${contrast} to 1, and text needs ${MIN_CONTRAST}. Choose one further from ${against.name}.`;
    return [{ key, message }];
  });
}
