import { and, eq, exists, isNotNull, isNull, sql } from "drizzle-orm";
import { type Database, db, type Transaction } from "#app/platform/database.server.ts";
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
