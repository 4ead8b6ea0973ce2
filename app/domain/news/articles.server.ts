import { and, ilike, isNull, or, sql } from "drizzle-orm";
import type { Staff } from "#app/domain/accounts/account.ts";
import { recordAudit } from "#app/domain/audit/audit.server.ts";
import { findMediaItems } from "#app/domain/media/media.server.ts";
import { mediaIdsIn } from "#app/domain/media/media-references.ts";
import { freeSlug } from "#app/domain/pages/create-page.server.ts";
import { slugOfTitle } from "#app/domain/pages/slug-of-title.ts";
import { entriesOf } from "#app/domain/publishing/entries.server.ts";
import type { Missing } from "#app/domain/publishing/missing.ts";
import { statusesOf } from "#app/domain/publishing/publication-status.ts";
import { isLate } from "#app/domain/publishing/status.server.ts";
import { makeWay } from "#app/domain/redirects/record-redirects.server.ts";
import { paths } from "#app/http/paths.ts";
import { db, type Transaction } from "#app/platform/database.server.ts";
import { news } from "#db/schema/news.ts";
import { type ArticleDraft, articleLabels, missingInArticle, type NewArticle } from "./article.ts";
import { type ArticleRow, articleKind, isThere } from "./article-kind.server.ts";
import { takenArticleSlugs } from "./article-slugs.server.ts";
import { newestFirst } from "./news.server.ts";

/** What can be done with an article, drafts and versions included. */
export const articles = entriesOf({
  kind: articleKind,
  missingIn: async (draft, tx) => [...missingInArticle(draft), ...(await deletedFiles(draft, tx))],
  find: findArticle,
  titleOf: ({ title }) => title || "Untitled",
  pathOf: paths.admin.article,
});

/** Files of an article that are deleted from the library. */
async function deletedFiles(draft: ArticleDraft, tx?: Transaction): Promise<Missing[]> {
  const found = new Set((await findMediaItems([...mediaIdsIn(draft)], tx)).map(({ id }) => id));
  return (["body", "coverImage"] as const)
    .filter((field) => [...mediaIdsIn(draft[field])].some((id) => !found.has(id)))
    .map((field) => ({
      blockId: null,
      path: [field],
      message: `${articleLabels[field]}: a file is deleted from the library; choose another`,
    }));
}

/** An article outside of the trash, published or not. */
export async function findArticle(id: string): Promise<ArticleRow | undefined> {
  const [row] = await db.select().from(news).where(isThere(id));
  return row;
}

export type ListedArticle = Awaited<ReturnType<typeof listArticles>>[number];

/** All articles outside of the trash as they are being edited, without their bodies; those with a query's words in them. */
export async function listArticles(query = "") {
  const pattern = `%${query.replace(/[\\%_]/g, "\\$&")}%`;
  const edited = (field: "title" | "author" | "excerpt") =>
    sql<string>`case when ${news.draft} is null then ${news[field]} else ${news.draft} ->> ${field}::text end`;
  const editedTags = sql<string[]>`coalesce(${news.draft} -> 'tags', to_jsonb(${news.tags}))`;
  const rows = await db
    .select({
      id: news.id,
      slug: news.slug,
      title: edited("title"),
      author: edited("author"),
      tags: editedTags,
      publishedDate:
        sql`coalesce((${news.draft} ->> 'publishedDate')::timestamptz, ${news.publishedDate})`.mapWith(
          news.publishedDate,
        ),
      isPublished: news.isPublished,
      isChanged: sql<boolean>`${news.draft} is not null`,
      scheduledAt: news.scheduledAt,
      isLate: isLate(news.scheduledAt),
      hasFailed: sql<boolean>`${news.scheduleFailure} is not null`,
      editedAt: sql`coalesce(${news.draftAt}, ${news.updatedAt})`.mapWith(news.updatedAt),
    })
    .from(news)
    .where(
      and(
        isNull(news.trashedAt),
        or(
          ...(["title", "author", "excerpt"] as const).map((field) => ilike(edited(field), pattern)),
          ilike(news.slug, pattern),
          sql`${editedTags}::text ilike ${pattern}`,
        ),
      ),
    )
    // What is not published is worked on: it stands above what is.
    .orderBy(news.isPublished, ...newestFirst);
  return rows.map((row) => ({
    ...row,
    title: row.title || "Untitled",
    statuses: statusesOf({ ...row, isHiddenByParent: false }),
  }));
}

/** Every author and every tag that articles have, to choose from. */
export async function listBylines(): Promise<{ authors: string[]; tags: string[] }> {
  const rows = await db.select({ author: news.author, tags: news.tags }).from(news);
  const sorted = (values: (string | null)[]) =>
    [...new Set(values.filter((value) => value !== null && value !== ""))].sort() as string[];
  return {
    authors: sorted(rows.map(({ author }) => author)),
    tags: sorted(rows.flatMap(({ tags }) => tags)),
  };
}

/** Makes an article that visitors do not see yet, at an address made of its title. Resolves to its id. */
export function createArticle({ title }: NewArticle, by: Staff): Promise<string> {
  return db.transaction(async (tx) => {
    const taken = await takenArticleSlugs(tx);
    const slug = freeSlug(slugOfTitle(title).slice(0, 70).replace(/-$/, "") || "article", taken);
    const [made] = await tx.insert(news).values({ title, slug, author: by.name }).returning({ id: news.id });
    if (!made) throw new Error("the article was not stored");
    await makeWay(tx, [paths.article(slug)]);
    await recordAudit(tx, { actor: by, action: "article.create", subject: slug, after: { title } });
    return made.id;
  });
}
