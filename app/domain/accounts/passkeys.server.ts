import { and, asc, eq } from "drizzle-orm";
import { recordAudit } from "#app/domain/audit/audit.server.ts";
import { db } from "#app/platform/database.server.ts";
import { passkeys } from "#db/schema/second-factors.ts";
import type { Staff } from "./account.ts";
import { enqueueNotice } from "./account-jobs.server.ts";
import { dropCodesWithLastFactor } from "./recovery-codes.server.ts";

/** Returns an account's passkeys, oldest first. */
export function listPasskeys(accountId: string) {
  return db
    .select({
      id: passkeys.id,
      name: passkeys.name,
      isBackedUp: passkeys.isBackedUp,
      lastUsedAt: passkeys.lastUsedAt,
      createdAt: passkeys.createdAt,
    })
    .from(passkeys)
    .where(eq(passkeys.accountId, accountId))
    .orderBy(asc(passkeys.createdAt));
}

/** Renames one of the user's passkeys. Returns false for an unknown id. */
export function renamePasskey(staff: Staff, id: string, name: string): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [before] = await tx.select().from(passkeys).where(ownPasskey(staff, id)).for("update");
    if (!before) return false;
    if (before.name === name) return true;
    await tx.update(passkeys).set({ name }).where(eq(passkeys.id, id));
    await recordAudit(tx, {
      actor: staff,
      action: "account.passkey-rename",
      subject: staff.id,
      before: { name: before.name },
      after: { name },
    });
    return true;
  });
}

/** Removes one of the user's passkeys. Returns false for an unknown id. */
export function removePasskey(staff: Staff, id: string): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [removed] = await tx
      .delete(passkeys)
      .where(ownPasskey(staff, id))
      .returning({ name: passkeys.name });
    if (!removed) return false;
    await dropCodesWithLastFactor(tx, staff.id);
    await recordAudit(tx, {
      actor: staff,
      action: "account.passkey-remove",
      subject: staff.id,
      before: removed,
    });
    await enqueueNotice(tx, staff.id, "passkey-removed");
    return true;
  });
}

function ownPasskey(staff: Staff, id: string) {
  return and(eq(passkeys.id, id), eq(passkeys.accountId, staff.id));
}
