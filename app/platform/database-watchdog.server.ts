import { remember } from "@epic-web/remember";
import { connectPostgres } from "#db/connection/connect.ts";
import { connections } from "./database.server.ts";
import {
  acceptDatabase,
  forgetSilence,
  hasSilentSocket,
  isDatabaseRefused,
  refuseDatabase,
} from "./database-sockets.server.ts";
import { DeadlineError, within } from "./deadline.ts";
import { env } from "./env.server.ts";
import { log } from "./log.server.ts";

/** Less in total than the 5 s within which visitors get a response. */
const silenceMs = 2000;
const probeTimeoutMs = 1000;
const intervalMs = 200;

const retryMs = 1000;

/**
 * A stopped process, a frozen machine or a network that drops packets accepts statements without responding, and no
 * timeout of Postgres applies. So when sent data is unanswered for 2 s, a probe checks whether Postgres responds at
 * all. If not, every connection is closed: pending queries fail as if Postgres were down, and new ones fail at once,
 * until a probe succeeds. Slow statements on a responsive server are left to `statement_timeout`.
 */
export function watchDatabase() {
  remember("database-watchdog", () => {
    let isProbing = false;
    return setInterval(async () => {
      if (isProbing || isDatabaseRefused() || !hasSilentSocket(performance.now(), silenceMs)) return;
      isProbing = true;
      const answers = await Promise.all([responds(connections), respondsOnNewConnection()]);
      if (answers.includes(true)) forgetSilence();
      else await refuseUntilAnswered();
      isProbing = false;
    }, intervalMs).unref();
  });
}

async function refuseUntilAnswered() {
  log.error("Postgres does not respond; its connections are closed");
  refuseDatabase();
  do await new Promise((resolve) => setTimeout(resolve, retryMs).unref());
  while (!(await respondsOnNewConnection()));
  acceptDatabase();
  log.info("Postgres responds again");
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

/** An error response counts as a response. */
async function responds(sql: typeof connections): Promise<boolean> {
  try {
    await within(probeTimeoutMs, sql`select 1`);
    return true;
  } catch (error) {
    return !(error instanceof DeadlineError);
  }
}
