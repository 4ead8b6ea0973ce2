import { and, eq, isNull, lt, or, sql } from "drizzle-orm";
import { readBody } from "#app/domain/news/news.server.ts";
import { richTextToPlainText } from "#app/domain/rich-text/plain-text.ts";
import { db } from "#app/platform/database.server.ts";
import { news } from "#db/schema/news.ts";
import { pages } from "#db/schema/pages.ts";
import { searchEntries } from "#db/schema/search.ts";

/** The words of a page's stored content; given by the caller, because the domain knows no kinds of blocks. */
export type TextOfContent = (content: unknown) => string;

/** Characters that are searched of one text; Postgres keeps at most a megabyte of words (its documentation, 12.11). */
const longest = 200_000;

/**
 * Takes the words of every published page and article that has changed since they were last taken. What is published
 * while it runs brings a job of its own.
 */
export async function indexPublished(textOfContent: TextOfContent) {
  for (const { id } of await listStalePages()) await indexPage(id, textOfContent);
  for (const { id } of await listStaleArticles()) await indexArticle(id);
}

const isStale = (changedAt: typeof pages.updatedAt | typeof news.updatedAt) =>
  or(isNull(searchEntries.madeOf), lt(searchEntries.madeOf, changedAt));

function listStalePages() {
  return db
    .select({ id: pages.id })
    .from(pages)
    .leftJoin(searchEntries, eq(searchEntries.pageId, pages.id))
    .where(and(eq(pages.isPublished, true), isStale(pages.updatedAt)));
}

function listStaleArticles() {
  return db
    .select({ id: news.id })
    .from(news)
    .leftJoin(searchEntries, eq(searchEntries.articleId, news.id))
    .where(and(eq(news.isPublished, true), isStale(news.updatedAt)));
}

function indexPage(pageId: string, textOfContent: TextOfContent) {
  return db.transaction(async (tx) => {
    const [page] = await tx.select().from(pages).where(eq(pages.id, pageId)).for("share");
    if (!page?.isPublished) return;
    const words = {
      title: searchable(page.title, page.extendedTitle),
      lead: searchable(page.excerpt),
      body: searchable(textOfContent(page.content)),
      madeOf: sql`(select updated_at from pages where id = ${pageId})`, // to the microsecond, which a Date has not
    };
    await tx
      .insert(searchEntries)
      .values({ pageId, ...words })
      .onConflictDoUpdate({ target: searchEntries.pageId, set: words });
  });
}

function indexArticle(articleId: string) {
  return db.transaction(async (tx) => {
    const [article] = await tx.select().from(news).where(eq(news.id, articleId)).for("share");
    if (!article?.isPublished) return;
    const words = {
      title: searchable(article.title),
      lead: searchable(article.excerpt),
      body: searchable(richTextToPlainText(readBody(article)), article.author, article.tags.join(", ")),
      madeOf: sql`(select updated_at from news where id = ${articleId})`,
    };
    await tx
      .insert(searchEntries)
      .values({ articleId, ...words })
      .onConflictDoUpdate({ target: searchEntries.articleId, set: words });
  });
}

/** The parts below each other, without control characters: two of them mark what was found. */
function searchable(...parts: (string | null)[]): string {
  return parts
    .filter(Boolean)
    .join("\n")
    .replace(/(?!\n)\p{Cc}/gu, " ")
    .slice(0, longest);
}
