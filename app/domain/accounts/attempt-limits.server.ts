import { and, eq } from "drizzle-orm";
import { recordAudit } from "#app/domain/audit/audit.server.ts";
import { db } from "#app/platform/database.server.ts";
import { addressGroup, defineRateLimit, type RateLimit } from "#app/platform/rate-limits.server.ts";
import { hashToken } from "#app/platform/secrets.server.ts";
import { accounts, devices } from "#db/schema/accounts.ts";
import { hasEmail } from "./accounts.server.ts";
import type { Visit } from "./device.ts";

/** A rate limit and the key that it counts by. */
export type Counter = readonly [limit: RateLimit, key: string];

/**
 * Takes one point from each counter in order and stops at the first exhausted one: attempts refused by network address
 * do not consume the account's counter. Returns the seconds to wait, or 0.
 */
export async function takeEach(counters: Counter[]): Promise<number> {
  for (const [limit, key] of counters) {
    const retryAfterSeconds = await limit.take(key);
    if (retryAfterSeconds > 0) return retryAfterSeconds;
  }
  return 0;
}

/** Refunds the points of `takeEach` after a successful attempt. */
export async function refundEach(counters: Counter[]) {
  await Promise.all(counters.map(([limit, key]) => limit.refund(key)));
}

/**
 * Returns the hash of the browser's device token if this browser has signed in to the account before, else undefined.
 * Known browsers have separate counters, so attempts from elsewhere do not lock them out.
 */
export async function findKnownDevice(
  email: string,
  device: string | undefined,
): Promise<string | undefined> {
  if (!device) return undefined;
  const [known] = await db
    .select({ tokenHash: devices.tokenHash })
    .from(devices)
    .innerJoin(accounts, eq(accounts.id, devices.accountId))
    .where(and(hasEmail(email), eq(devices.tokenHash, hashToken(device))));
  return known?.tokenHash;
}

/*
 * Entries are never deleted, so guessing must not flood the audit log. Each account has its own budget, so that attempts
 * at others, or at addresses without an account, do not hide an attack on it.
 */
const refusedPerAccount = defineRateLimit({ name: "audit:refused-account", points: 100, seconds: 60 * 60 });
const refusedUnknownPerAddress = defineRateLimit({
  name: "audit:refused-unknown",
  points: 1,
  seconds: 15 * 60,
});
const refusedUnknown = defineRateLimit({ name: "audit:refused-unknown-site", points: 20, seconds: 60 * 60 });

/** A series of rate-limited attempts is recorded once. */
const limitedPerSeries = defineRateLimit({ name: "audit:limited", points: 1, seconds: 15 * 60 });

type Refusal = "refused" | "limited";

/**
 * Records a wrong or rate-limited password. An address without an account is not stored; a series of attempts at such
 * addresses is one entry per network address.
 */
export async function recordRefusedSignIn(kind: Refusal, email: string, visit: Visit) {
  const [account] = await db.select({ id: accounts.id }).from(accounts).where(hasEmail(email));
  if (account) return record(`account.sign-in-${kind}`, kind, account.id, visit);
  const address = addressGroup(visit.address ?? "unknown");
  const isCounted =
    (await takeEach([
      [refusedUnknownPerAddress, `${kind}:${address}`],
      [refusedUnknown, "site"],
    ])) === 0;
  if (isCounted) await recordAudit(db, { action: `account.sign-in-${kind}`, subject: "no account", visit });
}

/** Records a wrong or rate-limited second factor. */
export async function recordRefusedSecondStep(kind: Refusal, accountId: string, visit: Visit) {
  await record(`account.second-factor-${kind}`, kind, accountId, visit);
}

async function record(action: string, kind: Refusal, accountId: string, visit: Visit) {
  const series = `${action}:${accountId}:${addressGroup(visit.address ?? "unknown")}`;
  const isCounted = kind === "refused" || (await limitedPerSeries.take(series)) === 0;
  if (isCounted && (await refusedPerAccount.take(accountId)) === 0)
    await recordAudit(db, { action, subject: accountId, visit });
}
