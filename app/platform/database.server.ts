import { remember } from "@epic-web/remember";
import { sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/postgres-js";
import type postgres from "postgres";
import journal from "#db/migrations/meta/_journal.json" with { type: "json" };
import * as schema from "#db/schema/index.ts";
import { requireFinished } from "#db/unfinished-restore.ts";
import { answered, currentPool, noteAnswer } from "./database-pool.server.ts";

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

/** The pool of this process, also after it was replaced, with a deadline for each query and transaction. */
export const connections: postgres.Sql = remember("connections", () => {
  const limited = {
    unsafe: ((...args) => settledBy(answered, currentPool().unsafe(...args))) as postgres.Sql["unsafe"],
    begin: (...args: [options: string, work: Work] | [work: Work]) => {
      const [options, work] = args.length === 2 ? args : ["", args[0]];
      return answered(() => currentPool().begin(options, (tx) => work(noting(tx))));
    },
  };
  return new Proxy(currentPool(), {
    apply: (_first, _self, args) => settledBy(answered, Reflect.apply(currentPool(), undefined, args)),
    get: (_first, key) => Reflect.get(key in limited ? limited : currentPool(), key),
  });
});

type Work = (tx: postgres.TransactionSql) => unknown;

/** A transaction whose statements show that Postgres responds. */
function noting(tx: postgres.TransactionSql): postgres.TransactionSql {
  const unsafe = (...args: Parameters<typeof tx.unsafe>) => settledBy(noted, tx.unsafe(...args));
  return new Proxy(tx, {
    get: (target, key) => (key === "unsafe" ? unsafe : Reflect.get(target, key)),
  });
}

async function noted<Value>(run: () => Promise<Value>): Promise<Value> {
  return run().finally(noteAnswer);
}

type Settle = <Value>(run: () => Promise<Value>) => Promise<Value>;

/** A query of postgres.js is sent when it is awaited. Its tag also returns parts of queries. */
function settledBy<Query>(settle: Settle, query: Query): Query {
  if (!(query instanceof Promise)) return query;
  const send = query.then.bind(query);
  const respond = () => settle(() => new Promise((resolve, reject) => void send(resolve, reject)));
  return Object.assign(query, {
    // biome-ignore lint/suspicious/noThenProperty: it is a promise, whose `then` sends the query
    then: ((...handlers) => respond().then(...handlers)) as typeof query.then,
    catch: ((handler) => respond().catch(handler)) as typeof query.catch,
    finally: ((handler) => respond().finally(handler)) as typeof query.finally,
  });
}

/**
 * Drizzle over that pool, with columns in camelCase. Recreated by hot reloads: Drizzle caches each table's columns by
 * its name (drizzle-team/drizzle-orm#4209), and would miss new ones.
 */
export const db = drizzle(connections, { schema, casing: "snake_case" });
Object.assign(connections.options.serializers, { [jsonb]: storableJson });

export type Database = typeof db;
export type Transaction = Parameters<Parameters<Database["transaction"]>[0]>[0];

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
