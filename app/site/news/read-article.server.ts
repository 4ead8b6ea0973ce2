import { contentStores } from "#app/domain/content-store/content-store.server.ts";
import { type Article, findPublishedNews, listPublishedNews } from "#app/domain/news/news.server.ts";
import type { PageLink } from "#app/domain/pages/page.ts";
import { paths } from "#app/http/paths.ts";
import { withUploads } from "#app/site/uploaded-pictures.server.ts";

export interface ArticlePage extends Article {
  /** The one published before it, and after the oldest the newest; none for a single article. */
  next?: PageLink & { excerpt: string | null };
}

/** Everything the page of an article shows; undefined unless it is published. */
export async function readArticle(slug: string): Promise<ArticlePage | undefined> {
  const [article, all] = await Promise.all([findPublishedNews(slug), listPublishedNews()]);
  if (!article) return undefined;

  const next = all[(all.findIndex((other) => other.slug === slug) + 1) % all.length];
  if (!next || next.slug === slug) return article;
  return { ...article, next: { title: next.title, path: paths.article(next.slug), excerpt: next.excerpt } };
}

/** An article as it would be if its draft were published, or as it was in a version; with the pictures it names. */
export async function readArticlePreview(id: string, version?: number) {
  const [entry, draft] = await Promise.all([
    contentStores.article.read(id),
    contentStores.article.findDraft(id, version),
  ]);
  if (!entry || !draft) return undefined;
  const { slug = "", createdAt, updatedAt } = entry.row;
  const publishedDate = draft.publishedDate ? new Date(draft.publishedDate) : new Date();
  const article: ArticlePage = { id, slug, createdAt, updatedAt, ...draft, publishedDate };
  return withUploads(article);
}
