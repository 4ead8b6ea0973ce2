import { listPublishedPages } from "#app/domain/pages/pages.server.ts";
import { log } from "#app/platform/log.server.ts";
import { followPages, hasPageLinks } from "./page-references.ts";

/** Replaces links to pages by id with their paths. Logs a warning for links to unpublished pages. */
export async function followLinks<Value>(value: Value): Promise<Value> {
  if (!hasPageLinks(value)) return value;
  const paths = new Map((await listPublishedPages()).map(({ id, path }) => [id, path]));
  return followPages(value, (id) => {
    const path = paths.get(id);
    if (!path) log.warn({ page: id }, "a link points to a page that is not published");
    return path;
  });
}
