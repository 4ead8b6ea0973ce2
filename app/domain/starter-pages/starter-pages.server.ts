import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { blocks } from "#app/blocks/registry.ts";
import { homeSlug } from "#app/domain/pages/home.ts";
import { draftOf } from "#app/domain/pages/page-tree.server.ts";
import type { Transaction } from "#app/platform/database.server.ts";
import { pages } from "#db/schema/pages.ts";
import { starterPages } from "./en.ts";
import { type StarterPage, starterRoles } from "./starter-page.ts";

/**
 * Adds the starter pages to an empty site: unpublished pages, and a draft of the home page. Their guidance is in double
 * square brackets, which publishing refuses (`app/blocks/missing.ts`).
 */
export async function seedStarterPages(tx: Transaction) {
  const [home] = await tx.select().from(pages).where(eq(pages.slug, homeSlug));
  if (home) {
    const { title, blocks } = starterPages.home;
    const draft = { ...draftOf(home), title, blocks: stored(blocks) };
    await tx.update(pages).set({ draft, draftAt: new Date() }).where(eq(pages.id, home.id));
  }
  for (const [orderIndex, role] of starterRoles.entries()) {
    const { blocks, ...page } = starterPages[role];
    const inMenus = role === "about" || role === "contact";
    await tx.insert(pages).values({ ...page, role, inMenus, orderIndex, content: stored(blocks) });
  }
}

function stored(list: StarterPage["blocks"]) {
  return list.map(({ type, props }) => ({ id: randomUUID(), type, version: blocks[type].version, props }));
}
