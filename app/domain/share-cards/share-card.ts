import { z } from "zod";

const colour = z.string().regex(/^#[0-9a-f]{6}$/i);

/** All that the picture shows which other sites put beside a link to a page. */
export const shareCardSchema = z.object({
  title: z.string().min(1),
  /** The section it is in. */
  label: z.string(),
  brand: z.string(),
  /** Whether the kestrel stands beside it; a house with a logo of its own goes without. */
  hasKestrel: z.boolean(),
  tagline: z.string(),
  /** `www.kestrel.example`. */
  host: z.string(),
  /** Address of the page's cover; lines are drawn in its place where there is none. */
  cover: z.string().nullable(),
  colours: z.object({ ink: colour, paper: colour, signal: colour }),
});
export type ShareCard = z.output<typeof shareCardSchema>;

/** Pixels; what https://ogp.me and the large sites ask for. */
export const shareCardSize = { width: 1200, height: 630 };

/** Whether the fonts of the picture have every letter of a text. */
const isDrawable = (text: string) => /^[\p{Script=Latin}\p{Nd}\p{P}\p{Zs}\p{Sc}\p{Sm}\n]*$/u.test(text);

/**
 * A card without the words that the fonts have no letters for: the brand takes the place of a title in another script.
 * Undefined when the brand itself cannot be rendered; then the site's default picture is used.
 */
export function drawableCard({ title, label, tagline, ...card }: ShareCard): ShareCard | undefined {
  if (!isDrawable(card.brand)) return undefined;
  return {
    ...card,
    title: isDrawable(title) ? title : card.brand,
    label: isDrawable(label) ? label : "",
    tagline: isDrawable(tagline) ? tagline : "",
  };
}
