import { randomUUID } from "node:crypto";
import { eq, inArray, like, or, sql } from "drizzle-orm";
import { db } from "#app/platform/database.server.ts";
import { pages } from "#db/schema/pages.ts";
import { redirects } from "#db/schema/redirects.ts";
import { createPage } from "./factories/pages.ts";

export type OwnPages = Awaited<ReturnType<typeof ownPages>>;

/** Pages of one test: their slugs and titles contain a unique word, by which they are deleted. */
export async function ownPages() {
  const word = `quarry${randomUUID().slice(0, 6)}`;
  const hero = (headline: string) => ({
    id: randomUUID(),
    type: "hero",
    version: 2,
    props: { headline, facts: [] },
  });
  const top = await createPage({
    slug: word,
    title: `Quarry ${word}`,
    orderIndex: -1000,
    content: [hero("Stone by the ton")],
  });
  const child = (name: string, orderIndex: number) =>
    createPage({
      slug: `${name}-${word}`,
      title: `${name} of ${word}`,
      parentSlug: word,
      orderIndex,
      content: [hero(name)],
    });
  return {
    word,
    top,
    granite: await child("granite", 0),
    marble: await child("marble", 1),
    async remove() {
      const own = or(like(pages.slug, `%${word}%`), like(pages.trashedSlug, `%${word}%`));
      const rows = await db.select({ id: pages.id }).from(pages).where(own);
      const ids = rows.map(({ id }) => id);
      await db.update(pages).set({ parentSlug: null }).where(inArray(pages.id, ids));
      await db.delete(pages).where(inArray(pages.id, ids));
      await db.delete(redirects).where(sql`${redirects.fromPath} like ${`%${word}%`}`);
    },
  };
}

export interface SomeBlock {
  type: string;
  version?: number;
  props: Record<string, unknown>;
}

/** Creates a page with the given blocks. */
export async function createPageOf(blocks: SomeBlock[], values: Parameters<typeof createPage>[0] = {}) {
  const key = randomUUID().slice(0, 8);
  const content = blocks.map((block) => ({ id: randomUUID(), version: 1, ...block }));
  const page = await createPage({ slug: `edit-${key}`, title: `Edited ${key}`, content, ...values });
  return {
    ...page,
    stored: async () => {
      const [row] = await db.select().from(pages).where(eq(pages.id, page.id));
      if (!row) throw new Error("the page is gone");
      return row;
    },
  };
}
