import { pageIdOfHref } from "#app/domain/links/href.ts";

/** Whether anything in a block's props leads to a page by its id. */
export function leadsToPages(value: unknown): boolean {
  if (Array.isArray(value)) return value.some(leadsToPages);
  if (typeof value !== "object" || value === null) return false;
  return Object.entries(value).some(([name, part]) => (isPageLink(name, part) ? true : leadsToPages(part)));
}

/**
 * The same value with every link to a page by its id turned into that page's path, in links and in rich text. A page
 * that `pathOf` does not know leaves an empty address, which views draw as words alone.
 */
export function followPages<Value>(value: Value, pathOf: (id: string) => string | undefined): Value {
  return follow(value, pathOf) as Value; // addresses are exchanged, nothing else
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
