import { formatsIn } from "#app/languages/formats.ts";
import type { Language } from "#app/languages/language.ts";

export interface PriceRange {
  from: number;
  to: number;
}

/** `€90,000–180,000`, `90.000–180.000 €`. A draft may lack an amount. */
export function priceRange({ from, to }: PriceRange, currency: string, language: Language): string {
  const { number, withCurrency } = formatsIn(language);
  const amount = (value: number) => number(value || 0);
  return withCurrency(from === to ? amount(from) : `${amount(from)}–${amount(to)}`, currency);
}
