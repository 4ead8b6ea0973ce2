import { stamps } from "#app/platform/incoming.server.ts";

/** A request of a single-page navigation, not of a browser that shows what it gets. */
export function isDataRequest(request: Request): boolean {
  return request.headers.get(stamps.dataRequest) === "yes";
}
