import { and, desc, eq, isNotNull } from "drizzle-orm";
import type { Staff } from "#app/domain/accounts/account.ts";
import { freeSlug } from "#app/domain/pages/create-page.server.ts";
import { putInTrash, takeOutOfTrash } from "#app/domain/publishing/trash.server.ts";
import { makeWay, recordRemoval } from "#app/domain/redirects/record-redirects.server.ts";
import { paths } from "#app/http/paths.ts";
import { db } from "#app/platform/database.server.ts";
import { news } from "#db/schema/news.ts";
import { articleKind, writeArticle } from "./article-kind.server.ts";
import { isKnown, takenArticleSlugs } from "./article-slugs.server.ts";

/** Puts an article into the trash; an address that visitors knew says that it is gone. False when it is there already. */
export function trashArticle(id: string, by: Staff): Promise<boolean> {
  return db.transaction(async (tx) => {
    const row = await putInTrash(articleKind, tx, id, by);
    if (!row) return false;
    await writeArticle(tx, id, { slug: `trash-${id}`, trashedSlug: row.slug });
    if (isKnown(row)) await recordRemoval(tx, { paths: [paths.article(row.slug)], to: null, by });
    return true;
  });
}

/** Takes an article out of the trash, unpublished, at its old address if that is still free. False when it is not there. */
export function restoreArticle(id: string, by: Staff): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [row] = await tx
      .select()
      .from(news)
      .where(and(eq(news.id, id), isNotNull(news.trashedAt)))
      .for("update");
    if (!row) return false;
    const taken = await takenArticleSlugs(tx);
    const slug = freeSlug(row.trashedSlug ?? `restored-${id}`, taken);
    await writeArticle(tx, id, { slug, trashedSlug: null });
    await makeWay(tx, [paths.article(slug)]);
    await takeOutOfTrash(articleKind, tx, id, by);
    return true;
  });
}

/** What is in the trash, last first. */
export function listTrashedArticles() {
  return db
    .select({ id: news.id, title: news.title, trashedAt: news.trashedAt })
    .from(news)
    .where(isNotNull(news.trashedAt))
    .orderBy(desc(news.trashedAt));
}
