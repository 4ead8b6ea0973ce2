import { setTimeout as delay } from "node:timers/promises";
import { Logger, type Runner, type RunnerOptions, run } from "graphile-worker";
import { env } from "#app/platform/env.server.ts";
import { log } from "#app/platform/log.server.ts";
import { punctualTasks, taskList } from "./handlers.server.ts";
import { schedule } from "./housekeeping.server.ts";

/** Milliseconds between starts of a worker that Postgres does not let live. */
const shortestPause = 1000;
const longestPause = 15_000;

/**
 * Lanes side by side. Most jobs wait for others, and a mail server that hangs must not hold up what has its moment.
 * One connection of each lane listens for new jobs.
 */
const lanes: RunnerOptions[] = [
  { taskList, parsedCronItems: schedule, concurrency: 4, maxPoolSize: 4 },
  { taskList: punctualTasks, parsedCronItems: [], concurrency: 1, maxPoolSize: 2 },
];

/**
 * Does jobs until it is told to stop, and starts over for as long as Postgres is away. `stop` lets the jobs under way
 * come to their end. Never rejects.
 */
export function runWorker(): { stop: () => Promise<void> } {
  const running = lanes.map(runLane);
  return {
    async stop() {
      await Promise.all(running.map(({ stop }) => stop()));
    },
  };
}

function runLane(lane: RunnerOptions) {
  const stopping = new AbortController();
  let runner: Runner | undefined;

  async function keepRunning() {
    let pause = shortestPause;
    while (!stopping.signal.aborted) {
      try {
        runner = await start(lane);
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

function start(lane: RunnerOptions): Promise<Runner> {
  return run({ connectionString: env.DATABASE_URL, noHandleSignals: true, logger, preset, ...lane });
}

/**
 * The ends of jobs are written in batches, of what ends in the same instant. Without batches nobody waits for the
 * write, and one that fails because Postgres is away ends the whole process; a batch that fails ends the lane, which
 * starts over.
 */
const preset: GraphileConfig.Preset = { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } };

/** The worker's own words at a level lower; jobs that fail are logged where they fail, without personal data. */
const logger = new Logger(() => (level, message) => {
  if (message.startsWith("Failed task")) return;
  if (level === "error" || level === "warning") log.warn({ worker: message });
  else log.debug({ worker: message });
});
