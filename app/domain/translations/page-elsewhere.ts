/**
 * A page in another language than the document that refers to it. Visitors get its translation in the language of the
 * document, if that is published.
 */
export interface PageElsewhere {
  id: string;
  /** Only in the main language: references by slug name pages of it. */
  slug: string | null;
  title: string;
  translation: { title: string; isPublished: boolean } | null;
}
