import { pictureAt } from "#app/domain/media/media-item.ts";
import type { Quote } from "./quotes.tsx";

/** A testimonial as it is stored: its pictures are addresses. */
export type StoredQuote = Quote & { avatar: string | null; companyLogo?: string | null };

export function withPictures(quote: StoredQuote): Quote {
  return { ...quote, avatar: pictureAt(quote.avatar), companyLogo: pictureAt(quote.companyLogo) };
}
