import type { MetaDescriptor } from "@remix-run/node";
import type { Thing } from "schema-dts";
import type { NewsItem } from "#app/domain/news/news.server.ts";
import type { Settings } from "#app/domain/settings/registry.ts";
import { paths } from "#app/http/paths.ts";
import type { ContentPage } from "#app/site/content-page.server.ts";
import { newsDescription, newsTitle } from "#app/site/news/news-words.ts";
import type { SiteSettings } from "#app/site/site-data.ts";
import { headOf } from "./head.server.ts";
import { newsArticleOf, serviceOf, siteOf } from "./structured-data.server.ts";

type Head = MetaDescriptor[];

export function homeHead(settings: Settings): Head {
  return headOf(settings, {
    title: settings.home_hero_headline,
    description: settings.home_hero_description,
    path: paths.home(),
    things: [siteOf(settings)],
    hasNews: true,
  });
}

export function contentHead(settings: SiteSettings, page: ContentPage): Head {
  const { path, trail, listing } = page;
  return headOf(settings, { ...listing, path, trail, things: offered(page) });
}

/** The sections whose pages each describe something that can be ordered. */
const offering = new Set([paths.page("services"), paths.page("solutions")]);

function offered({ title, path, trail, listing: { description } }: ContentPage): Thing[] {
  const [section] = trail;
  if (!section || !offering.has(section.path)) return [];
  return [serviceOf({ title, path, description, section: section.title })];
}

export function newsHead(settings: SiteSettings): Head {
  return headOf(settings, {
    title: newsTitle,
    description: newsDescription,
    path: paths.news(),
    trail: [],
    hasNews: true,
  });
}

export function articleHead(settings: SiteSettings, article: NewsItem): Head {
  const { title, excerpt, slug, coverImage } = article;
  return headOf(settings, {
    title,
    description: excerpt,
    path: paths.article(slug),
    type: "article",
    image: coverImage,
    trail: [{ title: newsTitle, path: paths.news() }],
    things: [newsArticleOf(article, coverImage || "/art/share.png")],
    hasNews: true,
  });
}

export function enquiryHead(settings: SiteSettings): Head {
  return headOf(settings, {
    title: "Request a project estimate",
    description: "Tell us what you want to build and attach what you have. We answer within 24 hours.",
    path: paths.letsTalk(),
    trail: [],
  });
}
