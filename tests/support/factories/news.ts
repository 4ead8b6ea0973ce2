import { db } from "#app/platform/database.server.ts";
import { news } from "#db/schema/news.ts";

let made = 0;

/** A published article by default. */
export async function createArticle(values: Partial<typeof news.$inferInsert> = {}) {
  made += 1;
  const [created] = await db
    .insert(news)
    .values({ slug: `article-${made}`, title: `Article ${made}`, isPublished: true, ...values })
    .returning();
  if (!created) throw new Error("the article was not stored");
  return created;
}
