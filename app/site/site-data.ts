import { useRouteLoaderData } from "@remix-run/react";
import { createContext, useContext } from "react";
import type { ConsentRules } from "#app/domain/consent/consent-settings.ts";
import type { NavigationPage } from "#app/domain/pages/menus.ts";
import type { PageLink } from "#app/domain/pages/page.ts";
import type { Phone } from "#app/domain/settings/phones.ts";
import type { Settings, SiteSettingKey } from "#app/domain/settings/registry.ts";
import type { SitePreviewNotice } from "#app/domain/settings/site-preview.server.ts";
import { type Edition, type Language, prefixOf } from "#app/languages/language.ts";
import type { BrandFonts } from "./fonts/brand-fonts.server.ts";
import type { LegalLinks } from "./legal-links.server.ts";
import type { Translation } from "./translations/translation.ts";

/** The settings of every public page that its components use; the home page loads its own, and `legal` has the policies. */
export type SiteSettings = Pick<Settings, SiteSettingKey>;

/** ROUTE-07: the data of every public page. */
export interface SiteData {
  edition: Edition;
  settings: SiteSettings;
  phones: Phone[];
  /** The postal address of the first office, in one line; printed pages show it. */
  address?: string;
  /** CSS rules with the brand's colours, if they differ from the style sheet, and for the language. */
  colours?: string;
  /** The chosen fonts, if they differ from the style sheet. */
  fonts?: BrandFonts;
  consent: ConsentRules;
  navigation: NavigationPage[];
  legal: LegalLinks;
  /** SITE-08: frequently wanted pages that are not sections: news, prices, search. */
  shortcuts: PageLink[];
  /** Undefined for visitors, who see the saved settings. */
  preview?: SitePreviewNotice;
  /** Without a trailing slash, for example `https://www.kestrel.example`. */
  siteUrl: string;
  /** The home pages in each language, for pages without translations of their own. Missing with one language. */
  translations?: Translation[];
}

/**
 * The same in documents and answers: the menus are text, because the framework's format numbers each value of an object,
 * which took half a kilobyte of every document, and home pages are languages, the main one first.
 */
export type SentSiteData = Omit<SiteData, "navigation" | "translations"> & {
  navigation: string;
  languages?: Language[];
};

export function sentSiteData({ translations, navigation, ...site }: SiteData): SentSiteData {
  const languages = translations && { languages: translations.map(({ language }) => language) };
  return { ...site, navigation: JSON.stringify(navigation), ...languages };
}

/** What components have made of sent data, which stays the same object while it does. */
const received = new WeakMap<SentSiteData, SiteData>();

function receivedSiteData(sent: SentSiteData): SiteData {
  const site = received.get(sent) ?? asRead(sent);
  received.set(sent, site);
  return site;
}

function asRead({ languages, navigation, ...sent }: SentSiteData): SiteData {
  const translations = languages?.map((language, position) => ({
    language,
    path: position === 0 ? "/" : prefixOf(language),
    isOther: true as const,
  }));
  return { ...sent, navigation: JSON.parse(navigation), ...(translations && { translations }) };
}

/** The routes whose loaders read the site's data: the layouts of public pages and of previews. */
export const siteRouteId = "routes/site/layout";
export const previewRouteId = "routes/preview/layout";

/** Whether a route is that of the home page, in any language. */
export const isHomeRoute = (id: string) => /^routes\/site\/home(?: |$)/.test(id);

const OwnSite = createContext<SiteData | undefined>(undefined);

/** Provides the site's data outside of the site's routes. */
export const SiteDataProvider = OwnSite.Provider;

/** Undefined when the site's data could not be read; only error pages handle that. */
export function useSiteData(): SiteData | undefined {
  const own = useContext(OwnSite);
  const site = useRouteLoaderData<SentSiteData>(siteRouteId);
  const ofPreview = useRouteLoaderData<SentSiteData>(previewRouteId);
  const sent = site ?? ofPreview;
  return own ?? (sent && receivedSiteData(sent));
}

/** For components inside the chrome only. */
export function useSite(): SiteData {
  const site = useSiteData();
  if (!site) throw new Error("the site's data is missing outside of an error page");
  return site;
}
