import type { NewsArticle } from "schema-dts";
import type { ListedContent, PublishedContent } from "#app/domain/content-store/published-content.server.ts";
import type { ContentTypes } from "#app/domain/content-types/registry.ts";
import type { Settings } from "#app/domain/settings/registry.ts";
import { teamMember } from "#app/domain/settings-store/team-member.ts";
import type { Edition } from "#app/languages/language.ts";
import { serverMessagesIn } from "#app/languages/messages.server.ts";
import { sitePathsIn } from "#app/paths/site-paths.ts";
import { absolute } from "#app/site/discovery/absolute.server.ts";
import { organizationId } from "#app/site/discovery/structured-data.server.ts";
import type { PublicExtras } from "./define-public-type.server.ts";
import type { Author } from "./public-content.ts";

type Article = ContentTypes["article"];

export const articlePages: PublicExtras<Article> = {
  factsOf({ publishedDate, author, tags }, language) {
    const { facts } = serverMessagesIn(language).contentTypes.article;
    return [
      ...(publishedDate ? [{ label: facts.published, value: new Date(publishedDate) }] : []),
      ...(author ? [{ label: facts.author, value: author }] : []),
      ...(tags.length > 0 ? [{ label: facts.topics, value: tags.join(", ") }] : []),
    ];
  },
  notesOf: ({ publishedDate, tags }) => [
    ...(publishedDate ? [new Date(publishedDate)] : []),
    ...(tags.length > 0 ? [tags.join(", ")] : []),
  ],
  authorOf,
  groupOf: ({ publishedDate }) => publishedDate?.slice(0, 4),
  openingOf: ({ news_headline, news_intro }) => ({ headline: news_headline, intro: news_intro }),
  thingsOf: (article, image, edition) => [newsArticleOf(article, image, edition)],
  isNews: true,
};

/** The author if the team has a person with this name and a portrait. */
function authorOf({ author }: ListedContent<Article>, settings: Settings): Author | undefined {
  const member = teamMember(settings, author);
  return member?.portrait ? member : undefined;
}

/** Structured data of an article; without an author, the organisation is the author. */
function newsArticleOf(article: PublishedContent<Article>, image: string, edition: Edition): NewsArticle {
  const { slug, title, excerpt, author, tags, publishedDate, publishedAt, updatedAt } = article;
  const address = absolute(sitePathsIn(edition).article(slug));
  return {
    "@type": "NewsArticle",
    "@id": `${address}#article`,
    headline: title,
    description: excerpt || undefined,
    image: absolute(image),
    datePublished: (publishedDate ? new Date(publishedDate) : publishedAt).toISOString(),
    dateModified: updatedAt.toISOString(),
    author: author ? { "@type": "Person", name: author } : { "@id": organizationId },
    publisher: { "@id": organizationId },
    mainEntityOfPage: address,
    keywords: tags.length > 0 ? tags : undefined,
    inLanguage: edition.language,
  };
}
