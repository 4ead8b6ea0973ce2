import { setTimeout as delay } from "node:timers/promises";
import { type MigrationMeta, readMigrationFiles } from "drizzle-orm/migrator";
import { runMigrations as prepareQueue } from "graphile-worker";
import { Pool } from "pg";
import type { Sql } from "postgres";
import { connectPostgres, pgPoolOptions } from "./connection/connect.ts";
import { migrationsFolder as allMigrations } from "./migrations-folder.ts";

/** Any number that nothing else in this database uses as an advisory lock. */
const migrationLock = 7_295_114;

/** Waits between tries of a migration that did not get a lock in time, in milliseconds. */
const lockRetryDelaysMs = [500, 1000, 2000, 4000, 8000, 15_000, 30_000];

/**
 * Brings the tables and the queue's schema up to date, then calls `whileLocked`. Starts at the same time wait for
 * each other on an advisory lock, so each migration and each seed runs once.
 * @param migrationsFolder Another one than `db/migrations`: to stop at an earlier migration.
 */
export async function migrate(
  databaseUrl: string,
  whileLocked: () => Promise<void> = async () => {},
  migrationsFolder = allMigrations,
) {
  const connection = connectPostgres(databaseUrl, "migration", { max: 1, connect_timeout: 10 });
  try {
    // Another start may hold it for as long as its migrations take.
    await connection`select set_config('lock_timeout', '0', false)`;
    await connection`select pg_advisory_lock(${migrationLock})`;
    await applyMigrations(connection, migrationsFolder);
    await retryOnLockTimeout(() => migrateQueue(databaseUrl));
    await whileLocked();
  } finally {
    await connection.end();
  }
}

/**
 * Applies what is missing, each migration in a transaction of its own. The record is that of `drizzle-kit migrate`
 * (`drizzle.__drizzle_migrations`, by hash and time), so both may be used on the same database.
 */
async function applyMigrations(sql: Sql, migrationsFolder: string) {
  await sql`create schema if not exists drizzle`;
  await sql`
    create table if not exists drizzle.__drizzle_migrations (
      id serial primary key, hash text not null, created_at bigint
    )`;
  const [last] = await sql<{ createdAt: string | null }[]>`
    select max(created_at) as "createdAt" from drizzle.__drizzle_migrations`;
  const pending = readMigrationFiles({ migrationsFolder }).filter(
    ({ folderMillis }) => folderMillis > Number(last?.createdAt ?? 0),
  );
  for (const migration of pending) await retryOnLockTimeout(() => applyMigration(sql, migration));
}

/** A wait for a lock makes everything that comes later wait behind it, so it is short and tried again. */
async function applyMigration(sql: Sql, { sql: statements, hash, folderMillis }: MigrationMeta) {
  await sql.begin(async (tx) => {
    await tx`set local lock_timeout = '5s'`;
    for (const statement of statements) await tx.unsafe(statement);
    await tx`insert into drizzle.__drizzle_migrations (hash, created_at) values (${hash}, ${folderMillis})`;
  });
}

async function retryOnLockTimeout(work: () => Promise<void>) {
  for (const delayMs of lockRetryDelaysMs) {
    try {
      return await work();
    } catch (error) {
      if (!isLockTimeout(error)) throw error;
      await delay(delayMs);
    }
  }
  await work();
}

/** https://www.postgresql.org/docs/current/errcodes-appendix.html: lock_not_available */
const isLockTimeout = (error: unknown) => (error as { code?: string }).code === "55P03";

/** The queue's own connections; one that is cut while it closes has done its work, and is nobody's failure. */
async function migrateQueue(databaseUrl: string) {
  const pgPool = new Pool({ ...pgPoolOptions(databaseUrl, "migration"), max: 2 });
  pgPool.on("error", () => {});
  pgPool.on("connect", (client) => client.on("error", () => {}));
  try {
    await prepareQueue({ pgPool });
  } finally {
    await pgPool.end();
  }
}
