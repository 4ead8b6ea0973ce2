import { sql } from "drizzle-orm";
import journal from "#db/migrations/meta/_journal.json" with { type: "json" };
import { db } from "./database.server.ts";

/** When the last migration that this build knows was made, in milliseconds: its place in the order. */
const lastKnown = Math.max(...journal.entries.map(({ when }) => when));

let isUpToDate = false;

/**
 * Rejects while the database lacks a migration of this build, or does not answer. It is only a look, and once all is
 * there only a sign of life: what makes the database ready is `site migrate`.
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
