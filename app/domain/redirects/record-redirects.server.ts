import { inArray, sql } from "drizzle-orm";
import type { Staff } from "#app/domain/accounts/account.ts";
import type { Transaction } from "#app/platform/database.server.ts";
import { type RedirectReason, redirects } from "#db/schema/redirects.ts";

interface Moves {
  /** Pages that visitors knew at `from` and that stand at `to` now. */
  moves: { from: string; to: string }[];
  reason: RedirectReason;
  by: Staff;
}

/** Leads old paths of pages to their new ones, in one step each, those included that led to the old ones before. */
export async function recordMoves(tx: Transaction, { moves, reason, by }: Moves) {
  for (const { from, to } of moves) {
    await tx
      .update(redirects)
      .set({ toPath: to })
      .where(sql`${redirects.toPath} = ${from} and ${redirects.fromPath} <> ${to}`);
  }
  await lead(
    tx,
    moves.map(({ from, to }) => ({ fromPath: from, toPath: to, reason, createdBy: by.id })),
  );
}

/** Leads the paths of deleted pages to another address, or says with null that what was there is gone. */
export async function recordRemoval(
  tx: Transaction,
  { paths, to, by }: { paths: string[]; to: string | null; by: Staff },
) {
  await lead(
    tx,
    paths.map((fromPath) => ({ fromPath, toPath: to, reason: "delete" as const, createdBy: by.id })),
  );
}

/** Takes redirects away from paths that have a page now. */
export async function makeWay(tx: Transaction, paths: string[]) {
  if (paths.length > 0) await tx.delete(redirects).where(inArray(redirects.fromPath, paths));
}

async function lead(tx: Transaction, rows: (typeof redirects.$inferInsert)[]) {
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
      },
    });
}
