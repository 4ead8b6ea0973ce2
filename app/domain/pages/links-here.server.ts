import { listRedirectsTo } from "#app/domain/links/record-redirects.server.ts";
import { linkPatterns, listPatterns, quoted } from "#app/domain/references/link-patterns.server.ts";
import { listReferences } from "#app/domain/references/list-references.server.ts";
import type { Reference } from "#app/domain/references/reference.ts";
import { paths } from "#app/http/paths.ts";
import { escapePattern } from "#app/platform/has-words.server.ts";

interface Target {
  id: string;
  slug: string;
  path: string;
}

/**
 * Every place that links to a page: by its path, by an old path that redirects to it, or by its id or slug in a block.
 * A page whose published version links here is not repeated for its draft.
 */
export async function listLinksHere({ id, slug, path }: Target): Promise<Reference[]> {
  const known = [path, ...(await listRedirectsTo(path)).map(({ fromPath }) => fromPath)];
  const references = await listReferences([
    ...linkPatterns(known),
    ...quoted([`"${id}"`, `"page:${id}"`, `Slug": "${escapePattern(slug)}"`]),
    ...listPatterns(slug),
  ]);
  const live = new Set(references.filter(({ what }) => what === "page").map(({ path }) => path));
  return references.filter(
    ({ what, path }) => path !== paths.admin.page(slug) && (what === "page" || !live.has(path)),
  );
}
