/*
 * The addresses that React Router 7 gives to its own requests, on both sides of the network:
 * https://reactrouter.com/explanation/lazy-route-discovery. `tests/e2e/framework.spec.ts` fails when they change.
 */

/** Where the browser asks which modules belong to the routes of a path. */
export const MANIFEST_PATH = "/__manifest";

/** The parameter by which a request for the manifest names paths. */
export const MANIFEST_PATHS_PARAMETER = "paths";

/** The paths that a request for the manifest names. */
export function manifestPaths(searchParams: URLSearchParams): string[] {
  return searchParams.get(MANIFEST_PATHS_PARAMETER)?.split(",") ?? [];
}

const DATA_SUFFIX = ".data";
const HOME_DATA_PATH = "/_root.data";

/** The parameter by which a data request names the routes that it wants. */
const ROUTES_PARAMETER = "_routes";

/** Whether a path with its query, as in a request line, is a data request. */
export function isDataUrl(url: string): boolean {
  return isDataPath(url.replace(/\?.*$/s, ""));
}

export function isDataPath(pathname: string): boolean {
  return pathname.endsWith(DATA_SUFFIX);
}

/** Path and query of the page that a data request is for. */
export function pageOf({ pathname, searchParams }: URL): string {
  const page = pathname === HOME_DATA_PATH ? "/" : pathname.replace(/\.data$/, "");
  const query = new URLSearchParams(searchParams);
  query.delete(ROUTES_PARAMETER);
  return query.size > 0 ? `${page}?${query}` : page;
}
