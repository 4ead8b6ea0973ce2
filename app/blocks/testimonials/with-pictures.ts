import { pictureAt } from "#app/domain/media/media-item.ts";
import type { Quote } from "./quotes.tsx";

/** A testimonial as it is stored: its pictures are addresses. */
export interface StoredQuote extends Omit<Quote, "avatar" | "companyLogo"> {
  id?: string;
  avatar: string | null;
  companyLogo?: string | null;
}

/** Visitors need no ids, which are random and hardly compress. */
export function withPictures({ id: _, ...quote }: StoredQuote): Quote {
  return { ...quote, avatar: pictureAt(quote.avatar), companyLogo: pictureAt(quote.companyLogo) };
}
