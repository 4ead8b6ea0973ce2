import { trustedHeaders } from "./trusted-headers.ts";

/** A request of a single-page navigation, not of a browser that shows what it gets. */
export function isDataRequest(request: Request): boolean {
  return request.headers.get(trustedHeaders.dataRequest) === "yes";
}
