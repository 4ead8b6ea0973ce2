import { setTimeout as delay } from "node:timers/promises";
import { isConnectionError } from "./database-errors.ts";
import { log } from "./log.server.ts";

/** Milliseconds between attempts, and in total; less than the timeout of a job. */
const RETRY_DELAY_MS = 500;
const MAX_WAIT_MS = 4 * 60_000;

/**
 * Retries `work` for four minutes while Postgres is unavailable, for example to record what has already happened. `work`
 * must be idempotent: a failed attempt may have committed. Rejects with any other error at once.
 */
export async function retryUntilConnected<Value>(work: () => Promise<Value>): Promise<Value> {
  for (const end = Date.now() + MAX_WAIT_MS; ; ) {
    try {
      return await work();
    } catch (err) {
      if (!isConnectionError(err) || Date.now() > end) throw err;
      log.warn({ err }, "Postgres is away, what happened is noted once it is back");
      await delay(RETRY_DELAY_MS);
    }
  }
}
