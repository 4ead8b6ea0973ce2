import { eq } from "drizzle-orm";
import { findPreviewLink } from "#app/domain/publishing/preview-links.server.ts";
import { db } from "#app/platform/database.server.ts";
import { pages } from "#db/schema/pages.ts";
import { draftOf, findPage, liveColumns } from "./page-rows.server.ts";

import type { Page, PageOnPath } from "./pages.server.ts";
import { findVersion } from "./versions.server.ts";

/** A draft by the token of a link, or by the page's id; or a version of that page. */
export type PreviewOf = { token: string } | { pageId: string; version?: number };

/**
 * A page as it would be after publishing its draft, below its published ancestors: by the token of a valid link, or by
 * its id for signed-in users. Undefined otherwise.
 */
export async function findPreviewPage(by: PreviewOf): Promise<PageOnPath | undefined> {
  const id = "pageId" in by ? by.pageId : await pageIdOf(by.token);
  const page = id ? await findPage({ id }) : undefined;
  if (!page) return undefined;
  const version = "version" in by ? by.version : undefined;
  const draft = version === undefined ? draftOf(page) : await findVersion(page.id, version);
  return (
    draft && { page: { ...page, ...liveColumns(draft), draft: null }, trail: await listPagesAbove(page) }
  );
}

async function pageIdOf(token: string): Promise<string | undefined> {
  const link = await findPreviewLink(token);
  return link?.kind === "page" ? link.id : undefined;
}

async function listPagesAbove({ parentSlug }: Page): Promise<Page[]> {
  if (parentSlug === null) return [];
  const [parent] = await db.select().from(pages).where(eq(pages.slug, parentSlug));
  return parent ? [...(await listPagesAbove(parent)), parent] : [];
}
