import { eq, inArray, sql } from "drizzle-orm";
import type { Staff } from "#app/domain/accounts/account.ts";
import { db, type Transaction } from "#app/platform/database.server.ts";
import { type RedirectReason, redirects } from "#db/schema/redirects.ts";

interface Moves {
  /** Public pages whose path changed. */
  moves: { from: string; to: string }[];
  reason: RedirectReason;
  by: Staff;
}

/** Redirects the old paths to the new ones and updates existing redirects, so that no redirect chain forms. */
export async function recordMoves(tx: Transaction, { moves, reason, by }: Moves) {
  for (const { from, to } of moves) {
    await tx
      .update(redirects)
      .set({ toPath: to, createdBy: by.id, version: sql`${redirects.version} + 1` })
      .where(sql`${redirects.toPath} = ${from} and ${redirects.fromPath} <> ${to}`);
  }
  await storeRedirects(
    tx,
    moves.map(({ from, to }) => ({ fromPath: from, toPath: to, reason, createdBy: by.id })),
  );
}

/** Redirects the paths of deleted pages to another address; null answers 410. */
export async function recordRemoval(
  tx: Transaction,
  { paths, to, by }: { paths: string[]; to: string | null; by: Staff },
) {
  await storeRedirects(
    tx,
    paths.map((fromPath) => ({ fromPath, toPath: to, reason: "delete" as const, createdBy: by.id })),
  );
}

/** Deletes redirects from paths that have a page now. */
export async function deleteShadowedRedirects(tx: Transaction, paths: string[]) {
  if (paths.length > 0) await tx.delete(redirects).where(inArray(redirects.fromPath, paths));
}

async function storeRedirects(tx: Transaction, rows: (typeof redirects.$inferInsert)[]) {
  if (rows.length === 0) return;
  await tx
    .insert(redirects)
    .values(rows)
    .onConflictDoUpdate({
      target: redirects.fromPath,
      set: {
        toPath: sql`excluded.to_path`,
        reason: sql`excluded.reason`,
        createdBy: sql`excluded.created_by`,
        version: sql`${redirects.version} + 1`,
      },
    });
}

/** The redirects to a path. */
export function listRedirectsTo(path: string) {
  return db.select().from(redirects).where(eq(redirects.toPath, path)).orderBy(redirects.fromPath);
}
