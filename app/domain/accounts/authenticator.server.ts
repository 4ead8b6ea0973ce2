import { and, eq, gt, isNotNull, isNull, type SQL } from "drizzle-orm";
import { Secret, TOTP } from "otpauth";
import { recordAudit } from "#app/domain/audit/audit.server.ts";
import { readBrandName } from "#app/domain/settings/settings.server.ts";
import { db, type Transaction } from "#app/platform/database.server.ts";
import { canSeal, seal, unseal } from "#app/platform/secrets.server.ts";
import { authenticators } from "#db/schema/second-factors.ts";
import type { Session, Staff } from "./account.ts";
import { enqueueNotice } from "./account-jobs.server.ts";
import { confirmationLimit } from "./passwords.server.ts";
import { codesForFirstFactor, dropCodesWithLastFactor } from "./second-factors.server.ts";
import { endPasswordSessions } from "./sessions.server.ts";

/** Seconds per code. Authenticator apps use 30 even when the URI says otherwise. */
const period = 30;

/** Milliseconds in which a setup must be completed: it is shown and confirmed without the password. */
const SETUP_LIFETIME_MS = 15 * 60_000;

type OwnSession = Pick<Session, "id" | "staff">;

/** SQL condition: the session has begun a setup of its account. */
const isBegun = ({ id, staff }: OwnSession, now: Date) =>
  and(
    eq(authenticators.accountId, staff.id),
    eq(authenticators.sessionId, id),
    isNull(authenticators.confirmedAt),
    gt(authenticators.createdAt, new Date(now.getTime() - SETUP_LIFETIME_MS)),
  );

/** Whether authenticator secrets can be encrypted, which requires SECRET_KEY. */
export const canHaveAuthenticators = canSeal;

/** Starts authenticator setup in this session: creates a secret that replaces an unconfirmed one. */
export async function beginAuthenticator({ id: sessionId, staff }: OwnSession) {
  const secret = seal(new Secret({ size: 20 }).base32, staff.id);
  await db
    .insert(authenticators)
    .values({ accountId: staff.id, secret, sessionId })
    .onConflictDoUpdate({
      target: authenticators.accountId,
      set: { secret, sessionId, createdAt: new Date() },
      setWhere: isNull(authenticators.confirmedAt),
    });
}

/** Returns the data of the session's setup in progress: `uri` for the QR code, `secret` for manual entry. */
export async function findBegunAuthenticator(session: OwnSession, now = new Date()) {
  const [begun] = await db
    .select({ secret: authenticators.secret })
    .from(authenticators)
    .where(isBegun(session, now));
  if (!begun) return undefined;
  const totp = totpOf(begun.secret, { ...session.staff, issuer: await readBrandName() });
  return { uri: totp.toString(), secret: totp.secret.base32 };
}

type SetupOutcome =
  /** With recovery codes if the account had none. */
  | { kind: "confirmed"; codes?: string[] }
  | { kind: "wrong" }
  /** No setup is in progress. */
  | { kind: "expired" }
  /** `retryAfter` in seconds. */
  | { kind: "limited"; retryAfter: number };

/** Confirms the setup with a first valid code; from then on, sign-in requires one. Wrong codes are rate limited. */
export async function confirmAuthenticator(
  session: OwnSession,
  code: string,
  now = new Date(),
): Promise<SetupOutcome> {
  const { staff } = session;
  if (!(await findBegunAuthenticator(session, now))) return { kind: "expired" };
  const retryAfter = await confirmationLimit.take(staff.id);
  if (retryAfter > 0) return { kind: "limited", retryAfter };
  const outcome = await db.transaction(async (tx): Promise<SetupOutcome> => {
    if (!(await takeCode(tx, staff.id, code, isBegun(session, now), now))) return { kind: "wrong" };
    await endPasswordSessions(tx, staff.id, session.id);
    await tx.update(authenticators).set({ confirmedAt: now }).where(eq(authenticators.accountId, staff.id));
    await recordAudit(tx, { actor: staff, action: "account.authenticator-add", subject: staff.id });
    await enqueueNotice(tx, staff.id, "authenticator-added");
    return { kind: "confirmed", codes: await codesForFirstFactor(tx, staff.id) };
  });
  if (outcome.kind === "confirmed") await confirmationLimit.refund(staff.id);
  return outcome;
}

/** Verifies a code of the account's app. Each code is accepted once, even by concurrent sign-ins. */
export function takeAuthenticatorCode(tx: Transaction, accountId: string, code: string, now = new Date()) {
  return takeCode(tx, accountId, code, isNotNull(authenticators.confirmedAt), now);
}

/** Removes the app, whether its setup is confirmed or not. */
export function removeAuthenticator(staff: Staff) {
  return db.transaction(async (tx) => {
    const [removed] = await tx
      .delete(authenticators)
      .where(eq(authenticators.accountId, staff.id))
      .returning({ confirmedAt: authenticators.confirmedAt });
    if (!removed?.confirmedAt) return;
    await dropCodesWithLastFactor(tx, staff.id);
    await recordAudit(tx, { actor: staff, action: "account.authenticator-remove", subject: staff.id });
    await enqueueNotice(tx, staff.id, "authenticator-removed");
  });
}

async function takeCode(
  tx: Transaction,
  accountId: string,
  code: string,
  state: SQL | undefined,
  now: Date,
): Promise<boolean> {
  const [found] = await tx
    .select()
    .from(authenticators)
    .where(and(eq(authenticators.accountId, accountId), state))
    .for("update");
  if (!found) return false;

  // Accepts one step before and after, for clock drift: RFC 6238, section 5.2.
  const delta = totpOf(found.secret, { id: accountId }).validate({
    token: code.replace(/\s/g, ""),
    timestamp: now.getTime(),
    window: 1,
  });
  if (delta === null) return false;
  const step = Math.floor(now.getTime() / 1000 / period) + delta;
  if (step <= found.lastStep) return false;
  await tx.update(authenticators).set({ lastStep: step }).where(eq(authenticators.accountId, accountId));
  return true;
}

/** The app shows `issuer` and `email` beside the code. */
function totpOf(
  sealed: string,
  { id, email = "", issuer = "" }: { id: string; email?: string; issuer?: string },
): TOTP {
  return new TOTP({
    issuer,
    label: email,
    secret: Secret.fromBase32(unseal(sealed, id)),
    algorithm: "SHA1",
    digits: 6,
    period,
  });
}

/** Returns the modules of a QR code, row by row; true is dark. */
export async function qrModules(text: string): Promise<boolean[][]> {
  const { default: qrcode } = await import("qrcode"); // lazy: keeps startup fast
  const { modules } = qrcode.create(text, { errorCorrectionLevel: "M" });
  return Array.from({ length: modules.size }, (_row, y) =>
    Array.from({ length: modules.size }, (_module, x) => modules.get(y, x) === 1),
  );
}

/**
 * Re-encrypts all authenticator secrets with the current SECRET_KEY, so that SECRET_KEYS_OLD is no longer needed.
 * Returns the number of re-encrypted secrets and of those that no key can decrypt.
 */
export async function resealSecrets(): Promise<{ resealed: number; unreadable: number }> {
  const all = await db
    .select({ accountId: authenticators.accountId, secret: authenticators.secret })
    .from(authenticators);
  let resealed = 0;
  for (const { accountId, secret } of all) {
    const opened = open(secret, accountId);
    if (opened === undefined) continue;
    await db
      .update(authenticators)
      .set({ secret: seal(opened, accountId) })
      // Skips a secret that changed since it was read.
      .where(and(eq(authenticators.accountId, accountId), eq(authenticators.secret, secret)));
    resealed += 1;
  }
  return { resealed, unreadable: all.length - resealed };
}

function open(secret: string, accountId: string): string | undefined {
  try {
    return unseal(secret, accountId);
  } catch {
    return undefined;
  }
}
