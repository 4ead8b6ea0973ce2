import { paths } from "#app/paths/paths.ts";
import type { MailBrand } from "#app/platform/render-email.ts";
import { brandPalette } from "./brand-palette.ts";
import { mailFontsOf } from "./mail-fonts.ts";
import type { Settings } from "./registry.ts";

/** The brand for `renderEmail`; `siteUrl` has no trailing slash, and `prefix` is that of an edition with a home page. */
export function mailBrandOf(settings: Settings, siteUrl: string, prefix = ""): MailBrand {
  // Made from the logo or the initial.
  const icon = paths.knownIcon("apple-touch-icon.png");
  const logo = !settings.brand_logo || /\.svg$/i.test(settings.brand_logo) ? icon : settings.brand_logo;
  const { signal, signalText, ink, paper, line, muted, inkLine, inkMuted } = brandPalette(settings);
  const colours = { signal, signalText, ink, paper, line, muted, inkLine, inkMuted };
  return {
    name: settings.brand_name,
    tagline: settings.brand_tagline,
    logo: new URL(logo, siteUrl).href,
    siteUrl,
    prefix,
    fonts: mailFontsOf(settings.brand_fonts),
    ...colours,
  };
}
