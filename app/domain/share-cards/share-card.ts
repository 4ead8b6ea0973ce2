import { z } from "zod";

const colour = z.string().regex(/^#[0-9a-f]{6}$/i);

/** The data of a share card. */
export const shareCardSchema = z.object({
  title: z.string().min(1),
  /** The page's headline, if it says more than the title. */
  headline: z.string().default(""),
  /** The page's section. */
  label: z.string(),
  brand: z.string(),
  /** Whether the default mark is shown; brands with their own logo omit it. */
  hasKestrel: z.boolean(),
  tagline: z.string(),
  /** `www.kestrel.example`. */
  host: z.string(),
  /** The page's cover; without one, generated lines are shown. */
  cover: z.string().nullable(),
  colours: z.object({ ink: colour, paper: colour, signal: colour }),
});
export type ShareCard = z.output<typeof shareCardSchema>;

/** Pixels; the size recommended by https://ogp.me and large sites. */
export const shareCardSize = { width: 1200, height: 630 };

/** Whether the card's fonts contain every character of a text. */
const isDrawable = (text: string) => /^[\p{Script=Latin}\p{Nd}\p{P}\p{Zs}\p{Sc}\p{Sm}\n]*$/u.test(text);

/**
 * Removes texts with characters that the fonts do not contain: a title in another script is replaced by the brand.
 * Undefined when the brand itself cannot be rendered; then the site's default picture is used.
 */
export function drawableCard({ title, headline, label, tagline, ...card }: ShareCard): ShareCard | undefined {
  if (!isDrawable(card.brand)) return undefined;
  return {
    ...card,
    title: isDrawable(title) ? title : card.brand,
    headline: isDrawable(headline) ? headline : "",
    label: isDrawable(label) ? label : "",
    tagline: isDrawable(tagline) ? tagline : "",
  };
}

const bytesSchema = z.custom<Uint8Array>((value) => value instanceof Uint8Array);

/** Input of the rendering process: a card and the bytes of its cover. */
export const cardOrderSchema = z.object({
  card: shareCardSchema,
  cover: bytesSchema.nullable(),
});
export type CardOrder = z.output<typeof cardOrderSchema>;

/** Its response: the picture as PNG, or an error. */
export const cardAnswerSchema = z.union([
  z.object({ picture: bytesSchema }),
  z.object({ complaint: z.string() }),
]);
export type CardAnswer = z.output<typeof cardAnswerSchema>;
