import { z } from "zod";
import { fontPairNames } from "#app/domain/settings/font-pairs.ts";

/** The icons of the site, by file name. `margin`: the share of a square that stays empty on each side. */
export const iconFiles = {
  "favicon.svg": { type: "image/svg+xml" },
  "favicon.ico": { type: "image/x-icon", size: 48, margin: 0.06 },
  "apple-touch-icon.png": { type: "image/png", size: 180, margin: 0.2 },
  "icon-192.png": { type: "image/png", size: 192, margin: 0.2 },
  "icon-512.png": { type: "image/png", size: 512, margin: 0.2 },
  // Systems may cut all but the inner circle, https://www.w3.org/TR/appmanifest/#icon-masks
  "icon-maskable-512.png": { type: "image/png", size: 512, margin: 0.26 },
  /** For the admin, on its light and its dark theme. */
  "mark.svg": { type: "image/svg+xml" },
  "mark-on-ink.svg": { type: "image/svg+xml" },
} as const;

export type IconFile = keyof typeof iconFiles;

export function isIconFile(name: string): name is IconFile {
  return Object.hasOwn(iconFiles, name);
}

const colour = z.string().regex(/^#[0-9a-f]{6}$/i);

/** What the icons are made of: the logos or, without one, the initial of the name. */
const brandIconSchema = z.object({
  initial: z.string(),
  /** In which the initial is set. */
  fonts: z.enum(fontPairNames),
  /** Addresses; empty without a logo. */
  logo: z.string(),
  logoOnInk: z.string(),
  colours: z.object({ ink: colour, paper: colour, signal: colour }),
});
export type BrandIcon = z.output<typeof brandIconSchema>;

const bytesSchema = z.custom<Uint8Array>((value) => value instanceof Uint8Array);

/** Input of the rendering process. */
export const iconOrderSchema = z.object({
  file: z.enum(Object.keys(iconFiles) as [IconFile, ...IconFile[]]),
  icon: brandIconSchema,
  /** The files of the logos. */
  logo: bytesSchema.nullable(),
  logoOnInk: bytesSchema.nullable(),
});
export type IconOrder = z.output<typeof iconOrderSchema>;
