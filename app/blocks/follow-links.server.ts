import { pageIdOfHref } from "#app/domain/links/href.ts";
import { listPublishedPages } from "#app/domain/pages/pages.server.ts";
import { addressIn, addressInEach } from "#app/languages/addresses.ts";
import type { Edition } from "#app/languages/language.ts";
import { log } from "#app/platform/log.server.ts";
import { hrefsIn, replaceHrefs } from "./page-references.ts";

/**
 * Replaces links to pages by id with their paths, and stored addresses with those of the edition. A page that is
 * not published is logged and becomes an empty address, which views render as plain text.
 */
export async function followLinks<Value>(value: Value, readEdition: () => Promise<Edition>): Promise<Value> {
  const hrefs = hrefsIn(value);
  const toPages = hrefs.some((href) => pageIdOfHref(href) !== undefined);
  const isTranslated = hrefs.some((href) => addressInEach(href).length > 1);
  if (!toPages && !isTranslated) return value;
  const [pages, edition] = await Promise.all([
    toPages ? listPublishedPages() : [],
    isTranslated ? readEdition() : undefined,
  ]);
  const paths = new Map(pages.map(({ id, path }) => [id, path]));
  return replaceHrefs(value, (href) => {
    const id = pageIdOfHref(href);
    if (id === undefined) return edition ? addressIn(href, edition) : href;
    const path = paths.get(id);
    if (!path) log.warn({ page: id }, "a link points to a page that is not published");
    return path ?? "";
  });
}
