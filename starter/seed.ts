import { randomUUID } from "node:crypto";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import { blocks } from "#app/blocks/registry.ts";
import { isHome } from "#app/domain/pages/home.ts";
import { roleOfSlug } from "#app/domain/pages/page.ts";
import { draftOf } from "#app/domain/pages/page-tree.server.ts";
import type { Transaction } from "#app/platform/database.server.ts";
import { pages } from "#db/schema/pages.ts";
import { type FilePage, readPages } from "#tools/content-files/page-files.ts";
import { pagesFolder } from "./pages-folder.ts";

/**
 * Adds the starter pages to an empty site: unpublished pages, and a draft of the home page. Their guidance is in double
 * square brackets, which publishing refuses (`app/blocks/missing.ts`).
 */
export async function seedStarterPages(tx: Transaction, language = "en") {
  for (const page of readPages(join(pagesFolder, language)))
    await (isHome(page) ? draftHome(tx, page) : tx.insert(pages).values(rowOf(page)));
}

async function draftHome(tx: Transaction, { slug, blocks }: FilePage) {
  const [home] = await tx.select().from(pages).where(eq(pages.slug, slug));
  if (!home) return;
  const draft = { ...draftOf(home), blocks: blocks.map(stored) };
  await tx.update(pages).set({ draft, draftAt: new Date() }).where(eq(pages.slug, slug));
}

/** A page gets its role by its slug. */
function rowOf({ children: _, blocks, ...row }: FilePage) {
  return { ...row, role: roleOfSlug(row.slug), content: blocks.map(stored), isPublished: false };
}

function stored({ type, props }: FilePage["blocks"][number]) {
  return { id: randomUUID(), type, version: blocks[type].version, props };
}
