import { z } from "zod";
import { defaultFontPair, fontPairNames } from "#app/domain/settings/font-pairs.ts";
import { iconOrderSchema } from "./brand-icon.ts";

const colour = z.string().regex(/^#[0-9a-f]{6}$/i);

/** The data of a share card. */
export const shareCardSchema = z.object({
  title: z.string().min(1),
  /** The page's headline, if it says more than the title. */
  headline: z.string().default(""),
  /** The page's section. */
  label: z.string(),
  brand: z.string(),
  /** The address of the logo; jobs of an earlier version have none. */
  logo: z.string().nullable().default(null),
  tagline: z.string(),
  /** Jobs of an earlier version have none. */
  fonts: z.enum(fontPairNames).default(defaultFontPair),
  /** `www.kestrel.example`. */
  host: z.string(),
  /** The page's cover; without one, generated lines are shown. */
  cover: z.string().nullable(),
  colours: z.object({ ink: colour, paper: colour, signal: colour }),
});
export type ShareCard = z.output<typeof shareCardSchema>;

/** Pixels; the size recommended by https://ogp.me and large sites. */
export const shareCardSize = { width: 1200, height: 630 };

/** Emoji, arrows and invisible characters, which are left out, except for signs that the fonts contain. */
const symbols =
  /(?![©®°™№\u200c])[\p{So}\p{Cf}\p{Me}\p{Emoji_Modifier}\p{Variation_Selector}\u2190-\u21ff]/gu;

/** A text of characters that `card-fonts.ts` contains. U+200C separates letters in Persian. */
const drawable =
  /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Devanagari}\p{M}\p{P}\p{Zs}\n\u200c0-9٠-٩¹²³¼½¾$¢£¥€₹₽₺₴+<=>|~^`´¨¬±×÷−©®°™№]*$/u;

/** The text without symbols; empty if the fonts lack one of its letters. */
export function drawableText(text: string): string {
  const rest = text.replace(symbols, "").trim();
  return drawable.test(rest) ? rest : "";
}

/**
 * Removes texts with letters that the fonts do not contain, such as Chinese: such a title, or the empty one of a draft,
 * is replaced by the brand.
 * Undefined when the brand itself cannot be rendered; then the site's default picture is used.
 */
export function drawableCard({ title, headline, label, tagline, ...card }: ShareCard): ShareCard | undefined {
  const brand = drawableText(card.brand);
  if (!brand) return undefined;
  return {
    ...card,
    brand,
    title: drawableText(title) || brand,
    headline: drawableText(headline),
    label: drawableText(label),
    tagline: drawableText(tagline),
  };
}

const bytesSchema = z.custom<Uint8Array>((value) => value instanceof Uint8Array);

/** Input of the rendering process: a card and the bytes of its cover and logo, or an icon. */
const cardOrderSchema = z.object({
  card: shareCardSchema,
  cover: bytesSchema.nullable(),
  logo: bytesSchema.nullable(),
});
export const renderOrderSchema = z.union([iconOrderSchema, cardOrderSchema]);
export type RenderOrder = z.output<typeof renderOrderSchema>;

/** Its response: the file, or an error. */
export const cardAnswerSchema = z.union([
  z.object({ picture: bytesSchema }),
  z.object({ complaint: z.string() }),
]);
export type CardAnswer = z.output<typeof cardAnswerSchema>;
