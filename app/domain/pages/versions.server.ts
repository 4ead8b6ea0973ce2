import type { Staff } from "#app/domain/accounts/account.ts";
import * as versions from "#app/domain/publishing/versions.server.ts";
import { pageVersions } from "#db/schema/pages.ts";
import { type Differences, differencesBetween } from "./differences.ts";
import type { PageDraft } from "./draft.ts";
import { draftOf, findPage } from "./page-rows.server.ts";
import type { Page } from "./pages.server.ts";
import { publishablePage } from "./publishable-page.server.ts";

/** A page's versions, newest first, without what is in them. */
export const listVersions = (pageId: string) => versions.listVersions(pageVersions, pageId);

/** What a page was in a version; undefined when there is none of that number. */
export const findVersion = (pageId: string, number: number) =>
  versions.findVersion(publishablePage, pageId, number);

/** Gives a version of a page a name; see `nameVersion` of publishing. */
export const nameVersion = (page: Page, number: number, name: string, by: Staff) =>
  versions.nameVersion(publishablePage, page, number, name, by);

/** Makes a version of a page its draft. Blocks of an older shape are brought up to date when they are read. */
export const restoreVersion = (pageId: string, number: number, by: Staff) =>
  versions.restoreVersion(publishablePage, pageId, number, by);

/** Two versions of a page, or a version and `"draft"`, what is being edited. Undefined when either is not there. */
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
