import { setTimeout as delay } from "node:timers/promises";
import { log } from "./log.server.ts";
import { isDatabaseAway } from "./outcome.ts";

/** Milliseconds between tries, and for which tries are made; less than a job may take. */
const pause = 500;
const patience = 4 * 60_000;

/**
 * Does what must not be left out because Postgres is away for a while, such as a note of what has happened already:
 * again and again for four minutes. `work` may have succeeded before although it failed, so doing it twice must be
 * the same as once. Rejects with any other error at once.
 */
export async function onceDatabaseAnswers<Value>(work: () => Promise<Value>): Promise<Value> {
  for (const end = Date.now() + patience; ; ) {
    try {
      return await work();
    } catch (err) {
      if (!isDatabaseAway(err) || Date.now() > end) throw err;
      log.warn({ err }, "Postgres is away, what happened is noted once it is back");
      await delay(pause);
    }
  }
}
