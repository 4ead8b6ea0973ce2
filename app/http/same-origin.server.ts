import type { IncomingMessage } from "node:http";
import { env } from "#app/platform/env.server.ts";
import { messages } from "./messages.ts";

/**
 * Throws a 403 Response for a cross-site write by a browser. `refuseForeignWrite` refuses such requests before any
 * route; this guards direct calls.
 */
export function requireSameOrigin(request: Request) {
  if (!isSameOrigin(request)) throw new Response(messages.foreignForm, { status: 403 });
}

/**
 * Whether a request is read-only, same-origin, or not from a browser.
 *
 * Browsers send the origin in `Sec-Fetch-Site`, older ones (and those on plain http) in `Origin`. A client that sends
 * neither is not a browser and has no cookies of a user. The algorithm is that of Go's
 * `net/http.CrossOriginProtection`, https://pkg.go.dev/net/http#CrossOriginProtection
 */
export function isSameOrigin({ method, headers }: Request): boolean {
  return isAllowed(method, {
    site: headers.get("Sec-Fetch-Site"),
    origin: headers.get("Origin"),
    host: headers.get("Host"),
  });
}

/** The same for a raw request, before routing. */
export function isSameOriginMessage({ method = "", headers }: IncomingMessage): boolean {
  const site = headers["sec-fetch-site"];
  return isAllowed(method, { site: site?.toString(), origin: headers.origin, host: headers.host });
}

interface Source {
  site?: string | null;
  origin?: string | null;
  host?: string | null;
}

function isAllowed(method: string, { site, origin, host }: Source): boolean {
  if (safeMethods.has(method)) return true;
  if (site) return site === "same-origin" || site === "none";
  if (!origin) return true;
  if (!URL.canParse(origin)) return false;
  const named = new URL(origin).host;
  return named === host || named === new URL(env.SITE_URL).host;
}

const safeMethods = new Set(["GET", "HEAD", "OPTIONS"]);
