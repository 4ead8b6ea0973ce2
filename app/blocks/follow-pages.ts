import { pageIdOfHref } from "#app/domain/links/href.ts";

/** Whether a block's props contain a link to a page by id. */
export function hasPageLinks(value: unknown): boolean {
  if (Array.isArray(value)) return value.some(hasPageLinks);
  if (typeof value !== "object" || value === null) return false;
  return Object.entries(value).some(([name, part]) => (isPageLink(name, part) ? true : hasPageLinks(part)));
}

/**
 * Replaces links to pages by id with their paths, in links and in rich text. Pages unknown to `pathOf` get an empty
 * address, which views render as plain text.
 */
export function followPages<Value>(value: Value, pathOf: (id: string) => string | undefined): Value {
  return follow(value, pathOf) as Value; // only addresses change, so the type stays the same
}

function follow(value: unknown, pathOf: (id: string) => string | undefined): unknown {
  if (Array.isArray(value)) return value.map((item) => follow(item, pathOf));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => {
      const id = isPageLink(name, part) ? pageIdOfHref(part) : undefined;
      return [name, id === undefined ? follow(part, pathOf) : (pathOf(id) ?? "")];
    }),
  );
}

function isPageLink(name: string, value: unknown): value is string {
  return name === "href" && typeof value === "string" && pageIdOfHref(value) !== undefined;
}
