/**
 * The query parameters that change what a public page shows, by its path. Caches hold a page under its path and these
 * alone: campaign parameters (`utm_source`, `gclid` …) are the browser's to read, and any client can invent others. A
 * page that reads a further parameter declares it here, and in `$declared_args` of ops/nginx.conf.
 */
const declaredParameters: Record<string, readonly string[]> = {
  "/search": ["q", "page"],
};

/** The filters of the list of cases, which can stand on any page. */
const onEveryPage = ["sector", "service", "technology"];

/** What counts of an address's query: `?q=ferry`, or an empty text. */
export function declaredQuery(pathname: string, search: string): string {
  if (search === "") return "";
  const asked = new URLSearchParams(search);
  const counted = new URLSearchParams();
  for (const name of [...(declaredParameters[pathname] ?? []), ...onEveryPage]) {
    const value = asked.get(name);
    if (value !== null) counted.set(name, value);
  }
  return counted.size > 0 ? `?${counted}` : "";
}
