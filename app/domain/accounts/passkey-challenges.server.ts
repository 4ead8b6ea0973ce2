import { and, eq, gt, isNull, lt } from "drizzle-orm";
import { db } from "#app/platform/database.server.ts";
import { passkeyChallenges } from "#db/schema/second-factors.ts";

/** Milliseconds in which a challenge must be answered. */
const challengeLifetime = 5 * 60_000;

type Purpose = typeof passkeyChallenges.$inferInsert.purpose;

/** Remembers what a passkey is asked to sign, and forgets what was never answered. */
export async function keepChallenge(challenge: string, purpose: Purpose, accountId?: string) {
  const now = Date.now();
  await db.delete(passkeyChallenges).where(lt(passkeyChallenges.expiresAt, new Date(now)));
  await db
    .insert(passkeyChallenges)
    .values({ challenge, purpose, accountId, expiresAt: new Date(now + challengeLifetime) });
}

/** Whether this was asked; a challenge is good for one answer. */
export async function takeChallenge(
  challenge: string,
  purpose: Purpose,
  accountId?: string,
): Promise<boolean> {
  const taken = await db
    .delete(passkeyChallenges)
    .where(
      and(
        eq(passkeyChallenges.challenge, challenge),
        eq(passkeyChallenges.purpose, purpose),
        accountId ? eq(passkeyChallenges.accountId, accountId) : isNull(passkeyChallenges.accountId),
        gt(passkeyChallenges.expiresAt, new Date()),
      ),
    )
    .returning({ challenge: passkeyChallenges.challenge });
  return taken.length > 0;
}
