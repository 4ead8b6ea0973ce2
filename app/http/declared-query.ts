import { stableAddress, withoutPrefix } from "#app/languages/addresses.ts";

/** Asks for the scripts of a page instead of its document, see `app/server/page-scripts.server.ts`. */
export const scriptsParameter = "scripts";

/**
 * The query parameters that change a public page's content. Caches use the path and only these parameters as the key:
 * campaign parameters (`utm_source`, `gclid` …) are read by scripts, and clients can invent others. A page or block that
 * reads another parameter declares it here, and in `$declared_args` of ops/nginx.conf.
 */
const declaredByPath: Record<string, readonly string[]> = {
  "/": [scriptsParameter],
  "/search": ["q", "page"],
  // LEAD-02: the text that the form starts with.
  "/lets-talk": ["message"],
};

/** The parameters that a block reads, on whatever page it stands. */
const declaredByBlock: Record<string, readonly string[]> = {
  "case-index": ["sector", "service", "technology"],
  "price-calculator": ["work", "scope", "extra"],
  "tech-stack": ["role"],
};

/** All parameters by which the edge distinguishes pages, whether or not the page reads them. */
export const edgeParameters = [...Object.values(declaredByPath), ...Object.values(declaredByBlock)].flat();

/** The parameters that a page with blocks of these types reads. */
export function declaredParameters(pathname: string, blockTypes: readonly string[] = []): string[] {
  const ofBlocks = [...new Set(blockTypes)].flatMap((type) => declaredByBlock[type] ?? []);
  return [...(declaredByPath[stableAddress(withoutPrefix(pathname))] ?? []), ...ofBlocks];
}

/** Whether a query contains one of these parameters. */
export function hasParameter(query: string, parameters: readonly string[]): boolean {
  if (query === "" || parameters.length === 0) return false;
  const asked = new URLSearchParams(query);
  return parameters.some((name) => asked.has(name));
}
