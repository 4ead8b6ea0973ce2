import { listRedirectsTo } from "#app/domain/links/record-redirects.server.ts";
import { linkPatterns, listPatterns, quoted } from "#app/domain/references/link-patterns.server.ts";
import { listReferences } from "#app/domain/references/list-references.server.ts";
import { type Reference, withoutRepeats } from "#app/domain/references/reference.ts";
import { paths } from "#app/paths/paths.ts";
import { escapePattern } from "#app/platform/has-words.server.ts";
import { type PageName, pageKey } from "./page.ts";
import { listPageTrees } from "./page-tree.server.ts";

interface Target extends PageName {
  id: string;
  path: string;
}

/** The same for a page whose path is not known. */
export async function listLinksTo({ id }: { id: string }): Promise<Reference[]> {
  const page = (await listPageTrees()).find((each) => each.id === id);
  return page ? listLinksHere(page) : [];
}

/**
 * Every place that links to a page: by its path, by an old path that redirects to it, or by its id or slug in a block.
 */
export async function listLinksHere(page: Target): Promise<Reference[]> {
  const { id, language, slug, path } = page;
  const known = [path, ...(await listRedirectsTo(path)).map(({ fromPath }) => fromPath)];
  const references = await listReferences([...linkPatterns(known), ...quoted([`"${id}"`, `"page:${id}"`])], {
    within: { language, patterns: [...quoted([`Slug": "${escapePattern(slug)}"`]), ...listPatterns(slug)] },
  });
  return withoutRepeats(references.filter((reference) => reference.path !== paths.admin.page(pageKey(page))));
}
