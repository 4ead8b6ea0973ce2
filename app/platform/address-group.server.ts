import { isIP } from "node:net";
import ipaddr from "ipaddr.js";

/** The key of a visitor for rate limits: an IPv4 address, or the /64 network of an IPv6 address. */
export function addressGroup(address: string): string {
  if (isIP(address) !== 6) return address;
  return `${ipaddr.parse(address).toNormalizedString().split(":").slice(0, 4).join(":")}::/64`;
}
