import type { Purposes } from "./consent.ts";

/**
 * Names that common trackers are documented to store in the browser under the site's own domain. `*` matches the rest
 * of a name. The trackers use the same names for cookies and for local and session storage.
 */
const knownNames: Record<keyof Purposes, readonly string[]> = {
  analytics: [
    // Google Analytics: developers.google.com/analytics/devguides/collection/gtagjs/cookie-usage,
    // support.google.com/analytics/answer/11397207 (version 4)
    "_ga",
    "_ga_*",
    "_gid",
    "_gat",
    "_gat_*",
    "_dc_gtm_*",
    "AMP_TOKEN",
    "FPID",
    "FPLC",
    // Microsoft Clarity: learn.microsoft.com/en-us/clarity/setup-and-installation/cookie-list
    "_clck",
    "_clsk",
    "_cltk",
    // Hotjar: help.hotjar.com, "Cookies set by the Hotjar tracking code"
    "_hj*",
    // Matomo: matomo.org/faq/general/faq_146
    "_pk_*",
  ],
  marketing: [
    // Google Ads, DoubleClick: support.google.com/analytics/answer/7519794, business.safety.google/adscookies
    "_gac_*",
    "_gcl_*",
    "__gads",
    "__gpi",
    // Meta: developers.facebook.com/docs/marketing-api/conversions-api/parameters/fbp-and-fbc
    "_fbp",
    "_fbc",
    // LinkedIn: linkedin.com/legal/l/cookie-table
    "li_fat_id",
    "li_giant",
    "ln_or",
    // Microsoft Advertising: help.ads.microsoft.com, "What cookies does UET use"
    "_uet*",
    // TikTok: ads.tiktok.com/help/article/using-cookies-with-tiktok-pixel
    "_ttp",
    "_tt_enable_cookie",
    // HubSpot: knowledge.hubspot.com, "What cookies does HubSpot set in a visitor's browser"
    "__hstc",
    "__hssc",
    "__hssrc",
    "hubspotutk",
  ],
};

/** Whether a cookie or storage item of this name belongs to a known tracker of that purpose. */
export function isLeftBy(purpose: keyof Purposes, name: string): boolean {
  return knownNames[purpose].some((known) =>
    known.endsWith("*") ? name.startsWith(known.slice(0, -1)) : name === known,
  );
}
