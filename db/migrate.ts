import { setTimeout as delay } from "node:timers/promises";
import { type MigrationMeta, readMigrationFiles } from "drizzle-orm/migrator";
import { runMigrations as prepareQueue } from "graphile-worker";
import { Pool } from "pg";
import type { Sql } from "postgres";
import { connectPostgres, pgPoolOptions } from "./connection/connect.ts";
import { migrationsFolder as allMigrations, DatabaseStateError, migrationAt } from "./migration-list.ts";

/** An arbitrary number that no other advisory lock in this database uses. */
const migrationLock = 7_295_114;

/** Milliseconds between retries of a migration that did not get a lock in time. */
const lockRetryDelaysMs = [500, 1000, 2000, 4000, 8000, 15_000, 30_000];

/**
 * Migrates the tables and the queue's schema, then calls `whileLocked`. An advisory lock serialises concurrent starts,
 * so that each migration and each seed runs once.
 * @param migrationsFolder Replaces `db/migrations`, to stop at an earlier migration.
 */
export async function migrate(
  databaseUrl: string,
  whileLocked: () => Promise<void> = async () => {},
  migrationsFolder = allMigrations,
) {
  const connection = connectPostgres(databaseUrl, "migration", { max: 1, connect_timeout: 10 });
  try {
    // Another start may hold it for the duration of its migrations.
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
 * Applies pending migrations, each in a transaction. Throws a DatabaseStateError that names the one that failed. The record is that of `drizzle-kit migrate`
 * (`drizzle.__drizzle_migrations`, by hash and time), so both can be used on the same database.
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
  for (const migration of pending)
    await retryOnLockTimeout(() => applyMigration(sql, migration)).catch((error) => {
      throw new DatabaseStateError(
        `The migration ${migrationAt(migration.folderMillis)} failed: ${reasonOf(error)}`,
      );
    });
}

/**
 * Names the place of the error without people's data: PostgreSQL's detail contains the whole row, and the messages of
 * class 22 (data exceptions) the value.
 */
function reasonOf(error: PostgresFailure): string {
  const { message, code, table_name, column_name, constraint_name } = error;
  const place = [table_name, column_name, constraint_name].filter(Boolean).join(", ");
  const text = code?.startsWith("22") ? "a value does not fit its type" : message;
  const where = [code, place].filter(Boolean).join(": ");
  return where ? `${text} (${where})` : text;
}

/** An error of PostgreSQL, with its fields as the driver names them. */
interface PostgresFailure extends Error {
  code?: string;
  table_name?: string;
  column_name?: string;
  constraint_name?: string;
}

/**
 * A wait for a lock blocks all later statements on the table, so it is shorter than their `lock_timeout` on the web, and
 * is retried.
 */
async function applyMigration(sql: Sql, { sql: statements, hash, folderMillis }: MigrationMeta) {
  await sql.begin(async (tx) => {
    await tx`set local lock_timeout = '1500ms'`;
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

/**
 * The queue uses its own connections; errors of a connection that breaks while closing are ignored, because its work is
 * done.
 */
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
