import { and, eq } from "drizzle-orm";
import { recordAudit } from "#app/domain/audit/audit.server.ts";
import { type Database, db, type Transaction } from "#app/platform/database.server.ts";
import { addressGroup, defineRateLimit } from "#app/platform/rate-limits.server.ts";
import { hashToken, newToken } from "#app/platform/secrets.server.ts";
import { accounts, devices } from "#db/schema/accounts.ts";
import type { Staff } from "./account.ts";
import { enqueueNotice } from "./account-jobs.server.ts";
import { lockAccount, verifySignIn } from "./accounts.server.ts";
import {
  type Counter,
  findKnownDevice,
  recordRefusedSignIn,
  refundEach,
  takeEach,
} from "./attempt-limits.server.ts";
import { deviceName, type Visit } from "./device.ts";
import { messages } from "./messages.ts";
import { hasSecondFactor } from "./second-factors.server.ts";
import { endSession, startPendingSignIn, startSession } from "./sessions.server.ts";

const quarterHourSeconds = 15 * 60;

/** Wrong passwords per browser that has signed in to the account before. */
const perDevice = defineRateLimit({ name: "sign-in:device", points: 10, seconds: quarterHourSeconds });

/** Wrong passwords per account and network address, for browsers that are new to the account. */
const perAccountAndAddress = defineRateLimit({
  name: "sign-in:account-address",
  points: 10,
  seconds: quarterHourSeconds,
});

/** Wrong passwords per network address across all accounts; an office behind one address shares this limit. */
const perAddress = defineRateLimit({ name: "sign-in:address", points: 50, seconds: quarterHourSeconds });

/** Wrong passwords per account from all addresses. Known browsers do not count. */
const perAccount = defineRateLimit({ name: "sign-in:account", points: 100, seconds: 60 * 60 });

export interface OpenSession {
  token: string;
  expiresAt: Date;
  /** The device token that the browser stores. */
  device: string;
}

/** After a correct password: a session, or a pending sign-in that needs the second factor; `token` identifies it. */
export type SignInResult =
  | ({ kind: "signed-in" } & OpenSession)
  | { kind: "second-step"; token: string; expiresAt: Date };

type SignInOutcome =
  | SignInResult
  /** Wrong address or password, or a disabled account; the response does not reveal which. */
  | { kind: "refused" }
  /** Too many attempts; `retryAfter` in seconds. */
  | { kind: "limited"; retryAfter: number };

/** How a user signed in, for the audit log. */
export type SignInMeans = "password" | "authenticator" | "recovery-code" | "passkey" | "link";

/**
 * Verifies address and password. Starts a session that replaces the browser's previous one, or asks for the second
 * factor if the account has one. Failed attempts are rate limited per account (existing or not) and network address;
 * browsers that have used the account before have a separate counter.
 */
export async function signIn(
  credentials: { email: string; password: string },
  visit: Visit,
  previousToken?: string,
): Promise<SignInOutcome> {
  const counters = await countersOf(credentials.email, visit);
  const retryAfter = await takeEach(counters);
  if (retryAfter > 0) {
    await recordRefusedSignIn("limited", credentials.email, visit);
    return { kind: "limited", retryAfter };
  }
  const verified = await verifySignIn(credentials.email, credentials.password);
  if (!verified) {
    await recordRefusedSignIn("refused", credentials.email, visit);
    return { kind: "refused" };
  }
  await refundEach(counters);
  const { passwordHash, ...staff } = verified;
  return db.transaction(async (tx): Promise<SignInOutcome> => {
    // The password may have been changed meanwhile, which has ended all other sessions.
    if ((await lockAccount(tx, staff.id)) !== passwordHash) return { kind: "refused" };
    return createSession(staff, visit, { means: "password", previousToken }, tx);
  });
}

async function countersOf(email: string, visit: Visit): Promise<Counter[]> {
  const account = hashToken(email.toLowerCase());
  const device = await findKnownDevice(email, visit.device);
  if (device) return [[perDevice, `${account}:${device}`]];
  const address = addressGroup(visit.address ?? "unknown");
  return [
    [perAccountAndAddress, `${account}:${address}`],
    [perAddress, address],
    [perAccount, account],
  ];
}

/** Starts a session after one factor, or a pending sign-in if the account has a second factor. */
export async function createSession(
  staff: Staff,
  visit: Visit,
  how: { means: SignInMeans; previousToken?: string },
  within: Database | Transaction = db,
): Promise<SignInResult> {
  const [account] = await within.select({ hasSecondFactor }).from(accounts).where(eq(accounts.id, staff.id));
  if (account?.hasSecondFactor)
    return { kind: "second-step", ...(await startPendingSignIn(staff.id, within)) };
  return { kind: "signed-in", ...(await beginSession(staff, visit, how, within)) };
}

/**
 * Starts a session after all required factors. A sign-in from a new browser is reported by mail, unless it is the
 * account's first browser.
 */
export function beginSession(
  staff: Staff,
  visit: Visit,
  { means, previousToken }: { means: SignInMeans; previousToken?: string },
  within: Database | Transaction = db,
): Promise<OpenSession> {
  return within.transaction(async (tx) => {
    if (previousToken) await endSession(tx, previousToken);
    const { isKnown, device } = await rememberDevice(tx, staff.id, visit.device);
    const [account] = await tx
      .select({ lastSignInAt: accounts.lastSignInAt })
      .from(accounts)
      .where(eq(accounts.id, staff.id));
    if (!isKnown && account?.lastSignInAt) {
      await enqueueNotice(tx, staff.id, "new-device", whereFrom(visit));
    }
    await tx.update(accounts).set({ lastSignInAt: new Date() }).where(eq(accounts.id, staff.id));
    await recordAudit(tx, {
      actor: staff,
      action: "account.sign-in",
      subject: staff.id,
      after: { means },
      visit,
    });
    return { ...(await startSession(tx, staff.id, visit)), device };
  });
}

/** `Firefox on Windows, from 192.0.2.7`. */
export function whereFrom({ userAgent, address }: Visit): string {
  return address ? messages.from(deviceName(userAgent), address) : deviceName(userAgent);
}

/** Ends the session of this token; does nothing if it has already ended. */
export async function signOut(token: string) {
  await endSession(db, token);
}

/**
 * Whether this browser has used the account before, by its device token; marks it as known from now on. Returns the
 * token to store, which all accounts in the same browser share.
 */
async function rememberDevice(
  tx: Transaction,
  accountId: string,
  device: string | undefined,
): Promise<{ isKnown: boolean; device: string }> {
  const token = device ?? newToken();
  const tokenHash = hashToken(token);
  const seen = await tx
    .update(devices)
    .set({ lastSeenAt: new Date() })
    .where(and(eq(devices.accountId, accountId), eq(devices.tokenHash, tokenHash)))
    .returning({ accountId: devices.accountId });
  if (seen.length > 0) return { isKnown: true, device: token };

  await tx.insert(devices).values({ accountId, tokenHash }).onConflictDoNothing();
  return { isKnown: false, device: token };
}
