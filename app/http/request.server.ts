import { isIP } from "node:net";
import type { Visit } from "#app/domain/accounts/device.ts";
import { addressGroup } from "#app/platform/address-group.server.ts";
import { env } from "#app/platform/env.server.ts";
import { deviceCookie } from "./cookies.server.ts";
import { trustedHeaders } from "./trusted-headers.ts";

/** The id by which this request is found in the log, as the answer's X-Request-Id says it. */
export function requestIdOf(request: Request): string | undefined {
  return request.headers.get(trustedHeaders.requestId) ?? undefined;
}

/** A request of a single-page navigation, not of a browser that shows what it gets. */
export function isDataRequest(request: Request): boolean {
  return request.headers.get(trustedHeaders.dataRequest) === "yes";
}

/**
 * The visitor's address: the other end of the connection, or, behind `TRUSTED_PROXIES` proxies, what the outermost
 * of them wrote into X-Forwarded-For. What is written further left is the client's own claim and is not believed.
 * "unknown" where there is no connection, as in a test.
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

/** Whom a limit counts as one visitor. */
export function clientGroup(request: Request): string {
  return addressGroup(clientAddress(request));
}

/** Without port, brackets and the IPv6 spelling of an IPv4 address; undefined when it is no address. */
function normalize(value: string): string | undefined {
  const address = value
    .trim()
    .replace(/^\[(.+)\](:\d+)?$/, "$1")
    .replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, "$1")
    .replace(/^::ffff:(?=\d+\.)/i, "");
  return isIP(address) ? address.toLowerCase() : undefined;
}

/** Where and by what browser the request was made, for the list of sessions and the limits. */
export function visitOf(request: Request): Visit {
  return {
    userAgent: request.headers.get("User-Agent"),
    address: clientAddress(request),
    device: deviceCookie.in(request),
  };
}
