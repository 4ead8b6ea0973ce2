import { and, eq, exists, isNotNull, isNull, sql } from "drizzle-orm";
import { Secret } from "otpauth";
import { type Database, db, type Transaction } from "#app/platform/database.server.ts";
import { hashToken } from "#app/platform/secrets.server.ts";
import { accessRules, accounts } from "#db/schema/accounts.ts";
import { authenticators, passkeys, recoveryCodes } from "#db/schema/second-factors.ts";

/** An account's second factors. */
export interface SecondFactors {
  authenticator: boolean;
  passkeys: number;
  /** Unused recovery codes. */
  codes: number;
}

const hasAuthenticator = exists(
  db
    .select({ one: sql`1` })
    .from(authenticators)
    .where(and(eq(authenticators.accountId, accounts.id), isNotNull(authenticators.confirmedAt))),
);

const hasPasskey = exists(
  db.select({ one: sql`1` }).from(passkeys).where(eq(passkeys.accountId, accounts.id)),
);

/** SQL condition on accounts: the password alone is not enough to sign in. */
export const hasSecondFactor = sql<boolean>`(${hasAuthenticator} or ${hasPasskey})`;

/** SQL condition on accounts: the site requires a second factor and this account has none. */
export const owesSecondFactor = sql<boolean>`(
  exists (select from ${accessRules} where ${accessRules.secondFactorRequired})
  and not ${hasSecondFactor})`;

export async function findSecondFactors(
  accountId: string,
  tx: Transaction | Database = db,
): Promise<SecondFactors> {
  const [found] = await tx
    .select({
      authenticator: sql<boolean>`${hasAuthenticator}`,
      passkeys: tx.$count(passkeys, eq(passkeys.accountId, accountId)),
      codes: tx.$count(
        recoveryCodes,
        and(eq(recoveryCodes.accountId, accountId), isNull(recoveryCodes.usedAt)),
      ),
    })
    .from(accounts)
    .where(eq(accounts.id, accountId));
  return found ?? { authenticator: false, passkeys: 0, codes: 0 };
}

/** Whether the site requires a second factor of all accounts. */
export async function isSecondFactorRequired(): Promise<boolean> {
  const [rules] = await db.select().from(accessRules);
  return rules?.secondFactorRequired ?? false;
}

/** Fits on a note; each code signs in once. */
const howMany = 10;

/** 80 random bits make sixteen letters and digits: enough entropy for a fast hash. */
const bytes = 10;

/** Replaces all recovery codes with new ones, four groups of four characters each. Only their hashes are stored. */
export async function issueRecoveryCodes(tx: Transaction, accountId: string): Promise<string[]> {
  const codes = Array.from({ length: howMany }, () => new Secret({ size: bytes }).base32.toLowerCase());
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.accountId, accountId));
  await tx.insert(recoveryCodes).values(codes.map((code) => ({ accountId, codeHash: hashToken(code) })));
  return codes.map((code) => code.match(/.{4}/g)?.join("-") ?? code);
}

/** Consumes a code. Returns false for an unknown or used code. */
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

/** Issues recovery codes with the first second factor; undefined when the account already has some. */
export async function codesForFirstFactor(tx: Transaction, accountId: string): Promise<string[] | undefined> {
  const { codes } = await findSecondFactors(accountId, tx);
  return codes > 0 ? undefined : issueRecoveryCodes(tx, accountId);
}

/** Recovery codes substitute for a second factor, so they are deleted with the last one. */
export async function dropCodesWithLastFactor(tx: Transaction, accountId: string) {
  const { authenticator, passkeys } = await findSecondFactors(accountId, tx);
  if (!authenticator && passkeys === 0)
    await tx.delete(recoveryCodes).where(eq(recoveryCodes.accountId, accountId));
}
