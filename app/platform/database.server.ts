import { remember } from "@epic-web/remember";
import { drizzle } from "drizzle-orm/postgres-js";
import type postgres from "postgres";
import { connectPostgres, type DatabaseRole, sessionParameters } from "#db/connection/connect.ts";
import * as schema from "#db/schema/index.ts";
import { isDatabaseRefused, openDatabaseSocket } from "./database-sockets.server.ts";
import { env } from "./env.server.ts";

const disconnectHandlers = remember("disconnect-handlers", () => new Set<() => void>());

/** Calls `handler` whenever a connection of the pool has ended: Postgres may be away. */
export function onDisconnect(handler: () => void) {
  disconnectHandlers.add(handler);
}

/** Postgres takes no NUL in a text. Who sends one, in an address or a field, finds nothing by it and breaks nothing. */
const text = {
  to: 25,
  from: [25, 1043],
  serialize: (value: unknown) => String(value).replaceAll("\0", "\ufffd"),
  parse: (value: string) => value,
};

/** The type that `jsonb` has in PostgreSQL. */
const jsonb = 3802;

/**
 * Drizzle's JSON with the same sign for what jsonb takes in no text: a NUL, and half of a letter of two, which
 * `JSON.stringify` writes as escapes. An escaped backslash before such letters makes them plain text.
 */
function storableJson(json: string): string {
  return json.replace(
    /(\\\\)|\\u(?:0000|d[89a-f][0-9a-f]{2})/gi,
    (_found, backslash) => backslash ?? "\ufffd",
  );
}

/** Of the pool of one process. */
export const MAX_POOL_CONNECTIONS = 10;

/**
 * One pool per process, kept over hot reloads. A connection that cannot be made fails after 3 s; a Postgres that comes
 * back is found within half a second, however long it was away. While Postgres is known not to respond there is nothing
 * to wait for.
 */
export const connections: postgres.Sql = remember("connections", () =>
  connectPostgres(env.DATABASE_URL, "command", {
    max: MAX_POOL_CONNECTIONS,
    connect_timeout: 3,
    socket: openDatabaseSocket,
    backoff: (attempts) => (isDatabaseRefused() ? 0 : Math.min(2 ** attempts / 10, 0.5)),
    onclose: () => {
      for (const handler of disconnectHandlers) handler();
    },
    types: { text },
  }),
);

/** Gives connections that are opened from now on the name and the time limits of what this process is. */
export function actAs(role: DatabaseRole) {
  Object.assign(connections.options.connection, sessionParameters(role));
}

/**
 * The tables over that pool, their columns in camelCase. Made again by hot reloads: Drizzle caches the columns of each
 * table by its name (drizzle-team/drizzle-orm#4209), and would not find one that the schema has gained.
 */
export const db = drizzle(connections, { schema, casing: "snake_case" });
Object.assign(connections.options.serializers, { [jsonb]: storableJson });

export type Database = typeof db;
export type Transaction = Parameters<Parameters<Database["transaction"]>[0]>[0];

/** Rejects when Postgres does not answer. */
export async function pingDatabase() {
  await connections`select 1`;
}

/** Waits up to 5 s for queries under way, then closes every connection. */
export async function disconnect() {
  await connections.end({ timeout: 5 });
}
