import { and, eq } from "drizzle-orm";
import { type Differences, differencesBetween } from "#app/domain/documents/differences.ts";
import { findPreviewLink } from "#app/domain/publishing/preview-links.server.ts";
import * as versions from "#app/domain/publishing/versions.server.ts";
import { db } from "#app/platform/database.server.ts";
import { pages, pageVersions } from "#db/schema/pages.ts";
import type { PageDraft } from "./draft.ts";
import { draftOf, findPage, publishedColumns } from "./page-tree.server.ts";
import type { Page, PageOnPath } from "./pages.server.ts";
import { publishablePage } from "./publishable-page.server.ts";

/** A page's versions, newest first, without their content. */
export const listVersions = (pageId: string) => versions.listVersions(pageVersions, pageId);

/** A version by its number; without a number, the draft. */
async function findDraft(page: Page, version?: number): Promise<PageDraft | undefined> {
  return version === undefined ? draftOf(page) : versions.findVersion(publishablePage, page.id, version);
}

/** Two versions of a page, or a version and `"draft"`. Undefined when either does not exist. */
export async function compareVersions(
  pageId: string,
  from: number,
  to: number | "draft",
): Promise<{ before: PageDraft; after: PageDraft; differences: Differences<PageDraft> } | undefined> {
  const page = await findPage({ id: pageId });
  if (!page) return undefined;
  const [before, after] = await Promise.all([
    findDraft(page, from),
    findDraft(page, to === "draft" ? undefined : to),
  ]);
  return before && after && { before, after, differences: differencesBetween(before, after) };
}

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
  const draft = await findDraft(page, "version" in by ? by.version : undefined);
  return (
    draft && { page: { ...page, ...publishedColumns(draft), draft: null }, trail: await listPagesAbove(page) }
  );
}

async function pageIdOf(token: string): Promise<string | undefined> {
  const link = await findPreviewLink(token);
  return link?.kind === "page" ? link.id : undefined;
}

async function listPagesAbove({ language, parentSlug }: Page): Promise<Page[]> {
  if (parentSlug === null) return [];
  const [parent] = await db
    .select()
    .from(pages)
    .where(and(eq(pages.language, language), eq(pages.slug, parentSlug)));
  return parent ? [...(await listPagesAbove(parent)), parent] : [];
}
