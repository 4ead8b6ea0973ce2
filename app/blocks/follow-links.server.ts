import { pageIdOfHref } from "#app/domain/links/href.ts";
import { pageByReference } from "#app/domain/pages/page-index.ts";
import { listPublishedPages } from "#app/domain/pages/pages.server.ts";
import { pagesOfOtherLanguages } from "#app/domain/translations/alternates.server.ts";
import { addressIn, addressInEach } from "#app/languages/addresses.ts";
import type { Edition } from "#app/languages/language.ts";
import { log } from "#app/platform/log.server.ts";
import { hrefsIn, replaceHrefs } from "./page-references.ts";

/**
 * Replaces links to pages by id with their paths, and stored addresses with those of the edition. A page of another
 * language is replaced by its translation if it has one. A page that is not published is logged and becomes an empty
 * address, which views render as plain text.
 */
export async function followLinks<Value>(value: Value, readEdition: () => Promise<Edition>): Promise<Value> {
  const hrefs = hrefsIn(value);
  const ids = hrefs.flatMap((href) => pageIdOfHref(href) ?? []);
  const isTranslated = hrefs.some((href) => addressInEach(href).length > 1);
  if (ids.length === 0 && !isTranslated) return value;
  const [paths, edition] = await Promise.all([pathsOf(ids), isTranslated ? readEdition() : undefined]);
  return replaceHrefs(value, (href) => {
    const id = pageIdOfHref(href);
    if (id === undefined) return edition ? addressIn(href, edition) : href;
    const path = paths.get(id);
    if (!path) log.warn({ page: id }, "a link points to a page that is not published");
    return path ?? "";
  });
}

/** The paths of public pages by id: of the translation in the language of the request, else of the page itself. */
async function pathsOf(ids: string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const index = await listPublishedPages();
  const paths = new Map<string, string>();
  const missing: string[] = [];
  for (const id of ids) {
    const page = pageByReference(index, id);
    if (page) paths.set(id, page.path);
    else missing.push(id);
  }
  if (missing.length === 0) return paths;
  for (const { id, path } of await pagesOfOtherLanguages(missing)) paths.set(id, path);
  return paths;
}
