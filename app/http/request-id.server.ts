import { trustedHeaders } from "./trusted-headers.ts";

/** The id by which this request is found in the log, as the answer's X-Request-Id says it. */
export function requestIdOf(request: Request): string | undefined {
  return request.headers.get(trustedHeaders.requestId) ?? undefined;
}
