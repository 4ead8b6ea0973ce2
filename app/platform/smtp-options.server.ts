import { BlockList, isIP } from "node:net";

const privateAddresses = new BlockList();
for (const [network, bits] of [
  ["127.0.0.0", 8],
  ["10.0.0.0", 8],
  ["172.16.0.0", 12],
  ["192.168.0.0", 16],
] as const)
  privateAddresses.addSubnet(network, bits, "ipv4");
privateAddresses.addAddress("::1", "ipv6");
privateAddresses.addSubnet("fc00::", 7, "ipv6");

/** Whether a host is this machine, a service beside it (a name without a dot) or a private address. */
function isNear(host: string): boolean {
  const family = isIP(host);
  if (family) return privateAddresses.check(host, family === 6 ? "ipv6" : "ipv4");
  return !host.includes(".") || host.endsWith(".localhost");
}

/** Whether SMTP_URL sends a password over a network without TLS, which only `ignoreTLS=true` allows. */
export function sendsPlainPassword(smtpUrl: string): boolean {
  const { protocol, searchParams } = new URL(smtpUrl);
  return protocol === "smtp:" && isRemoteWithUser(smtpUrl) && searchParams.get("ignoreTLS") === "true";
}

function isRemoteWithUser(smtpUrl: string): boolean {
  const { username, hostname } = new URL(smtpUrl);
  return username !== "" && !isNear(hostname.replace(/^\[|\]$/g, ""));
}

/**
 * The options of a connection. A password is never sent to a remote server without TLS: a server without STARTTLS, or
 * an attacker who removes it from the answer, gets none.
 */
export function smtpOptions(smtpUrl: string) {
  return {
    url: smtpUrl,
    requireTLS: isRemoteWithUser(smtpUrl) && !sendsPlainPassword(smtpUrl),
    connectionTimeout: 5000,
    greetingTimeout: 5000,
  };
}
