import type { MetaDescriptor } from "@remix-run/node";
import type { Thing } from "schema-dts";
import type { NewsItem } from "#app/domain/news/news.server.ts";
import type { Settings } from "#app/domain/settings/registry.ts";
import { paths } from "#app/http/paths.ts";
import type { ContentPage } from "#app/site/content-page.server.ts";
import { newsDescription, newsTitle } from "#app/site/news/news-words.ts";
import type { SiteSettings } from "#app/site/site-data.ts";
import { headOf, type ListedPage } from "./head.server.ts";
import { plainCard, shareCardOf } from "./share-card.server.ts";
import { newsArticleOf, serviceOf, siteOf } from "./structured-data.server.ts";

type Head = MetaDescriptor[];

export async function homeHead(settings: Settings): Promise<Head> {
  const { home_hero_headline: title, brand_name } = settings;
  return headOf(settings, {
    title,
    description: settings.home_hero_description,
    path: paths.home(),
    things: [siteOf(settings)],
    hasNews: true,
    ...(await cardFor(settings, { title, label: brand_name, cover: null })),
  });
}

export async function contentHead(settings: SiteSettings, page: ContentPage): Promise<Head> {
  const { path, trail, title, coverImage, listing } = page;
  const { image, ...listed } = listing;
  const label = trail[0]?.title ?? settings.brand_name;
  return headOf(settings, {
    ...listed,
    path,
    trail,
    things: offered(page),
    ...(image ? { image } : await cardFor(settings, { title, label, cover: coverImage })),
  });
}

function offered({ title, path, trail, isOffer, listing: { description } }: ContentPage): Thing[] {
  const [section] = trail;
  if (!section || !isOffer) return [];
  return [serviceOf({ title, path, description, section: section.title })];
}

export async function newsHead(settings: SiteSettings): Promise<Head> {
  return headOf(settings, {
    title: newsTitle,
    description: newsDescription,
    path: paths.news(),
    trail: [],
    hasNews: true,
    ...(await cardFor(settings, { title: newsDescription, label: newsTitle, cover: null })),
  });
}

export async function articleHead(settings: SiteSettings, article: NewsItem): Promise<Head> {
  const { title, excerpt, slug, coverImage } = article;
  const card = await cardFor(settings, { title, label: newsTitle, cover: coverImage });
  return headOf(settings, {
    title,
    description: excerpt,
    path: paths.article(slug),
    type: "article",
    trail: [{ title: newsTitle, path: paths.news() }],
    things: [newsArticleOf(article, coverImage || card.image)],
    hasNews: true,
    ...card,
  });
}

export async function enquiryHead(settings: SiteSettings): Promise<Head> {
  const title = "Request a project estimate";
  return headOf(settings, {
    title,
    description: "Tell us what you want to build and attach what you have. We answer within 24 hours.",
    path: paths.letsTalk(),
    trail: [],
    ...(await cardFor(settings, { title, label: "Let’s Talk", cover: null })),
  });
}

type Pictured = Pick<ListedPage, "image" | "isCard">;

async function cardFor(...card: Parameters<typeof shareCardOf>): Promise<Pictured> {
  const image = await shareCardOf(...card);
  return { image, isCard: image !== plainCard };
}
