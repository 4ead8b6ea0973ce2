import "#app/platform/observed.server.ts";
import { EventEmitter } from "node:events";
import { writeFile } from "node:fs/promises";
import { Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { Logger, type Runner, type RunnerOptions, run, type WorkerEvents } from "graphile-worker";
import { Pool, type PoolClient } from "pg";
import { requireMigrations } from "#app/platform/database.server.ts";
import { actAs, onReopen, pingDatabase } from "#app/platform/database-pool.server.ts";
import { env } from "#app/platform/env.server.ts";
import { beforeClosing } from "#app/platform/lifecycle.server.ts";
import { log } from "#app/platform/log.server.ts";
import { pgPoolOptions } from "#db/connection/connect.ts";
import { schedule, taskList, timedTasks } from "./handlers.server.ts";

/** Milliseconds between restarts of a worker while Postgres is unavailable. */
const MIN_RETRY_DELAY_MS = 1000;
const MAX_RETRY_DELAY_MS = 15_000;

/** Also the maximum wait for a connection of a busy pool. */
const CONNECTION_TIMEOUT_MS = 10_000;
const KEEP_ALIVE_DELAY_MS = 30_000;

/**
 * Independent lanes: most jobs wait for external services, and a hanging mail server must not delay timed jobs. One
 * connection of each lane listens for new jobs.
 */
const lanes: Lane[] = [
  { taskList, parsedCronItems: schedule, concurrency: 4, maxConnections: 4 },
  { taskList: timedTasks, parsedCronItems: [], concurrency: 1, maxConnections: 2 },
];

interface Lane extends Pick<RunnerOptions, "taskList" | "parsedCronItems" | "concurrency"> {
  maxConnections: number;
}

/** The sum over all lanes of a process. */
export const MAX_WORKER_CONNECTIONS = lanes.reduce((sum, { maxConnections }) => sum + maxConnections, 0);

/**
 * Runs jobs until it is stopped, and restarts while Postgres is unavailable, not migrated or being restored. `stop`
 * lets running jobs finish. Never rejects.
 */
export function runWorker(): { stop: () => Promise<void> } {
  const running = lanes.map(runLane);
  return {
    async stop() {
      await Promise.all(running.map(({ stop }) => stop()));
    },
  };
}

function runLane(lane: Lane) {
  const stopping = new AbortController();
  let runner: Runner | undefined;
  /** The ids under which runners have locked jobs, the current one last; restarts may fail several times. */
  let lockers: string[] = [];

  async function keepRunning() {
    let retryDelayMs = MIN_RETRY_DELAY_MS;
    while (!stopping.signal.aborted) {
      const pgPool = openPool(lane);
      try {
        await requireMigrations();
        const ended = lockers;
        runner = await start(lane, pgPool, (id) => {
          lockers = [...ended, id];
        });
        if (ended.length > 0) await releaseJobsOf(ended, pgPool);
        lockers = lockers.slice(ended.length);
        retryDelayMs = MIN_RETRY_DELAY_MS;
        if (stopping.signal.aborted) await runner.stop();
        await runner.promise;
      } catch (err) {
        if (!stopping.signal.aborted) log.error({ err }, "the worker stopped; it is restarted");
        await runner?.stop().catch(() => {}); // its connections would keep the pool open
      } finally {
        await pgPool.end();
      }
      runner = undefined;
      await delay(retryDelayMs, undefined, { signal: stopping.signal }).catch(() => {});
      retryDelayMs = Math.min(2 * retryDelayMs, MAX_RETRY_DELAY_MS);
    }
  }

  const running = keepRunning();
  return {
    async stop() {
      stopping.abort();
      await runner?.stop().catch(() => {}); // already stopped after an error
      await running;
    },
  };
}

/** The connections of the queue. */
const sockets = new Set<Socket>();

function openSocket(): Socket {
  const socket = new Socket();
  sockets.add(socket);
  return socket.once("close", () => sockets.delete(socket));
}

/** Postgres did not respond, and may not know the connections of before: the lanes restart with new ones. */
onReopen(() => {
  for (const socket of sockets) socket.destroy(new Error("Postgres did not respond"));
});

/**
 * A broken connection fails its current operation, which reports the error. The listening one sends nothing, so TCP
 * keep-alive detects a vanished peer.
 */
function openPool({ maxConnections }: Lane): Pool {
  const pool = new WorkerPool({
    ...pgPoolOptions(env.DATABASE_URL, "worker"),
    max: maxConnections,
    stream: openSocket,
    connectionTimeoutMillis: CONNECTION_TIMEOUT_MS,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_DELAY_MS,
  });
  pool.on("error", () => {});
  pool.on("connect", (client) => client.on("error", () => {}));
  return pool;
}

type OnClient = Parameters<Pool["connect"]>[0];

/**
 * A client may be released twice. graphile-worker 0.18 does so when it stops while LISTEN fails, and does not await the
 * second release, whose error would end the process.
 */
class WorkerPool extends Pool {
  override connect(): Promise<PoolClient>;
  override connect(onClient: OnClient): void;
  override connect(onClient?: OnClient): Promise<PoolClient> | undefined {
    if (!onClient) return super.connect();
    super.connect((err, client, release) => {
      if (!client) return onClient(err, client, release);
      let isReleased = false;
      onClient(err, client, (broken) => {
        if (isReleased) return;
        isReleased = true;
        release(broken);
      });
    });
  }
}

function start(
  { maxConnections: _max, ...lane }: Lane,
  pgPool: Pool,
  onLocker: (id: string) => void,
): Promise<Runner> {
  const events: WorkerEvents = new EventEmitter();
  events.on("pool:create", ({ workerPool }) => onLocker(workerPool.id));
  endOnError(events);
  return run({ pgPool, noHandleSignals: true, logger, preset, events, ...lane });
}

/** Jobs that were running when the connections of an ended runner broke run again. */
async function releaseJobsOf(lockers: string[], pgPool: Pool) {
  await pgPool.query("select graphile_worker.force_unlock_workers($1)", [lockers]);
}

/**
 * Ends a lane that cannot fetch jobs, so that it restarts. Otherwise a job that Postgres assigned after the connection
 * broke would stay assigned, and graphile-worker 0.18 remembers a failure to read the ids of its tasks
 * (`getTaskDetails`) and would never run a job again.
 */
function endOnError(events: WorkerEvents) {
  events.once("worker:getJob:error", ({ worker }) => {
    worker.workerPool.gracefulShutdown("jobs could not be fetched");
  });
}

/**
 * Completed jobs are written in batches of the same instant. Without batches the write is not awaited, and a failure
 * while Postgres is unavailable ends the whole process; a failed batch ends the lane, which restarts.
 */
const preset: GraphileConfig.Preset = { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } };

/** The library's own messages, one level lower; failed jobs are logged where they fail, without personal data. */
const logger = new Logger(() => (level, message) => {
  if (message.startsWith("Failed task")) return;
  if (level === "error" || level === "warning") log.warn({ worker: message });
  else log.debug({ worker: message });
});

/** Its modification time is the last successful query; the health check of docker-compose.yml reads it. */
const heartbeatFile = join(tmpdir(), "worker-alive");
const HEARTBEAT_INTERVAL_MS = 10_000;

/** Runs only jobs in this process until it is stopped. */
export function runWorkerProcess(): number {
  actAs("worker");
  beforeClosing(runWorker().stop);
  void writeHeartbeat();
  setInterval(writeHeartbeat, HEARTBEAT_INTERVAL_MS).unref();
  log.info("worker started");
  return 0;
}

async function writeHeartbeat() {
  try {
    await pingDatabase();
    await writeFile(heartbeatFile, "");
  } catch (err) {
    log.warn({ err }, "the worker cannot reach its database");
  }
}
