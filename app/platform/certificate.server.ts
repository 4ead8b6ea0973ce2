import { isIP } from "node:net";
import { connect } from "node:tls";

/** Milliseconds for a connection. */
const TIMEOUT_MS = 5000;

/**
 * When the certificate at an https address expires, whether it is trusted or not; undefined for other addresses.
 * Rejects when nothing answers.
 */
export async function certificateExpiry(address: string): Promise<Date | undefined> {
  const { protocol, hostname, port } = new URL(address);
  if (protocol !== "https:") return undefined;
  return new Promise((resolve, reject) => {
    const socket = connect({
      host: hostname,
      port: Number(port || 443),
      servername: isIP(hostname) ? undefined : hostname,
      rejectUnauthorized: false, // an expired one must be read too; nothing is sent
      timeout: TIMEOUT_MS,
    });
    socket.once("secureConnect", () => {
      resolve(new Date(socket.getPeerCertificate().valid_to));
      socket.destroy();
    });
    socket.once("timeout", () => socket.destroy(new Error("the connection timed out")));
    socket.once("error", reject);
  });
}
