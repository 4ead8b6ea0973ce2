import { bullets, linked, named, stacked, words } from "#app/blocks/markdown-parts.ts";
import { richTextToMarkdown } from "#app/domain/rich-text/markdown.ts";
import { sitePaths } from "#app/http/site-paths.ts";
import type { ListedArticle } from "#app/site/news/news-list.tsx";
import { newsDescription, newsTitle } from "#app/site/news/news-words.ts";
import type { ArticlePage } from "#app/site/news/read-article.server.ts";
import { calendarDate } from "#app/ui/calendar-date.tsx";
import { nextMarkdown, openingMarkdown } from "./page-parts.ts";

export function newsMarkdown(articles: ListedArticle[]): string {
  return stacked(
    words(newsTitle),
    openingMarkdown(newsTitle, newsDescription),
    ...articles.map((article) =>
      stacked(
        datelineMarkdown(article),
        `## ${linked({ label: article.title, href: sitePaths.article(article.slug) })}`,
        words(article.excerpt),
      ),
    ),
    articles.length === 0 && words("Nothing is published yet. The first note will stand here."),
  );
}

/** When, and what about. */
export function datelineMarkdown({
  publishedDate,
  tags,
}: Pick<ListedArticle, "publishedDate" | "tags">): string {
  return [publishedDate && calendarDate(publishedDate), words(tags.join(", "))].filter(Boolean).join(" · ");
}

export function articleMarkdown(article: ArticlePage): string {
  const { title, excerpt, body, author, tags, publishedDate, next } = article;
  return stacked(
    linked({ label: newsTitle, href: sitePaths.news() }),
    openingMarkdown(title, excerpt),
    richTextToMarkdown(body),
    bullets([
      publishedDate ? named("Published", calendarDate(publishedDate)) : "",
      named("By", words(author)),
      named("About", words(tags.join(", "))),
    ]),
    next && nextMarkdown({ ...next, within: newsTitle }),
  );
}
