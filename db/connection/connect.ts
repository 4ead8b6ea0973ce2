import type { Socket } from "node:net";
import { makePgArray, parsePgArray } from "drizzle-orm/pg-core";
import type { PoolConfig } from "pg";
import postgres from "postgres";
import { connectSocket, type DatabaseAddress } from "./database-socket.ts";
import { parseDatabaseUrl } from "./database-url.ts";
import { guardTransactions } from "./guard-transactions.ts";

/** The role of a process; also its name in `pg_stat_activity`, prefixed with `site-`. */
export type DatabaseRole = "web" | "worker" | "migration" | "command";

interface SessionLimits {
  statement_timeout: number;
  lock_timeout: number;
  idle_in_transaction_session_timeout: number;
}

/**
 * Milliseconds within which Postgres must answer something while a query is in progress. Visitors get a response within
 * 5 s. Roles without a deadline wait as long as `sessionLimits` allows.
 */
export const queryDeadlineMs: Partial<Record<DatabaseRole, number>> & { web: number } = { web: 3000 };

/**
 * Milliseconds after which Postgres aborts a statement, a wait for a lock and an idle transaction; 0 means no limit. On
 * the web that is before the deadline of a query. A job ends after 5 minutes. Building an index, a backup and a restore
 * have no limit, but no migration may make readers queue behind its own wait for a lock: it gives up and retries.
 */
export const sessionLimits: Record<DatabaseRole, SessionLimits> = {
  web: { statement_timeout: 2500, lock_timeout: 2000, idle_in_transaction_session_timeout: 30_000 },
  worker: { statement_timeout: 240_000, lock_timeout: 30_000, idle_in_transaction_session_timeout: 300_000 },
  migration: { statement_timeout: 0, lock_timeout: 1500, idle_in_transaction_session_timeout: 300_000 },
  command: { statement_timeout: 0, lock_timeout: 30_000, idle_in_transaction_session_timeout: 0 },
};

export const applicationName = (role: DatabaseRole) => `site-${role}`;

/** Session parameters of postgres.js. */
export function sessionParameters(role: DatabaseRole) {
  return { application_name: applicationName(role), ...sessionLimits[role] };
}

type PostgresOptions = postgres.Options<Record<string, postgres.PostgresType>> & {
  /** Documented but missing in the driver's types: https://github.com/porsager/postgres#connection-details */
  socket?: (address: DatabaseAddress) => Socket;
};

/**
 * Arrays of `text` and `bigint`, by their PostgreSQL type OIDs. The driver can fetch all array types from Postgres, but
 * its query has no error handler: a connection that fails during it would end the process.
 */
const arrays = { to: 1009, from: [1009, 1016], serialize: toArrayLiteral, parse: parsePgArray };

/** Drizzle passes the arrays of its columns as literals. Postgres texts cannot contain NUL. */
function toArrayLiteral(value: string | unknown[]): string {
  return (Array.isArray(value) ? makePgArray(value) : value).replaceAll("\0", "\ufffd");
}

/** Opens a pool of postgres.js. */
export function connectPostgres(
  databaseUrl: string,
  role: DatabaseRole,
  options: PostgresOptions = {},
): postgres.Sql {
  const { host, port, database, user, password, ssl, options: session } = parseDatabaseUrl(databaseUrl);
  const sql = postgres({
    host,
    port,
    database,
    username: user,
    password,
    ssl,
    onnotice: () => {},
    fetch_types: false,
    socket: connectSocket,
    ...options,
    types: { arrays, ...options.types },
    connection: { ...(session ? { options: session } : {}), ...sessionParameters(role) },
  });
  return guardTransactions(sql);
}

/** Options of a `pg` pool. */
export function pgPoolOptions(databaseUrl: string, role: DatabaseRole): PoolConfig {
  const { ignored: _ignored, ...address } = parseDatabaseUrl(databaseUrl);
  return { ...address, application_name: applicationName(role), ...sessionLimits[role] };
}
