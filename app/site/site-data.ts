import { useRouteLoaderData } from "@remix-run/react";
import { createContext, useContext } from "react";
import type { ConsentRules } from "#app/domain/consent/consent-settings.ts";
import type { Footer } from "#app/domain/pages/footer.ts";
import type { NavigationPage } from "#app/domain/pages/navigation.ts";
import type { PageLink } from "#app/domain/pages/page.ts";
import type { SettingKey, Settings } from "#app/domain/settings/registry.ts";

/** The settings that any public page may show; those of the home page are read by the home page. */
export type SiteSettingKey = Extract<
  SettingKey,
  `brand_${string}` | `contact_${string}` | `footer_${string}` | `form_placeholder_${string}`
>;

export type SiteSettings = Pick<Settings, SiteSettingKey>;

/** What every public page has (ROUTE-07). */
export interface SiteData {
  settings: SiteSettings;
  /** A CSS rule with the house's own colours, where it has others than the style sheet. */
  colours: string | undefined;
  consent: ConsentRules;
  navigation: NavigationPage[];
  footer: Footer;
  /** SITE-08: what people look for and no section is: news, prices, the search. */
  shortcuts: PageLink[];
  /** `https://www.kestrel.example`, without a slash at the end. */
  siteUrl: string;
}

/** The routes whose loaders read the site's data: that of the public pages and that of their previews. */
export const siteRouteId = "routes/site/layout";
const previewRouteId = "routes/preview/layout";

const OwnSite = createContext<SiteData | undefined>(undefined);

/** Gives what stands alone, outside of the site's routes, the data of the site. */
export const SiteDataProvider = OwnSite.Provider;

/** Undefined where the site's own data could not be read, which only an error page meets. */
export function useSiteData(): SiteData | undefined {
  const own = useContext(OwnSite);
  const site = useRouteLoaderData<SiteData>(siteRouteId);
  const ofPreview = useRouteLoaderData<SiteData>(previewRouteId);
  return own ?? site ?? ofPreview;
}

/** For what is drawn inside the chrome only. */
export function useSite(): SiteData {
  const site = useSiteData();
  if (!site) throw new Error("the site's data is missing outside of an error page");
  return site;
}
