import type { AnyContentType } from "#app/domain/content-types/define-content-type.ts";
import { storedPathOf } from "#app/domain/content-types/item-language.server.ts";
import { listRedirectsTo } from "#app/domain/links/record-redirects.server.ts";
import { linkPatterns, listPatterns, quoted } from "#app/domain/references/link-patterns.server.ts";
import { listReferences } from "#app/domain/references/list-references.server.ts";
import { type Reference, withoutRepeats } from "#app/domain/references/reference.ts";
import { addressInEach, withoutPrefix } from "#app/languages/addresses.ts";
import { prefixOf } from "#app/languages/language.ts";
import { paths } from "#app/paths/paths.ts";
import type { ContentLanguage } from "#db/schema/columns.ts";

interface Target {
  id: string;
  slug?: string | null;
  language?: ContentLanguage | null;
  /** The name that older blocks refer to. */
  name: string;
}

/** Whether blocks of earlier versions name the items of a type: those that only blocks show. */
const namesItems = ({ address, blocks }: AnyContentType) => !address && !blocks;

/**
 * Every place that links to an item or shows it: by its path, an old path that redirects to it, its id or its name. A path
 * without a prefix leads to the language of the content that it is in.
 */
export async function listLinksToContent(
  type: AnyContentType,
  { id, slug, language, name }: Target,
): Promise<Reference[]> {
  const path = storedPathOf(type, { slug, language });
  const known = path ? [path, ...(await listRedirectsTo(path)).map(({ fromPath }) => fromPath)] : [];
  const prefix = prefixOf(language ?? "");
  const links = known.map((each) => withoutPrefix(each, prefix)).flatMap(addressInEach);
  const references = await listReferences(
    [
      ...(prefix ? linkPatterns(links.map((link) => prefix + link)) : []),
      ...quoted([`"${id}"`]),
      ...(namesItems(type) && name ? listPatterns(name) : []),
    ],
    { within: [{ language: language ?? "", patterns: linkPatterns(links) }] },
  );
  return withoutRepeats(
    references.filter((reference) => reference.path !== paths.admin.content(type.collection, id)),
  );
}
