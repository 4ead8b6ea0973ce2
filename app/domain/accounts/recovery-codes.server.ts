import { and, eq, isNull } from "drizzle-orm";
import { Secret } from "otpauth";
import type { Transaction } from "#app/platform/database.server.ts";
import { recoveryCodes } from "#db/schema/second-factors.ts";
import { findSecondFactors } from "./second-factor.server.ts";
import { hashToken } from "./tokens.server.ts";

/** As many as fit on a note; each signs in once. */
const howMany = 10;

/** 80 random bits are sixteen letters and digits; so many that a fast hash of them is enough. */
const bytes = 10;

/** New recovery codes, four groups of four each, in the place of all earlier ones. Only their hashes are kept. */
export async function issueRecoveryCodes(tx: Transaction, accountId: string): Promise<string[]> {
  const codes = Array.from({ length: howMany }, () => new Secret({ size: bytes }).base32.toLowerCase());
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.accountId, accountId));
  await tx.insert(recoveryCodes).values(codes.map((code) => ({ accountId, codeHash: hashToken(code) })));
  return codes.map((code) => code.match(/.{4}/g)?.join("-") ?? code);
}

/** Uses a code up. False when the account has no such code, or not any more. */
export async function takeRecoveryCode(tx: Transaction, accountId: string, typed: string): Promise<boolean> {
  const codeHash = hashToken(typed.toLowerCase().replace(/[^a-z0-9]/g, ""));
  const used = await tx
    .update(recoveryCodes)
    .set({ usedAt: new Date() })
    .where(
      and(
        eq(recoveryCodes.accountId, accountId),
        eq(recoveryCodes.codeHash, codeHash),
        isNull(recoveryCodes.usedAt),
      ),
    )
    .returning({ id: recoveryCodes.id });
  return used.length > 0;
}

/** The first second factor brings recovery codes with it; undefined when there are some already. */
export async function codesForFirstFactor(tx: Transaction, accountId: string): Promise<string[] | undefined> {
  const { codes } = await findSecondFactors(accountId, tx);
  return codes > 0 ? undefined : issueRecoveryCodes(tx, accountId);
}

/** Recovery codes stand in for a second factor: with the last one they go. */
export async function dropCodesWithLastFactor(tx: Transaction, accountId: string) {
  const { authenticator, passkeys } = await findSecondFactors(accountId, tx);
  if (!authenticator && passkeys === 0)
    await tx.delete(recoveryCodes).where(eq(recoveryCodes.accountId, accountId));
}
