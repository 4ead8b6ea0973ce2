import type { MetaDescriptor } from "@remix-run/node";
import type { Thing } from "schema-dts";
import type { PageLink } from "#app/domain/pages/page.ts";
import type { Page } from "#app/domain/pages/pages.server.ts";
import { editionOf } from "#app/domain/settings/edition.ts";
import type { Settings } from "#app/domain/settings/registry.ts";
import { brandIconOf, iconHash } from "#app/domain/share-cards/brand-icons.server.ts";
import { shareCardSize } from "#app/domain/share-cards/share-card.ts";
import { defaultLanguage, languages } from "#app/languages/language.ts";
import { messagesIn, serverMessagesIn } from "#app/languages/messages.server.ts";
import { paths } from "#app/paths/paths.ts";
import { sitePathsIn } from "#app/paths/site-paths.ts";
import type { ListedContentPage } from "#app/site/content-page.server.ts";
import type { Translation } from "#app/site/translations/translation.ts";
import { absolute } from "./absolute.server.ts";
import { feedAddress, feedFormats, feedTitle } from "./news-feed.server.ts";
import { plainCard, shareCardOf } from "./share-card.server.ts";
import { breadcrumbsOf, graphOf, serviceOf, siteOf } from "./structured-data.server.ts";

type Head = MetaDescriptor[];

/** Uses the stage's text unless the home page has its own metadata for search engines. */
export async function homeHead(
  settings: Settings,
  page: Page | undefined,
  translations?: Translation[],
): Promise<Head> {
  const title = page?.searchTitle || settings.home_hero_headline;
  return headOf(settings, {
    title,
    description: page?.searchDescription || settings.home_hero_description,
    path: sitePathsIn(editionOf(settings)).home(),
    things: [siteOf(settings)],
    hasNews: true,
    isHidden: page?.noindex,
    translations,
    ...(page?.socialImage
      ? { image: page.socialImage }
      : await cardFor(settings, { title, label: settings.brand_name, cover: null })),
  });
}

export async function contentHead(
  settings: Settings,
  page: ListedContentPage,
  translations?: Translation[],
): Promise<Head> {
  const { path, trail, title, extendedTitle, listing } = page;
  const { image, cover, groups: _, ...listed } = listing;
  const label = trail[0]?.title ?? settings.brand_name;
  return headOf(settings, {
    ...listed,
    path,
    trail,
    things: offered(page),
    translations,
    ...(image ? { image } : await cardFor(settings, { title, headline: extendedTitle, label, cover })),
  });
}

function offered({ title, path, trail, isOffer, listing: { description } }: ListedContentPage): Thing[] {
  const [section] = trail;
  if (!section || !isOffer) return [];
  return [serviceOf({ title, path, description, section: section.title })];
}

export async function enquiryHead(settings: Settings, translations?: Translation[]): Promise<Head> {
  const { site } = messagesIn(settings.site_language);
  const title = site.requestEstimate;
  return headOf(settings, {
    title,
    description: serverMessagesIn(settings.site_language).discovery.enquiryPage,
    path: sitePathsIn(editionOf(settings)).letsTalk(),
    trail: [],
    translations,
    ...(await cardFor(settings, { title, label: site.letsTalk, cover: null })),
  });
}

type Pictured = Pick<ListedPage, "image" | "isCard">;

export async function cardFor(...card: Parameters<typeof shareCardOf>): Promise<Pictured> {
  const image = await shareCardOf(...card);
  return { image, isCard: image !== plainCard };
}

/** A public page as described to search engines, feed readers and other sites. */
interface ListedPage {
  title: string;
  description?: string | null;
  /** The page's canonical path. */
  path: string;
  type?: "website" | "article";
  /** Path or URL of the share image, and whether it is a rendered share card. */
  image: string;
  isCard?: boolean;
  /** Reachable but not indexed. */
  isHidden?: boolean;
  /** Ancestor pages, topmost first, without the home page. */
  trail?: PageLink[];
  /** The page's subjects, as structured data. */
  things?: Thing[];
  /** Paths of the neighbours of a page of a list. */
  previous?: string;
  next?: string;
  /** Whether the page links to the news feeds. */
  hasNews?: boolean;
  translations?: Translation[];
}

/** All metadata of a page's head, for Remix's `meta`. */
export function headOf(settings: Settings, page: ListedPage): MetaDescriptor[] {
  const { title, description, path, type = "website", isHidden = false, hasNews = false } = page;
  const name = settings.brand_name;
  const href = absolute(path);
  return [
    { title: title === name || !name ? title : `${title} — ${name}` },
    ...(description ? [{ name: "description", content: description }] : []),
    ...(isHidden ? [{ name: "robots", content: "noindex" }] : []),
    ...themeColours(settings, path === sitePathsIn(editionOf(settings)).home()),
    ...iconLinks(settings),
    link("manifest", paths.manifest(editionOf(settings).prefix)),
    link("canonical", href),
    ...(page.previous ? [link("prev", absolute(page.previous))] : []),
    ...(page.next ? [link("next", absolute(page.next))] : []),
    ...(isHidden ? [] : languageLinks(path, page.translations)),
    { ...link("alternate", absolute(paths.markdown(path))), type: "text/markdown" },
    ...(hasNews ? feedLinks(settings) : []),
    property("og:title", title),
    ...(description ? [property("og:description", description)] : []),
    property("og:type", type),
    property("og:site_name", name),
    ...localeOf(settings),
    property("og:url", href),
    property("og:image", absolute(page.image)),
    ...(page.isCard ? cardTags(title) : []),
    { name: "twitter:card", content: "summary_large_image" },
    { "script:ld+json": graphOf(settings, [...thingsOf(page, settings), ...(page.things ?? [])]) },
  ];
}

/** The locale; readers of Open Graph assume English. `hreflang` names the other languages. */
function localeOf({ site_language: language }: Settings): MetaDescriptor[] {
  if (language === defaultLanguage) return [];
  return [property("og:locale", languages[language].locale.replace("-", "_"))];
}

/**
 * The page in each of its languages that search engines may list, itself included, and the main one for all others. Links
 * of pages that do not name each other are ignored: https://developers.google.com/search/docs/specialty/international/localized-versions
 */
function languageLinks(own: string, translations: Translation[] = []): MetaDescriptor[] {
  const same = translations.filter(({ isOther, isHidden }) => !isOther && !isHidden);
  if (same.length < 2 || !same.some(({ path }) => path === own)) return [];
  const ofMain = same.filter((translation) => translation === translations[0]);
  return [
    ...same.map(({ language, path }) => alternate(language, path)),
    ...ofMain.map(({ path }) => alternate("x-default", path)),
  ];
}

const alternate = (hrefLang: string, path: string) => ({ ...link("alternate", absolute(path)), hrefLang });

function iconLinks(settings: Settings): MetaDescriptor[] {
  const hash = iconHash(brandIconOf(settings));
  return [
    { ...link("icon", paths.icon("favicon.svg", hash)), type: "image/svg+xml" },
    link("apple-touch-icon", paths.icon("apple-touch-icon.png", hash)),
  ];
}

/** The browser's toolbars use the colour of the page's top: ink on the home page, otherwise the ground of the theme. */
function themeColours({ brand_ink_color, brand_paper_color }: Settings, isHome: boolean): MetaDescriptor[] {
  if (isHome) return [{ name: "theme-color", content: brand_ink_color }];
  return [
    { name: "theme-color", content: brand_paper_color, media: "(prefers-color-scheme: light)" },
    { name: "theme-color", content: darkGround(brand_ink_color), media: "(prefers-color-scheme: dark)" },
  ];
}

/** `--paper` of app/site/dark.css: 94 % ink and 6 % white. */
function darkGround(ink: string): string {
  const channels = (ink.match(/[0-9a-f]{2}/gi) ?? []).map((hex) => {
    const channel = Math.round(0.94 * Number.parseInt(hex, 16) + 15.3);
    return channel.toString(16).padStart(2, "0");
  });
  return `#${channels.join("")}`;
}

/** Declares the card's size, so that other sites know it before they load the card. */
function cardTags(title: string): MetaDescriptor[] {
  return [
    property("og:image:type", "image/png"),
    property("og:image:width", String(shareCardSize.width)),
    property("og:image:height", String(shareCardSize.height)),
    property("og:image:alt", title),
  ];
}

function thingsOf({ title, path, trail }: ListedPage, settings: Settings): Thing[] {
  return trail ? [breadcrumbsOf([...trail, { title, path }], editionOf(settings))] : [];
}

function feedLinks(settings: Settings): MetaDescriptor[] {
  const edition = editionOf(settings);
  return (["rss", "atom", "json"] as const).map((format) => {
    const { name, type } = feedFormats[format];
    const title = `${feedTitle(settings)} (${name})`;
    return { ...link("alternate", feedAddress(format, edition)), type, title };
  });
}

const link = (rel: string, href: string) => ({ tagName: "link" as const, rel, href });

const property = (name: string, content: string) => ({ property: name, content });
