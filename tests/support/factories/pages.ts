import { roleOfSlug } from "#app/domain/pages/page.ts";
import { db } from "#app/platform/database.server.ts";
import { pages } from "#db/schema/pages.ts";

let made = 0;

/** A published top-level page with the role of its slug by default. */
export async function createPage(values: Partial<typeof pages.$inferInsert> = {}) {
  made += 1;
  const slug = values.slug ?? `page-${made}`;
  const [page] = await db
    .insert(pages)
    .values({
      slug,
      role: roleOfSlug(slug),
      title: `Page ${made}`,
      isPublished: true,
      orderIndex: made,
      ...values,
    })
    .returning();
  if (!page) throw new Error("the page was not stored");
  return page;
}

/** Published pages, each a child of the one before; returns the deepest. */
export async function createPageChain(...slugs: [string, ...string[]]) {
  let page = await createPage({ slug: slugs[0] });
  for (const slug of slugs.slice(1)) page = await createPage({ slug, parentSlug: page.slug });
  return page;
}
