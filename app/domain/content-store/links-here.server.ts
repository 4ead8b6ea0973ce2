import type { AnyContentType } from "#app/domain/content-types/define-content-type.ts";
import { listRedirectsTo } from "#app/domain/links/record-redirects.server.ts";
import { linkPatterns, listPatterns, quoted } from "#app/domain/references/link-patterns.server.ts";
import { listReferences } from "#app/domain/references/list-references.server.ts";
import { type Reference, withoutRepeats } from "#app/domain/references/reference.ts";
import { addressInEach } from "#app/languages/addresses.ts";
import { paths } from "#app/paths/paths.ts";

interface Target {
  id: string;
  slug?: string | null;
  /** The name that older blocks refer to. */
  name: string;
}

/** Whether blocks of earlier versions name the items of a type: those that only blocks show. */
const namesItems = ({ address, blocks }: AnyContentType) => !address && !blocks;

/** Every place that links to an item or shows it: by its path, an old path that redirects to it, its id or its name. */
export async function listLinksToContent(
  type: AnyContentType,
  { id, slug, name }: Target,
): Promise<Reference[]> {
  const path = slug ? type.address?.item(slug) : undefined;
  const known = path ? [path, ...(await listRedirectsTo(path)).map(({ fromPath }) => fromPath)] : [];
  const references = await listReferences([
    ...linkPatterns(known.flatMap(addressInEach)),
    ...quoted([`"${id}"`]),
    ...(namesItems(type) && name ? listPatterns(name) : []),
  ]);
  return withoutRepeats(
    references.filter((reference) => reference.path !== paths.admin.content(type.collection, id)),
  );
}
