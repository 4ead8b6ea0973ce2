import type { MetaDescriptor } from "@remix-run/node";
import type {
  BreadcrumbList,
  Graph,
  Organization,
  Service,
  Thing,
  WebSite,
  WithActionConstraints,
} from "schema-dts";
import type { PageLink } from "#app/domain/pages/page.ts";
import { editionOf } from "#app/domain/settings/edition.ts";
import { phonesOf } from "#app/domain/settings/phones.ts";
import type { Settings } from "#app/domain/settings/registry.ts";
import { siteUrl } from "#app/http/request.server.ts";
import type { Edition } from "#app/languages/language.ts";
import { messagesIn } from "#app/languages/messages.server.ts";
import { paths } from "#app/paths/paths.ts";
import { sitePathsIn } from "#app/paths/site-paths.ts";
import { absolute } from "./absolute.server.ts";

type Json = Extract<MetaDescriptor, { "script:ld+json": unknown }>["script:ld+json"];

export const organizationId = `${siteUrl}/#organization`;

/**
 * Returns the organisation and the page's subjects as one JSON-LD document; https://schema.org names the properties.
 */
export function graphOf(settings: Settings, things: Thing[]): Json {
  const graph: Graph = { "@context": "https://schema.org", "@graph": [organizationOf(settings), ...things] };
  // Omits undefined values; Remix escapes strings that would end the script.
  return JSON.parse(JSON.stringify(graph));
}

function organizationOf(settings: Settings): Organization {
  const phones = phonesOf(settings).map(({ number }) => number);
  const sameAs = settings.footer_social_links.map(({ url }) => url).filter((url) => /^https?:/i.test(url));
  return {
    "@type": "Organization",
    "@id": organizationId,
    name: settings.brand_name,
    url: absolute(paths.home()),
    logo: absolute(settings.brand_logo || paths.knownIcon("icon-512.png")),
    slogan: settings.brand_tagline || undefined,
    email: settings.contact_email || undefined,
    telephone: phones.length > 0 ? phones : undefined,
    sameAs: sameAs.length > 0 ? sameAs : undefined,
  };
}

/** The website in the language of the settings and its search endpoint. */
export function siteOf({ brand_name, brand_tagline, ...settings }: Settings): WebSite {
  const sitePaths = sitePathsIn(editionOf(settings));
  const home = absolute(sitePaths.home());
  const search: WithActionConstraints<Extract<WebSite["potentialAction"], { "@type": "SearchAction" }>> = {
    "@type": "SearchAction",
    target: {
      "@type": "EntryPoint",
      urlTemplate: `${absolute(sitePaths.search())}?q={query}`,
    },
    "query-input": "required name=query",
  };
  return {
    "@type": "WebSite",
    "@id": `${home}#website`,
    url: home,
    name: brand_name,
    description: brand_tagline || undefined,
    inLanguage: settings.site_language,
    publisher: { "@id": organizationId },
    potentialAction: search,
  };
}

/** The page's breadcrumbs, below the home page. */
export function breadcrumbsOf(trail: PageLink[], edition: Edition): BreadcrumbList {
  const { home } = messagesIn(edition.language).site;
  return {
    "@type": "BreadcrumbList",
    itemListElement: [{ title: home, path: sitePathsIn(edition).home() }, ...trail].map(
      ({ title, path }, above) => ({
        "@type": "ListItem",
        position: above + 1,
        name: title,
        item: absolute(path),
      }),
    ),
  };
}

interface OfferedPage extends PageLink {
  description?: string | null;
  /** The title of the page's section. */
  section: string;
}

/** The service that a page below Services or Solutions describes. */
export function serviceOf({ title, path, description, section }: OfferedPage): Service {
  return {
    "@type": "Service",
    "@id": `${absolute(path)}#service`,
    name: title,
    url: absolute(path),
    serviceType: section,
    description: description || undefined,
    provider: { "@id": organizationId },
  };
}
