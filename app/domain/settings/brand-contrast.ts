import { lowContrast, MIN_CONTRAST } from "#app/fields/hex-colour.ts";
import { colours } from "./registry/brand.ts";

/**
 * Brand colours with too little contrast on their background, each with advice. Each is used for text, so each needs
 * WCAG 2.2 AA (1.4.3). Invalid colours are skipped: their own field reports them.
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
