import type { PageLink } from "#app/domain/pages/page.ts";
import type { Language } from "#app/languages/language.ts";

/** A page in another language than the requested one. */
export interface PageElsewhere extends PageLink {
  language: Language;
}

/** The body of a 404 whose path exists in other languages. */
export interface Missing {
  elsewhere: PageElsewhere[];
}

/** The pages that the body of a 404 names. */
export function elsewhereOf(body: unknown): PageElsewhere[] {
  return typeof body === "object" && body !== null && "elsewhere" in body ? (body as Missing).elsewhere : [];
}
