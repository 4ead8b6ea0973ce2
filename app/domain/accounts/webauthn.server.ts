import { and, eq, gt, isNull, lt } from "drizzle-orm";
import { db } from "#app/platform/database.server.ts";
import { env } from "#app/platform/env.server.ts";
import { passkeyChallenges } from "#db/schema/second-factors.ts";

/** Loaded when somebody uses a passkey: every start of the site would wait a sixth of a second for it. */
export const webauthn = () => import("@simplewebauthn/server");

/** Whom a passkey belongs to: this host. The same key works nowhere else, and so cannot be phished. */
export const rpID = new URL(env.SITE_URL).hostname;

/** What every answer of a passkey must show. */
export const expectedAnswer = {
  expectedOrigin: new URL(env.SITE_URL).origin,
  expectedRPID: rpID,
  /** A fingerprint, a face or a PIN: a passkey is two factors, not one. */
  requireUserVerification: true,
};

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
