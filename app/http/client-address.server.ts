import { isIP } from "node:net";
import { env } from "#app/platform/env.server.ts";
import { stamps } from "#app/platform/incoming.server.ts";

/**
 * The visitor's address: the other end of the connection, or, behind `TRUSTED_PROXIES` proxies, what the outermost
 * of them wrote into X-Forwarded-For. What is written further left is the client's own claim and is not believed.
 * "unknown" where there is no connection, as in a test.
 */
export function clientAddress(request: Request, trustedProxies = env.TRUSTED_PROXIES): string {
  const peer = normalize(request.headers.get(stamps.peer) ?? "") ?? "unknown";
  const forwarded = (request.headers.get("X-Forwarded-For") ?? "").split(",");
  let address = peer;
  for (let hop = 0; hop < trustedProxies; hop++) {
    const claimed = normalize(forwarded.pop() ?? "");
    if (!claimed) break;
    address = claimed;
  }
  return address;
}

/** Whom a limit counts as one: an IPv4 address, or the /64 that one IPv6 visitor has all of. */
export function addressGroup(address: string): string {
  if (isIP(address) !== 6) return address;
  const [head = "", tail = ""] = address.split("%")[0]?.split("::") ?? [];
  const start = head.split(":").filter(Boolean);
  const end = tail.split(":").filter(Boolean);
  const gap = address.includes("::") ? Array<string>(8 - start.length - end.length).fill("0") : [];
  const network = [...start, ...gap, ...end]
    .slice(0, 4)
    .map((part) => Number.parseInt(part, 16).toString(16));
  return `${network.join(":")}::/64`;
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
