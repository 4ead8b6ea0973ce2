import { paths } from "#app/http/paths.ts";
import { newsTitle } from "#app/site/news/news-words.ts";

/** The formats of the feed: where each is, what it is called, and its media type. */
export const feedFormats = {
  rss: { path: paths.newsFeed("xml"), name: "RSS", type: "application/rss+xml" },
  atom: { path: paths.newsFeed("atom"), name: "Atom", type: "application/atom+xml" },
  json: { path: paths.newsFeed("json"), name: "JSON Feed", type: "application/feed+json" },
} as const;

export type FeedFormat = keyof typeof feedFormats;

/** What the feed is called, in each of its formats. */
export const feedTitle = ({ brand_name }: { brand_name: string }) => `${brand_name} — ${newsTitle}`;
