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

/** Together less than the 5 s in which a visitor gets an answer. */
const silenceMs = 2000;
const probeTimeoutMs = 1000;
const intervalMs = 200;

const retryMs = 1000;

/**
 * A stopped process, a frozen machine or a network that drops packets takes statements and never answers, and no limit
 * of Postgres itself ends them. So while something sent is unanswered for 2 s, a probe asks whether Postgres answers
 * at all. If not, every connection is ended: what waits fails as with a Postgres that is down, and what comes later
 * fails at once, until a probe is answered. A slow statement on a server that answers is left to `statement_timeout`.
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

/** A refusal is an answer too. */
async function responds(sql: typeof connections): Promise<boolean> {
  try {
    await within(probeTimeoutMs, sql`select 1`);
    return true;
  } catch (error) {
    return !(error instanceof DeadlineError);
  }
}
