import { and, eq, ne, sql } from "drizzle-orm";
import type { Staff } from "#app/domain/accounts/account.ts";
import { recordAudit } from "#app/domain/audit/audit.server.ts";
import { makeWay, recordMoves } from "#app/domain/redirects/record-redirects.server.ts";
import { paths } from "#app/http/paths.ts";
import { db, type Transaction } from "#app/platform/database.server.ts";
import { news } from "#db/schema/news.ts";
import { type ArticleRow, articleKind, writeArticle } from "./article-kind.server.ts";

export interface SlugRefusal {
  status: "taken";
  message: string;
}

const slugTaken: SlugRefusal = {
  status: "taken",
  message: "Another article has this address already; choose another",
};

export type RenameOutcome =
  | { status: "renamed"; slug: string }
  | SlugRefusal
  /** Somebody has renamed it meanwhile; nothing was done. */
  | { status: "stale"; theirs: string };

/**
 * Gives an article another address, at once. The old one leads to the new where visitors have known it. Undefined when
 * the article is gone.
 */
export function renameArticle(
  id: string,
  { slug, wasSlug }: { slug: string; wasSlug: string },
  by: Staff,
): Promise<RenameOutcome | undefined> {
  return db.transaction(async (tx): Promise<RenameOutcome | undefined> => {
    const row = await articleKind.lock(tx, id);
    if (!row) return undefined;
    if (row.slug === slug) return { status: "renamed", slug };
    if (row.slug !== wasSlug) return { status: "stale", theirs: row.slug };
    await lockArticleSlugs(tx);
    if (await isTaken(tx, slug, id)) return slugTaken;
    await writeArticle(tx, id, { slug, ...(isKnown(row) ? { updatedAt: new Date() } : {}) });
    const [from, to] = [paths.article(row.slug), paths.article(slug)];
    await makeWay(tx, [to]);
    if (isKnown(row)) await recordMoves(tx, { moves: [{ from, to }], reason: "rename", by });
    await recordAudit(tx, {
      actor: by,
      action: "article.rename",
      subject: slug,
      before: { slug: row.slug },
      after: { slug },
    });
    return { status: "renamed", slug };
  });
}

/** Whether visitors have ever seen it. */
export function isKnown({ isPublished, publishedAt }: ArticleRow): boolean {
  return isPublished || publishedAt !== null;
}

/** Whether another article, in the trash or not, stands at an address. */
export async function isTaken(tx: Transaction | typeof db, slug: string, id?: string): Promise<boolean> {
  const [other] = await tx
    .select({ id: news.id })
    .from(news)
    .where(and(eq(news.slug, slug), id ? ne(news.id, id) : undefined));
  return other !== undefined;
}

/** The slugs of all articles. Until the transaction ends nobody else chooses one, so that none is chosen twice. */
export async function takenArticleSlugs(tx: Transaction): Promise<Set<string>> {
  await lockArticleSlugs(tx);
  const rows = await tx.select({ slug: news.slug }).from(news);
  return new Set(rows.map(({ slug }) => slug));
}

async function lockArticleSlugs(tx: Transaction) {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('article_slugs'))`);
}
