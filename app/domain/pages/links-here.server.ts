import { listRedirectsTo } from "#app/domain/links/record-redirects.server.ts";
import { linkPatterns, listPatterns, quoted } from "#app/domain/references/link-patterns.server.ts";
import { listReferences } from "#app/domain/references/list-references.server.ts";
import { type Reference, withoutRepeats } from "#app/domain/references/reference.ts";
import { paths } from "#app/paths/paths.ts";
import { escapePattern } from "#app/platform/has-words.server.ts";
import { listPageTree } from "./page-tree.server.ts";

interface Target {
  id: string;
  slug: string;
  path: string;
}

/** The same for a page whose path is not known. */
export async function listLinksTo({ id }: { id: string }): Promise<Reference[]> {
  const page = (await listPageTree()).find((each) => each.id === id);
  return page ? listLinksHere(page) : [];
}

/**
 * Every place that links to a page: by its path, by an old path that redirects to it, or by its id or slug in a block.
 */
export async function listLinksHere({ id, slug, path }: Target): Promise<Reference[]> {
  const known = [path, ...(await listRedirectsTo(path)).map(({ fromPath }) => fromPath)];
  const references = await listReferences([
    ...linkPatterns(known),
    ...quoted([`"${id}"`, `"page:${id}"`, `Slug": "${escapePattern(slug)}"`]),
    ...listPatterns(slug),
  ]);
  return withoutRepeats(references.filter((reference) => reference.path !== paths.admin.page(slug)));
}
