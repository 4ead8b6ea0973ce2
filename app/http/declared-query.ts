/**
 * The query parameters that change a public page's content, by path. Caches use the path and only these parameters as
 * the key: campaign parameters (`utm_source`, `gclid` …) are read by scripts, and clients can invent others. A page
 * that reads another parameter declares it here, and in `$declared_args` of ops/nginx.conf.
 */
const declaredParameters: Record<string, readonly string[]> = {
  "/search": ["q", "page"],
  // LEAD-02: the text that the form starts with.
  "/lets-talk": ["message"],
};

/** The filters of the list of cases, the options of the price calculator and the roles of the tech stack, which can be blocks on any page. */
const onEveryPage = ["sector", "service", "technology", "work", "scope", "extra", "role"];

/** The declared part of a query: `?q=ferry`, or an empty string. */
export function declaredQuery(pathname: string, search: string): string {
  if (search === "") return "";
  const asked = new URLSearchParams(search);
  const counted = new URLSearchParams();
  for (const name of [...(declaredParameters[pathname] ?? []), ...onEveryPage]) {
    for (const value of asked.getAll(name)) counted.append(name, value);
  }
  return counted.size > 0 ? `?${counted}` : "";
}
