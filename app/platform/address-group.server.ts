import { isIP } from "node:net";
import ipaddr from "ipaddr.js";

/** Whom a limit counts as one: an IPv4 address, or the /64 that one IPv6 visitor has all of. */
export function addressGroup(address: string): string {
  if (isIP(address) !== 6) return address;
  return `${ipaddr.parse(address).toNormalizedString().split(":").slice(0, 4).join(":")}::/64`;
}
