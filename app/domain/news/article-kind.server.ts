import { and, eq, isNull, sql } from "drizzle-orm";
import type { Publishable } from "#app/domain/publishing/publishable.server.ts";
import { entrySchedule } from "#app/domain/publishing/publishing-jobs.server.ts";
import { isSame } from "#app/domain/publishing/same.ts";
import { refreshSearch } from "#app/domain/search/search-jobs.server.ts";
import type { Transaction } from "#app/platform/database.server.ts";
import { news, newsVersions } from "#db/schema/news.ts";
import { type ArticleDraft, articleDraftSchema } from "./article.ts";
import { readBody } from "./news.server.ts";

export type ArticleRow = typeof news.$inferSelect;

const dayOf = (date: Date) => date.toISOString().slice(0, 10);

/** How articles are drafted, scheduled and published. */
export const articleKind: Publishable<ArticleRow, ArticleDraft> = {
  name: "article",
  subjectOf: ({ slug }) => slug,
  draftSchema: articleDraftSchema,
  liveOf: (row) => {
    const { title, excerpt, coverImage, author, tags, publishedDate } = row;
    const day = publishedDate && dayOf(publishedDate);
    return { title, excerpt, body: readBody(row), coverImage, author, tags, publishedDate: day };
  },
  async lock(tx, id) {
    const [row] = await tx.select().from(news).where(isThere(id)).for("update");
    return row;
  },
  async write(tx, id, changes, live) {
    if (live) await refreshSearch(tx);
    return writeArticle(tx, id, { ...(live ? liveColumns(live) : {}), ...changes });
  },
  versions: newsVersions,
  partsBetween: (before, after) =>
    (Object.keys(after) as (keyof ArticleDraft)[]).filter((name) => !isSame(before[name], after[name])),
  complete: (draft, at) => ({ ...draft, publishedDate: draft.publishedDate ?? dayOf(at) }),
  schedule: entrySchedule("article"),
};

function liveColumns({ publishedDate, ...fields }: ArticleDraft) {
  return { ...fields, publishedDate: publishedDate ? new Date(publishedDate) : null };
}

/** An article outside of the trash. */
export const isThere = (id: string) => and(eq(news.id, id), isNull(news.trashedAt));

type Changes = Partial<Omit<typeof news.$inferInsert, "id" | "version" | "createdAt">>;

/** Writes to an article; every write raises its version by one. */
export async function writeArticle(tx: Transaction, id: string, changes: Changes): Promise<ArticleRow> {
  const [row] = await tx
    .update(news)
    .set({ ...changes, version: sql`${news.version} + 1` })
    .where(eq(news.id, id))
    .returning();
  if (!row) throw new Error(`article ${id} is gone`);
  return row;
}
