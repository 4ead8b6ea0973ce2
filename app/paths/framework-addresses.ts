/*
 * Remix 2's internal request addresses, for client and server: https://v2.remix.run/docs/guides/single-fetch.
 * `tests/e2e/framework.spec.ts` fails when they change.
 */

/** The endpoint that returns the modules of the routes of given paths. */
export const MANIFEST_PATH = "/__manifest";

/** The parameter with the paths of a manifest request. */
export const MANIFEST_PATHS_PARAMETER = "p";

/** The paths of a manifest request. */
export function manifestPaths(searchParams: URLSearchParams): string[] {
  return searchParams.getAll(MANIFEST_PATHS_PARAMETER);
}

const DATA_SUFFIX = ".data";
const HOME_DATA_PATH = "/_root.data";

/** The parameter with the routes of a data request. */
const ROUTES_PARAMETER = "_routes";

/** Whether a request target (path with query) is a data request. */
export function isDataUrl(url: string): boolean {
  return isDataPath(url.replace(/\?.*$/s, ""));
}

export function isDataPath(pathname: string): boolean {
  return pathname.endsWith(DATA_SUFFIX);
}

/** Path and query of the page of a data request. */
export function pageOf({ pathname, searchParams }: URL): string {
  const page = pathname === HOME_DATA_PATH ? "/" : pathname.replace(/\.data$/, "");
  const query = new URLSearchParams(searchParams);
  query.delete(ROUTES_PARAMETER);
  return query.size > 0 ? `${page}?${query}` : page;
}
