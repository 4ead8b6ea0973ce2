import { setTimeout as delay } from "node:timers/promises";
import { DeadlineError } from "./deadline.ts";
import { log } from "./log.server.ts";

/**
 * Whether a transaction failed without revealing if it was committed: the connection broke or timed out. Its side
 * effects must not be undone then.
 */
export function isCommitAmbiguous(error: unknown): boolean {
  if (error instanceof DeadlineError) return true;
  return (
    error instanceof Error && (codeOf(error).startsWith("CONNECTION_") || isCommitAmbiguous(error.cause))
  );
}

/**
 * Errors of Node (the name of a stopped container is not found), of the driver, of a Postgres that is stopping,
 * starting or changing its password, of a lock timeout, and of the connection itself.
 * https://www.postgresql.org/docs/current/errcodes-appendix.html
 */
const CONNECTION_ERROR_CODE = /^(CONNECT|ECONN|EPIPE|ENOTFOUND|EAI_AGAIN|28P01|55P03|57P0|08)/;

/** Whether Postgres was unreachable, disconnected or busy, so that a retry can succeed. */
export function isConnectionError(error: unknown): boolean {
  return (
    error instanceof Error && (CONNECTION_ERROR_CODE.test(codeOf(error)) || isConnectionError(error.cause))
  );
}

const codeOf = (error: Error & { code?: unknown }) => String(error.code);

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
      log.warn({ err }, "PostgreSQL is unavailable; the change is stored when it is available again");
      await delay(RETRY_DELAY_MS);
    }
  }
}
