import { listPublishedNews } from "#app/domain/news/news.server.ts";
import { childrenOfRole } from "#app/domain/pages/page-index.ts";
import { listPublishedPages } from "#app/domain/pages/pages.server.ts";
import { type SettingKey, type Settings, settingKeys } from "#app/domain/settings/registry.ts";
import { listPublishedTestimonials } from "#app/domain/testimonials/testimonials.server.ts";
import { log } from "#app/platform/log.server.ts";
import type { HomeData, HomeSettingKey } from "./home-data.ts";

/** Articles shown; the rest are one link away. */
const newestNews = 3;

/** Testimonials shown when the home page has none of its own. */
const firstTestimonials = 4;

/** What the home page shows with these settings; what is turned off is not read. */
export async function homeDataOf(settings: Settings): Promise<HomeData> {
  const [index, news, testimonials] = await Promise.all([
    listPublishedPages(),
    settings.home_news_enabled ? listPublishedNews(newestNews) : [],
    settings.home_testimonials_enabled && settings.home_testimonials.length === 0
      ? listPublishedTestimonials(firstTestimonials)
      : [],
  ]);
  const solutions = childrenOfRole(index, "solutions").map(({ title, path, excerpt, coverImage }) => ({
    title,
    path,
    excerpt,
    coverImage,
  }));
  if (solutions.length === 0) log.warn("no solutions pages are published");
  return {
    settings: homeSettings(settings),
    hasStage: settings.home_hero_section_enabled,
    solutions,
    news: news.map(({ slug, title, excerpt, publishedDate, tags, coverImage }) => ({
      slug,
      title,
      excerpt,
      publishedDate,
      tags,
      coverImage,
    })),
    testimonials,
  };
}

function homeSettings(settings: Settings): HomeData["settings"] {
  const entries = settingKeys.filter(isOfHome).map((key) => [key, settings[key]]);
  return Object.fromEntries(entries) as HomeData["settings"];
}

function isOfHome(key: SettingKey): key is HomeSettingKey {
  return key.startsWith("home_");
}
