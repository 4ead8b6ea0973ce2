import { isIP } from "node:net";
import type { Visit } from "#app/domain/accounts/device.ts";
import { env } from "#app/platform/env.server.ts";
import { addressGroup } from "#app/platform/rate-limits.server.ts";
import { isToken } from "#app/platform/secrets.server.ts";
import { deviceCookie } from "./cookies.server.ts";

/** The id of this request in the log, as in the response's X-Request-Id. */
export function requestIdOf(request: Request): string | undefined {
  return request.headers.get(trustedHeaders.requestId) ?? undefined;
}

/** Whether this is a data request of a client-side navigation, as opposed to a document request. */
export function isDataRequest(request: Request): boolean {
  return request.headers.get(trustedHeaders.dataRequest) === "yes";
}

/**
 * The visitor's address: that of the connection or, behind `TRUSTED_PROXIES` proxies, the one that the outermost proxy
 * wrote into X-Forwarded-For. Values further left are the client's own and not trusted. "unknown" without a connection,
 * for example in tests.
 */
export function clientAddress(request: Request, trustedProxies = env.TRUSTED_PROXIES): string {
  const peer = normalize(request.headers.get(trustedHeaders.peer) ?? "") ?? "unknown";
  const forwarded = (request.headers.get("X-Forwarded-For") ?? "").split(",");
  let address = peer;
  for (let hop = 0; hop < trustedProxies; hop++) {
    const claimed = normalize(forwarded.pop() ?? "");
    if (!claimed) break;
    address = claimed;
  }
  return address;
}

/** The key by which rate limits identify a visitor. */
export function clientGroup(request: Request): string {
  return addressGroup(clientAddress(request));
}

/** Removes port, brackets and the IPv6 form of an IPv4 address; undefined for an invalid address. */
function normalize(value: string): string | undefined {
  const address = value
    .trim()
    .replace(/^\[(.+)\](:\d+)?$/, "$1")
    .replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, "$1")
    .replace(/^::ffff:(?=\d+\.)/i, "");
  return isIP(address) ? address.toLowerCase() : undefined;
}

/** Address and browser of the request, for the list of sessions and the rate limits. */
export function visitOf(request: Request): Visit {
  return {
    userAgent: request.headers.get("User-Agent"),
    address: clientAddress(request),
    device: deviceTokenOf(request),
  };
}

/** The browser's device token; another text in its cookie is the client's own and is neither stored nor returned. */
function deviceTokenOf(request: Request): string | undefined {
  const device = deviceCookie.in(request);
  return device && isToken(device) ? device : undefined;
}

/** Seconds from the prefetch until the visitor follows the link. */
const MAX_AGE_SECONDS = 10;

/**
 * Makes prefetched responses cacheable until the visitor follows the link; without it, some browsers request them
 * twice. A response's own caching headers take precedence.
 */
export function cachePrefetched(request: Request, response: Response) {
  const isPrefetch = request.headers.get("Sec-Purpose")?.startsWith("prefetch");
  if (!isPrefetch || !response.ok || response.headers.has("Cache-Control")) return;
  response.headers.set("Cache-Control", `private, max-age=${MAX_AGE_SECONDS}`);
}

/** The site's public address without a trailing slash, the base of absolute URLs. */
export const siteUrl: string = env.SITE_URL;

/**
 * Request metadata for loaders and actions: `app/server/start-request.server.ts` sets these headers on each request and
 * overwrites values from the client.
 */
export const trustedHeaders = {
  /** The peer address of the connection: the visitor's, or that of the nearest proxy. */
  peer: "x-peer-address",
  /** The request's id in the log. */
  requestId: "x-request-id",
  /** `yes` on data requests of client-side navigation, whose address ends with `.data`. */
  dataRequest: "x-data-request",
};
