import { setTimeout as delay } from "node:timers/promises";
import { Logger, type Runner, run } from "graphile-worker";
import { env } from "#app/platform/env.server.ts";
import { log } from "#app/platform/log.server.ts";
import { taskList } from "./handlers.server.ts";
import { schedule } from "./housekeeping.server.ts";

/** Milliseconds between starts of a worker that Postgres does not let live. */
const shortestPause = 1000;
const longestPause = 15_000;

/** Jobs done at the same time; they mostly wait for others. */
const concurrency = 4;

/**
 * Does jobs until it is told to stop, and starts over for as long as Postgres is away. `stop` lets the jobs under way
 * come to their end. Never rejects.
 */
export function runWorker(): { stop: () => Promise<void> } {
  const stopping = new AbortController();
  let runner: Runner | undefined;

  async function keepRunning() {
    let pause = shortestPause;
    while (!stopping.signal.aborted) {
      try {
        runner = await start();
        pause = shortestPause;
        if (stopping.signal.aborted) await runner.stop();
        await runner.promise;
      } catch (err) {
        if (!stopping.signal.aborted) log.error({ err }, "the worker stopped, it will start again");
      }
      runner = undefined;
      await delay(pause, undefined, { signal: stopping.signal }).catch(() => {});
      pause = Math.min(2 * pause, longestPause);
    }
  }

  const running = keepRunning();
  return {
    async stop() {
      stopping.abort();
      await runner?.stop().catch(() => {}); // stopped by itself already
      await running;
    },
  };
}

function start(): Promise<Runner> {
  return run({
    connectionString: env.DATABASE_URL,
    maxPoolSize: concurrency,
    concurrency,
    noHandleSignals: true,
    taskList,
    parsedCronItems: schedule,
    logger,
  });
}

/** The worker's own words at a level lower; jobs that fail are logged where they fail, without personal data. */
const logger = new Logger(() => (level, message) => {
  if (message.startsWith("Failed task")) return;
  if (level === "error" || level === "warning") log.warn({ worker: message });
  else log.debug({ worker: message });
});
