import type { MailBrand } from "#app/platform/render-email.ts";
import { brandPalette } from "./brand-palette.ts";
import type { Settings } from "./registry.ts";

/** The brand for `renderEmail`; `siteUrl` has no trailing slash. */
export function mailBrandOf(settings: Settings, siteUrl: string): MailBrand {
  // Without a logo, the site shows the default mark; this is the same mark as an image.
  const logo = settings.brand_logo || "/apple-touch-icon.png";
  const { signal, signalText, ink, paper, line, muted, inkLine, inkMuted } = brandPalette(settings);
  const colours = { signal, signalText, ink, paper, line, muted, inkLine, inkMuted };
  return {
    name: settings.brand_name,
    tagline: settings.brand_tagline,
    logo: /\.svg$/i.test(logo) ? undefined : new URL(logo, siteUrl).href,
    siteUrl,
    ...colours,
  };
}
