import type { MailBrand } from "#app/platform/render-email.ts";
import type { Settings } from "./registry.ts";

/** The brand for `renderEmail`; `siteUrl` has no trailing slash. */
export function mailBrandOf(settings: Settings, siteUrl: string): MailBrand {
  // Without a logo, the site shows the default mark; this is the same mark as an image.
  const logo = settings.brand_logo || "/apple-touch-icon.png";
  return {
    name: settings.brand_name,
    tagline: settings.brand_tagline,
    logo: /\.svg$/i.test(logo) ? undefined : new URL(logo, siteUrl).href,
    siteUrl,
    signal: settings.brand_signal_color,
    signalText: settings.brand_signal_text_color,
    ink: settings.brand_ink_color,
    paper: settings.brand_paper_color,
  };
}
