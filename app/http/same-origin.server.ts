import { env } from "#app/platform/env.server.ts";

/**
 * Throws a 403 Response for a write that a browser sends from another site.
 *
 * Browsers say where a request comes from in `Sec-Fetch-Site`, older ones (and those on plain http) in `Origin`. A
 * client that sends neither is not a browser and carries nobody's cookies. The algorithm is that of Go's
 * `net/http.CrossOriginProtection`, https://pkg.go.dev/net/http#CrossOriginProtection
 */
export function requireSameOrigin(request: Request) {
  if (!isSameOrigin(request)) throw new Response("This form was sent from another site.", { status: 403 });
}

/** Whether a request changes nothing, comes from this site, or from no browser. */
export function isSameOrigin(request: Request): boolean {
  if (safeMethods.has(request.method)) return true;

  const site = request.headers.get("Sec-Fetch-Site");
  if (site) return site === "same-origin" || site === "none";

  const origin = request.headers.get("Origin");
  if (!origin) return true;
  if (!URL.canParse(origin)) return false;
  const { host } = new URL(origin);
  return host === request.headers.get("Host") || host === new URL(env.SITE_URL).host;
}

const safeMethods = new Set(["GET", "HEAD", "OPTIONS"]);
