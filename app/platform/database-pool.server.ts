import { setTimeout as delay } from "node:timers/promises";
import { remember } from "@epic-web/remember";
import type postgres from "postgres";
import {
  connectPostgres,
  type DatabaseRole,
  queryDeadlineMs,
  sessionParameters,
} from "#db/connection/connect.ts";
import { isConnectionError } from "./database-errors.server.ts";
import { DeadlineError, within } from "./deadline.ts";
import { env } from "./env.server.ts";
import { log } from "./log.server.ts";
import { storableText } from "./storable-text.ts";

/** Per process. */
export const MAX_POOL_CONNECTIONS = 10;

const PROBE_INTERVAL_MS = 500;

/**
 * Postgres texts cannot contain NUL, and feeds no other control characters. They are replaced, so that one in an address
 * or a field finds nothing and causes no error.
 */
const text = {
  to: 25,
  from: [25, 1043],
  serialize: (value: unknown) => storableText(String(value)),
  parse: (value: string) => value,
};

/** One pool per process, kept across hot reloads. */
const state = remember("database-pool", () => ({
  role: "command" as DatabaseRole,
  pool: openPool("command"),
  /** While true, queries fail without being sent. */
  isUnavailable: false,
  /** When Postgres last answered, in milliseconds. */
  answeredAt: 0,
  disconnectHandlers: new Set<() => void>(),
  reopenHandlers: new Set<() => void>(),
}));

/** A failed connection is tried again after 0.1 s, for the next query. */
function openPool(role: DatabaseRole): postgres.Sql {
  return connectPostgres(env.DATABASE_URL, role, {
    max: MAX_POOL_CONNECTIONS,
    connect_timeout: 5, // longer than the deadline of a query
    backoff: () => 0.1,
    // A connection that was about to open when its pool was closed opens nevertheless: this closes it.
    idle_timeout: 300,
    onclose: () => callAll(state.disconnectHandlers),
    types: { text },
  });
}

export const currentPool = () => state.pool;

/** Sets application name, timeouts and the deadline of queries for this process's role. */
export function actAs(role: DatabaseRole) {
  state.role = role;
  Object.assign(state.pool.options.connection, sessionParameters(role));
}

/**
 * Calls `handler` whenever connections have ended, because Postgres may be unavailable. Returns the unsubscribe function.
 */
export function onDisconnect(handler: () => void): () => void {
  state.disconnectHandlers.add(handler);
  return () => state.disconnectHandlers.delete(handler);
}

/** Calls `handler` when a new pool has replaced a closed one. */
export function onReopen(handler: () => void) {
  state.reopenHandlers.add(handler);
}

function callAll(handlers: Set<() => void>) {
  for (const handler of handlers) handler();
}

/**
 * Postgres does not respond. A sent statement may have been executed (`CONNECTION_…`, see `isCommitAmbiguous`); one that
 * was refused was not (`CONNECT_…`).
 */
class DatabaseUnresponsiveError extends Error {
  override name = "DatabaseUnresponsiveError";
  constructor(readonly code: "CONNECTION_UNRESPONSIVE" | "CONNECT_UNRESPONSIVE") {
    super("Postgres does not respond");
  }
}

/** Milliseconds after which a query or transaction fails although Postgres answers others: its connection is lost. */
const MAX_WAIT_MS = 20_000;

/**
 * Settles like a query or a transaction. In a process with deadlines it waits as long as Postgres answers anything: a
 * query that waits for a connection, or a transaction of many statements, is no sign of an outage, and Postgres aborts
 * slow statements itself (`sessionLimits`). If nothing at all is answered for `deadlineMs`, Postgres is frozen or
 * unreachable, and no query in progress will get a response: the pool is replaced.
 */
export async function answered<Value>(
  run: () => Promise<Value>,
  deadlineMs = queryDeadlineMs[state.role],
): Promise<Value> {
  if (state.isUnavailable) throw new DatabaseUnresponsiveError("CONNECT_UNRESPONSIVE");
  const startedAt = performance.now();
  const work = run();
  work.then(noteAnswer, noteAnswer);
  if (!deadlineMs) return work;
  let waitMs = deadlineMs;
  for (;;) {
    const waitsSince = performance.now();
    try {
      return await within(waitMs, work);
    } catch (error) {
      if (!(error instanceof DeadlineError)) throw error;
    }
    const now = performance.now();
    if (state.answeredAt < waitsSince) {
      if (!state.isUnavailable) void reopen();
      break;
    }
    if (now - startedAt > MAX_WAIT_MS) break;
    waitMs = Math.max(deadlineMs - (now - state.answeredAt), deadlineMs / 10);
  }
  throw new DatabaseUnresponsiveError("CONNECTION_UNRESPONSIVE");
}

/** Postgres has answered a statement. */
export function noteAnswer() {
  state.answeredAt = performance.now();
}

/** Closes the pool at once, and opens new ones until Postgres responds. Meanwhile queries fail without being sent. */
async function reopen() {
  state.isUnavailable = true;
  log.error("Postgres does not respond; its connections are closed");
  replacePool();
  while (!(await responds())) {
    await delay(PROBE_INTERVAL_MS, undefined, { ref: false });
    replacePool();
  }
  state.isUnavailable = false;
  log.info("Postgres responds again");
  callAll(state.reopenHandlers);
}

/** Queries in progress fail. */
function replacePool() {
  const { pool, role } = state;
  state.pool = openPool(role);
  // Drizzle has added its own to the first pool.
  Object.assign(state.pool.options.parsers, pool.options.parsers);
  Object.assign(state.pool.options.serializers, pool.options.serializers);
  pool.end({ timeout: 0 }).catch(() => {}); // nothing depends on it
  callAll(state.disconnectHandlers);
}

/** An error of Postgres counts as a response, unless it is stopping or starting. */
async function responds(): Promise<boolean> {
  try {
    await within(queryDeadlineMs.web, state.pool`select 1`);
    return true;
  } catch (error) {
    return !(error instanceof DeadlineError || isConnectionError(error));
  }
}

/** Rejects when Postgres does not respond. Has a deadline in every role. */
export async function pingDatabase() {
  await answered(async () => void (await state.pool`select 1`), queryDeadlineMs.web);
}
