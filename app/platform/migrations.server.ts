import { sql } from "drizzle-orm";
import journal from "#db/migrations/meta/_journal.json" with { type: "json" };
import { db } from "./database.server.ts";

/** The timestamp in milliseconds of this build's last migration, which defines its order. */
const lastKnown = Math.max(...journal.entries.map(({ when }) => when));

let isUpToDate = false;

/**
 * Rejects while the database lacks a migration of this build, or does not respond. Only checks, and after the first
 * success only pings; `site migrate` applies migrations.
 */
export async function requireMigrations() {
  if (isUpToDate) return void (await db.execute(sql`select 1`));
  const [applied] = await db.execute<{ last: string | null }>(
    sql`select max(created_at) as last from drizzle.__drizzle_migrations`,
  );
  if (Number(applied?.last) < lastKnown)
    throw new Error("the database lacks migrations of this version: site migrate");
  isUpToDate = true;
}
