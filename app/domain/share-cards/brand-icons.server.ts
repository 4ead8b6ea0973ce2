import { createHash } from "node:crypto";
import { remember } from "@epic-web/remember";
import { LRUCache } from "lru-cache";
import { brandPalette } from "#app/domain/settings/brand-palette.ts";
import type { Settings } from "#app/domain/settings/registry.ts";
import { initialOf } from "#app/domain/texts/initial.ts";
import { log } from "#app/platform/log.server.ts";
import type { BrandIcon, IconFile } from "./brand-icon.ts";
import { readPicture } from "./read-picture.server.ts";
import { renderer } from "./renderer.server.ts";
import { drawableText } from "./share-card.ts";

/** Increment it when the rendering changes. */
const look = 1;

const HASH_LENGTH = 8;
const HOUR_MS = 3_600_000;

/** What the icons of a site show. */
export function brandIconOf(settings: Settings): BrandIcon {
  const { ink, paper, signal } = brandPalette(settings);
  return {
    initial: drawableText(initialOf(settings.brand_name)),
    fonts: settings.brand_fonts,
    logo: settings.brand_logo,
    logoOnInk: settings.brand_logo_on_ink,
    colours: { ink, paper, signal },
  };
}

/** The hash in the addresses of the icons. */
export function iconHash(icon: BrandIcon): string {
  const { initial, fonts, logo, logoOnInk, colours } = icon;
  return createHash("sha256")
    .update(
      JSON.stringify([look, initial, fonts, logo, logoOnInk, colours.ink, colours.paper, colours.signal]),
    )
    .digest("hex")
    .slice(0, HASH_LENGTH);
}

/** A few brands, in all files; some kilobytes each. After an hour the logo's file may have been replaced. */
const rendered = remember(
  "brand-icons",
  () => new LRUCache<string, Promise<Buffer>>({ max: 40, ttl: HOUR_MS }),
);

/** Renders an icon, once per process. A logo that cannot be read is left out. */
export function readIcon(file: IconFile, icon: BrandIcon): Promise<Buffer> {
  const key = `${iconHash(icon)}/${file}`;
  const known = rendered.get(key);
  if (known) return known;
  const rendering = render(file, icon);
  rendered.set(key, rendering);
  rendering.catch(() => rendered.delete(key));
  return rendering;
}

async function render(file: IconFile, icon: BrandIcon): Promise<Buffer> {
  const [logo, logoOnInk] = await Promise.all([readLogo(icon.logo), readLogo(icon.logoOnInk)]);
  return renderer.render({ file, icon, logo, logoOnInk });
}

/** The file of a logo; null without one, and for addresses of other sites. */
export async function readLogo(address: string): Promise<Buffer | null> {
  if (!address) return null;
  try {
    return (await readPicture(address)) ?? null;
  } catch (err) {
    log.warn({ err }, "the logo could not be read");
    return null;
  }
}
