import { remember } from "@epic-web/remember";
import { connectPostgres } from "#db/connection/connect.ts";
import { connections } from "./database.server.ts";
import { isConnectionError } from "./database-errors.server.ts";
import {
  acceptConnections,
  closeConnections,
  hasFailedConnection,
  hasReceived,
  hasSilentSocket,
  isRefusingConnections,
  refuseConnections,
} from "./database-sockets.server.ts";
import { DeadlineError, within } from "./deadline.ts";
import { env } from "./env.server.ts";
import { log } from "./log.server.ts";

/** Less in total than the 5 s within which visitors get a response. */
const silenceMs = 2000;
const probeTimeoutMs = 1500;
const intervalMs = 200;

/**
 * Makes queries fail at once while Postgres is stopped or frozen, instead of waiting for a connection each.
 *
 * A stopped Postgres refuses connections. When one could not be opened and a probe fails too, new ones are refused
 * until a probe succeeds.
 *
 * A stopped process, a frozen machine or a network that drops packets accepts statements without responding, and no
 * timeout of Postgres applies. So when sent data is unanswered for 2 s, a probe checks whether Postgres responds at
 * all. If not, the open connections are closed too: pending queries fail as if Postgres were down. Slow statements on a
 * responsive server are left to `statement_timeout`.
 */
export function watchDatabase() {
  remember("database-watchdog", () => {
    let isChecking = false;
    return setInterval(async () => {
      if (isChecking) return;
      isChecking = true;
      await check();
      isChecking = false;
    }, intervalMs).unref();
  });
}

async function check() {
  const isSilent = hasSilentSocket(performance.now(), silenceMs);
  if (!isSilent && !hasFailedConnection() && !isRefusingConnections()) return;
  const [canConnect, canQuery] = await Promise.all([
    respondsOnNewConnection(),
    isSilent ? responds(connections) : undefined,
  ]);
  // A process that is busy itself can miss the deadline of a probe although Postgres responds.
  if (canConnect || canQuery || hasReceived()) {
    if (isRefusingConnections()) log.info("Postgres responds again");
    acceptConnections();
  } else {
    if (!isRefusingConnections()) log.error("Postgres does not respond; connections are refused");
    refuseConnections();
    if (isSilent) closeConnections();
  }
}

/** On a separate connection: the whole pool may be busy. */
async function respondsOnNewConnection(): Promise<boolean> {
  const probe = connectPostgres(env.DATABASE_URL, "web", { max: 1 });
  try {
    return await responds(probe);
  } finally {
    probe.end({ timeout: 0 }).catch(() => {}); // its result is not needed
  }
}

/** An error of Postgres counts as a response, unless it is stopping or starting. */
async function responds(sql: typeof connections): Promise<boolean> {
  try {
    await within(probeTimeoutMs, sql`select 1`);
    return true;
  } catch (error) {
    return !(error instanceof DeadlineError || isConnectionError(error));
  }
}
