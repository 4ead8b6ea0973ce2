import { fileURLToPath } from "node:url";
import { drizzle } from "drizzle-orm/postgres-js";
import { migrate as applyMigrations } from "drizzle-orm/postgres-js/migrator";
import { runMigrations as prepareQueue } from "graphile-worker";
import { Pool } from "pg";
import postgres from "postgres";

/** Any number that nothing else in this database uses as an advisory lock. */
const migrationLock = 7_295_114;

const allMigrations = fileURLToPath(new URL("./migrations", import.meta.url));

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
  const connection = postgres(databaseUrl, { max: 1, connect_timeout: 10, onnotice: () => {} });
  try {
    await connection`select pg_advisory_lock(${migrationLock})`;
    await applyMigrations(drizzle(connection), { migrationsFolder });
    await migrateQueue(databaseUrl);
    await whileLocked();
  } finally {
    await connection.end();
  }
}

/** The queue's own connections; one that is cut while it closes has done its work, and is nobody's failure. */
async function migrateQueue(databaseUrl: string) {
  const pgPool = new Pool({ connectionString: databaseUrl, max: 2 });
  pgPool.on("error", () => {});
  pgPool.on("connect", (client) => client.on("error", () => {}));
  try {
    await prepareQueue({ pgPool });
  } finally {
    await pgPool.end();
  }
}
