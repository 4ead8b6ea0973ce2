import type { Staff } from "#app/domain/accounts/account.ts";
import * as versions from "#app/domain/publishing/versions.server.ts";
import { pageVersions } from "#db/schema/pages.ts";
import { type Differences, differencesBetween } from "./differences.ts";
import type { PageDraft } from "./draft.ts";
import { draftOf, findPage } from "./page-rows.server.ts";
import type { Page } from "./pages.server.ts";
import { publishablePage } from "./publishable-page.server.ts";

/** A page's versions, newest first, without their content. */
export const listVersions = (pageId: string) => versions.listVersions(pageVersions, pageId);

/** The content of a version; undefined for an unknown number. */
export const findVersion = (pageId: string, number: number) =>
  versions.findVersion(publishablePage, pageId, number);

/** Names a version of a page; see `nameVersion` of publishing. */
export const nameVersion = (page: Page, number: number, name: string, by: Staff) =>
  versions.nameVersion(publishablePage, page, number, name, by);

/** Restores a version of a page as its draft. Blocks of older versions are migrated when they are read. */
export const restoreVersion = (pageId: string, number: number, by: Staff) =>
  versions.restoreVersion(publishablePage, pageId, number, by);

/** Two versions of a page, or a version and `"draft"`. Undefined when either does not exist. */
export async function compareVersions(
  pageId: string,
  from: number,
  to: number | "draft",
): Promise<{ before: PageDraft; after: PageDraft; differences: Differences } | undefined> {
  const [before, after] = await Promise.all([findVersion(pageId, from), stateOf(pageId, to)]);
  return before && after && { before, after, differences: differencesBetween(before, after) };
}

async function stateOf(pageId: string, which: number | "draft") {
  if (which !== "draft") return findVersion(pageId, which);
  const page = await findPage({ id: pageId });
  return page && draftOf(page);
}
