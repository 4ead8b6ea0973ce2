import { and, eq, gt, isNull, lt } from "drizzle-orm";
import { db } from "#app/platform/database.server.ts";
import { env } from "#app/platform/env.server.ts";
import { passkeyChallenges } from "#db/schema/second-factors.ts";

/** Loaded on first use: it would delay every start by a sixth of a second. */
export const webauthn = () => import("@simplewebauthn/server");

/** The relying party of passkeys: this host. A passkey works on no other host, which prevents phishing. */
export const rpID = new URL(env.SITE_URL).hostname;

/** Requirements of every passkey response. */
export const expectedAnswer = {
  expectedOrigin: new URL(env.SITE_URL).origin,
  expectedRPID: rpID,
  /** A biometric or PIN: it makes a passkey count as two factors. */
  requireUserVerification: true,
};

/** Milliseconds for which a challenge is valid. */
const challengeLifetime = 5 * 60_000;

type Purpose = typeof passkeyChallenges.$inferInsert.purpose;

/** Stores a challenge and deletes expired ones. */
export async function keepChallenge(challenge: string, purpose: Purpose, accountId?: string) {
  const now = Date.now();
  await db.delete(passkeyChallenges).where(lt(passkeyChallenges.expiresAt, new Date(now)));
  await db
    .insert(passkeyChallenges)
    .values({ challenge, purpose, accountId, expiresAt: new Date(now + challengeLifetime) });
}

/** Consumes a challenge; returns whether it was valid. */
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
