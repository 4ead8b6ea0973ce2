import { remember } from "@epic-web/remember";
import { sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/postgres-js";
import type postgres from "postgres";
import { storableText } from "#app/platform/storable-text.ts";
import { connectPostgres, type DatabaseRole, sessionParameters } from "#db/connection/connect.ts";
import journal from "#db/migrations/meta/_journal.json" with { type: "json" };
import * as schema from "#db/schema/index.ts";
import { requireFinished } from "#db/unfinished-restore.ts";
import { isRefusingConnections, openDatabaseSocket } from "./database-sockets.server.ts";
import { env } from "./env.server.ts";

const disconnectHandlers = remember("disconnect-handlers", () => new Set<() => void>());

/** Calls `handler` whenever a connection of the pool has ended, because Postgres may be unavailable. */
export function onDisconnect(handler: () => void) {
  disconnectHandlers.add(handler);
}

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

/** The type OID of `jsonb` in PostgreSQL. */
const jsonb = 3802;

/**
 * Drizzle's JSON with the replacement character for values that jsonb texts cannot contain: NUL and unpaired
 * surrogates, which `JSON.stringify` writes as escapes. After an escaped backslash the same characters are plain text.
 */
function storableJson(json: string): string {
  return json.replace(
    /(\\\\)|\\u(?:0000|d[89a-f][0-9a-f]{2})/gi,
    (_found, backslash) => backslash ?? "\ufffd",
  );
}

/** Per process. */
export const MAX_POOL_CONNECTIONS = 10;

/**
 * Seconds before the next attempt of a failed connection: a recovered Postgres is found within half a second. While the
 * watchdog refuses connections, queries must fail at once, but without any pause postgres.js would resubscribe to
 * notifications in a tight loop.
 */
const backoff = (attempts: number) => (isRefusingConnections() ? 0.02 : Math.min(2 ** attempts / 10, 0.5));

/** One pool per process, kept across hot reloads. A connection attempt fails after 3 s. */
export const connections: postgres.Sql = remember("connections", () =>
  connectPostgres(env.DATABASE_URL, "command", {
    max: MAX_POOL_CONNECTIONS,
    connect_timeout: 3,
    socket: openDatabaseSocket,
    backoff,
    onclose: () => {
      for (const handler of disconnectHandlers) handler();
    },
    types: { text },
  }),
);

/** Sets application name and timeouts of new connections for this process's role. */
export function actAs(role: DatabaseRole) {
  Object.assign(connections.options.connection, sessionParameters(role));
}

/**
 * Drizzle over that pool, with columns in camelCase. Recreated by hot reloads: Drizzle caches each table's columns by
 * its name (drizzle-team/drizzle-orm#4209), and would miss new ones.
 */
export const db = drizzle(connections, { schema, casing: "snake_case" });
Object.assign(connections.options.serializers, { [jsonb]: storableJson });

export type Database = typeof db;
export type Transaction = Parameters<Parameters<Database["transaction"]>[0]>[0];

/** Rejects when Postgres does not respond. */
export async function pingDatabase() {
  await connections`select 1`;
}

/** Waits up to 5 s for running queries, then closes every connection. */
export async function disconnect() {
  await connections.end({ timeout: 5 });
}

/** The timestamp in milliseconds of this build's last migration, which defines its order. */
const lastKnown = Math.max(...journal.entries.map(({ when }) => when));

let isUpToDate = false;

/**
 * Rejects while the database does not respond, is being restored, or lacks a migration of this build. Migrations are
 * checked until the first success; `site migrate` applies them.
 */
export async function requireMigrations() {
  await requireFinished(connections);
  if (isUpToDate) return;
  const [applied] = await db.execute<{ last: string | null }>(
    sql`select max(created_at) as last from drizzle.__drizzle_migrations`,
  );
  if (Number(applied?.last) < lastKnown)
    throw new Error("the database lacks migrations of this version: site migrate");
  isUpToDate = true;
}
