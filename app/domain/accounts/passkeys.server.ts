import type { RegistrationResponseJSON } from "@simplewebauthn/server";
import { and, asc, eq, gt, isNull, lt } from "drizzle-orm";
import { recordAudit } from "#app/domain/audit/audit.server.ts";
import { readBrandName } from "#app/domain/settings/settings.server.ts";
import { db } from "#app/platform/database.server.ts";
import { env } from "#app/platform/env.server.ts";
import { passkeyChallenges, passkeys } from "#db/schema/second-factors.ts";
import type { Session, Staff } from "./account.ts";
import { enqueueNotice } from "./account-jobs.server.ts";
import { codesForFirstFactor, dropCodesWithLastFactor } from "./second-factors.server.ts";
import { endPasswordSessions } from "./sessions.server.ts";

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

/** Returns WebAuthn creation options for this account. */
export async function beginPasskey(staff: Staff) {
  const known = await db
    .select({ id: passkeys.credentialId, transports: passkeys.transports })
    .from(passkeys)
    .where(eq(passkeys.accountId, staff.id));
  const { generateRegistrationOptions } = await webauthn();
  const options = await generateRegistrationOptions({
    rpID,
    rpName: await readBrandName(),
    userName: staff.email,
    userDisplayName: staff.name,
    userID: new TextEncoder().encode(staff.id),
    excludeCredentials: known,
    authenticatorSelection: { residentKey: "required", userVerification: "required" },
  });
  await keepChallenge(options.challenge, "register", staff.id);
  return options;
}

/**
 * Stores the passkey that the browser created. Returns recovery codes if the account has none. Undefined when the
 * response does not match the challenge.
 */
export async function addPasskey(
  { id: sessionId, staff }: Pick<Session, "id" | "staff">,
  name: string,
  response: RegistrationResponseJSON,
): Promise<{ codes?: string[] } | undefined> {
  const { verifyRegistrationResponse } = await webauthn();
  const verified = await verifyRegistrationResponse({
    response,
    ...expectedAnswer,
    expectedChallenge: (challenge) => takeChallenge(challenge, "register", staff.id),
  }).catch(() => undefined);
  if (!verified?.verified) return undefined;

  const { credential, credentialBackedUp } = verified.registrationInfo;
  return db.transaction(async (tx) => {
    await endPasswordSessions(tx, staff.id, sessionId);
    await tx.insert(passkeys).values({
      accountId: staff.id,
      credentialId: credential.id,
      publicKey: Buffer.from(credential.publicKey).toString("base64url"),
      counter: credential.counter,
      transports: credential.transports ?? [],
      isBackedUp: credentialBackedUp,
      name,
    });
    await recordAudit(tx, {
      actor: staff,
      action: "account.passkey-add",
      subject: staff.id,
      after: { name },
    });
    await enqueueNotice(tx, staff.id, "passkey-added");
    return { codes: await codesForFirstFactor(tx, staff.id) };
  });
}

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
