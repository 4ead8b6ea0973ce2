import type { Quote } from "#app/blocks/testimonials/quotes.tsx";
import type { NewsItem } from "#app/domain/news/news.server.ts";
import type { PublishedPage } from "#app/domain/pages/page.ts";
import type { SettingKey, Settings } from "#app/domain/settings/registry.ts";

export type HomeSettingKey = Extract<SettingKey, `home_${string}`>;

export interface HomeData {
  settings: Pick<Settings, HomeSettingKey>;
  /** Whether the page begins with the ink stage. */
  hasStage: boolean;
  solutions: Pick<PublishedPage, "title" | "path" | "excerpt" | "coverImage">[];
  /** The newest first. */
  news: Pick<NewsItem, "slug" | "title" | "excerpt" | "publishedDate" | "tags" | "coverImage">[];
  testimonials: Quote[];
}

/** What a section of the home page is given: everything, and its two digits. */
export interface HomeSectionProps {
  home: HomeData;
  number: string;
}
