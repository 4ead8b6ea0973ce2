import { env } from "./env.server.ts";
import { log } from "./log.server.ts";
import { messages } from "./messages.ts";

const TIMEOUT_MS = 10_000;

/** Variables with the address of a monitor elsewhere, which raises an alarm when it is not requested in time. */
export const pingVariables = ["PING_URL", "BACKUP_PING_URL"] as const;

/** Sends the signal, if an address is set. Never rejects. */
export async function pingMonitor(name: (typeof pingVariables)[number]) {
  const url = env[name];
  if (!url) return;
  try {
    const { ok, status, body } = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    await body?.cancel();
    if (!ok) throw new Error(messages.responseStatus(status));
  } catch (err) {
    log.warn({ err }, `${name} could not be requested`);
  }
}
