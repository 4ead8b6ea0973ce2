import { isIP } from "node:net";

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
