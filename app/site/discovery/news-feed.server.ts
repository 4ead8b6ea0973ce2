import { Feed } from "feed";
import { Marked } from "marked";
import { followLinks } from "#app/blocks/follow-links.server.ts";
import { listWhole, type PublishedContent } from "#app/domain/content-store/published-content.server.ts";
import { type ContentTypes, contentTypes } from "#app/domain/content-types/registry.ts";
import type { RichText } from "#app/domain/rich-text/document.ts";
import { richTextToMarkdown } from "#app/domain/rich-text/markdown.ts";
import { editionOf } from "#app/domain/settings/edition.ts";
import type { Settings } from "#app/domain/settings/registry.ts";
import { getSettings } from "#app/domain/settings/settings.server.ts";
import { orServiceUnavailable } from "#app/http/database-unavailable.server.ts";
import { revalidatedText } from "#app/http/revalidation.server.ts";
import { staleIfError } from "#app/http/stale-if-error.server.ts";
import type { Edition } from "#app/languages/language.ts";
import { serverMessagesIn } from "#app/languages/messages.server.ts";
import { paths } from "#app/paths/paths.ts";
import { sitePathsIn } from "#app/paths/site-paths.ts";
import { storableText } from "#app/platform/storable-text.ts";
import { copyrightLine } from "#app/site/copyright-line.server.ts";
import { absolute } from "./absolute.server.ts";

type Article = PublishedContent<ContentTypes["article"]>;

const MAX_ARTICLES = 50;

const textsOf = ({ site_language }: Pick<Settings, "site_language">) =>
  serverMessagesIn(site_language).contentTypes.article;

/** Renders the newest articles in the language of the request with their full text. */
export async function renderNewsFeed(format: FeedFormat): Promise<string> {
  const [articles, settings] = await Promise.all([
    listWhole(contentTypes.article, MAX_ARTICLES),
    getSettings(),
  ]);
  const bodies = await followLinks(
    articles.map(({ body }) => body),
    async () => editionOf(settings),
  );
  const news = articles.map((article, position) => ({ ...article, body: bodies[position] ?? article.body }));
  if (format === "json") return jsonFeed(news, settings);
  const feed = xmlFeed(news, settings, format);
  // The library escapes every value, but writes characters that XML does not allow.
  return storableText(format === "atom" ? feed.atom1() : feed.rss2());
}

function xmlFeed(news: Article[], settings: Settings, format: "rss" | "atom"): Feed {
  const edition = editionOf(settings);
  const { news: list, article: articleAt } = sitePathsIn(edition);
  const address = absolute(list());
  const feed = new Feed({
    // The ids stay the same when the language of the site changes: readers would show every article again.
    id: stableId(paths.news(), edition),
    title: feedTitle(settings),
    description: textsOf(settings).description,
    link: address,
    feedLinks: { [format]: feedAddress(format, edition) },
    language: settings.site_language,
    author: { name: settings.brand_name },
    copyright: copyrightLine(settings),
    generator: false,
    // Atom requires a date, even for an empty feed.
    updated: latest(news) ?? new Date(0),
  });
  for (const article of news) {
    const { slug, title, excerpt, author, tags, updatedAt } = article;
    feed.addItem({
      id: stableId(paths.article(slug), edition),
      link: absolute(articleAt(slug)),
      title: asHtml(title),
      description: excerpt ? asHtml(excerpt) : undefined,
      content: articleHtml(article),
      // RSS requires email addresses as authors; Dublin Core accepts names.
      ...(author &&
        format === "rss" && {
          extensions: [{ name: "dc:creator", objects: { _text: author } }],
        }),
      ...(author && format === "atom" && { author: [{ name: author }] }),
      category: tags.map((name) => ({ name, term: name })),
      published: dateOf(article),
      date: updatedAt,
    });
  }
  return feed;
}

/** Plain text for an element that feed readers show as HTML: https://www.rfc-editor.org/rfc/rfc4287#section-3.1.1.2 */
function asHtml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}

/** The article's publication date or, without one, the moment it was published. */
function dateOf({ publishedDate, publishedAt }: Article): Date {
  return publishedDate ? new Date(publishedDate) : publishedAt;
}

function latest(news: Article[]): Date | undefined {
  const changes = news.map(({ updatedAt }) => updatedAt.getTime());
  return changes.length > 0 ? new Date(Math.max(...changes)) : undefined;
}

/** The feed formats: path in the main language, name and media type. */
export const feedFormats = {
  rss: { path: paths.newsFeed("xml"), name: "RSS", type: "application/rss+xml" },
  atom: { path: paths.newsFeed("atom"), name: "Atom", type: "application/atom+xml" },
  json: { path: paths.newsFeed("json"), name: "JSON Feed", type: "application/feed+json" },
} as const;

export type FeedFormat = keyof typeof feedFormats;

/** The address of an edition's feed. */
export const feedAddress = (format: FeedFormat, { prefix }: Edition) =>
  absolute(prefix + feedFormats[format].path);

/** An id that stays the same when the addresses of the edition change, from the address in the default language. */
const stableId = (address: string, { prefix }: Edition) => absolute(prefix + address);

/** The feed's title, in every format. */
export const feedTitle = (settings: Settings) => `${settings.brand_name} — ${textsOf(settings).title}`;

const marked = new Marked({
  // Articles contain no HTML, so whatever looks like it is text.
  renderer: { html: ({ text }) => text.replaceAll("<", "&lt;") },
  walkTokens(token) {
    if (token.type === "link" || token.type === "image") token.href = absolute(token.href);
  },
});

/** An article's text as plain HTML for feed readers: no classes, absolute URLs. */
function articleHtml({ body }: { body: RichText }): string {
  return marked.parse(richTextToMarkdown(body), { async: false }).trim();
}

/** https://www.jsonfeed.org/version/1.1; the library for the other formats supports only version 1. */
function jsonFeed(news: Article[], settings: Settings): string {
  const edition = editionOf(settings);
  const sitePaths = sitePathsIn(edition);
  return JSON.stringify({
    version: "https://jsonfeed.org/version/1.1",
    title: feedTitle(settings),
    description: textsOf(settings).description,
    home_page_url: absolute(sitePaths.news()),
    feed_url: feedAddress("json", edition),
    icon: absolute(paths.knownIcon("icon-512.png")),
    language: settings.site_language,
    authors: [{ name: settings.brand_name, url: absolute(sitePaths.home()) }],
    items: news.map((article) => itemOf(article, edition)),
  });
}

function itemOf(article: Article, edition: Edition) {
  const { slug, title, excerpt, author, tags, coverImage, updatedAt } = article;
  return {
    id: stableId(paths.article(slug), edition),
    url: absolute(sitePathsIn(edition).article(slug)),
    title,
    content_html: articleHtml(article),
    ...(excerpt && { summary: excerpt }),
    ...(coverImage && { image: absolute(coverImage) }),
    date_published: dateOf(article).toISOString(),
    date_modified: updatedAt.toISOString(),
    ...(author && { authors: [{ name: author }] }),
    ...(tags.length > 0 && { tags }),
  };
}

/** Responds with the news feed in a format, in the language of the request; stale-if-error. */
export async function respondWithFeed(request: Request, format: FeedFormat): Promise<Response> {
  const feed = await orServiceUnavailable(staleIfError(`feed:${format}`, () => renderNewsFeed(format)));
  return revalidatedText(request, feed, feedFormats[format].type);
}
