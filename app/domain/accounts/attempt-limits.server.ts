import { and, eq, sql } from "drizzle-orm";
import { db } from "#app/platform/database.server.ts";
import type { RateLimit } from "#app/platform/rate-limits.server.ts";
import { accounts, devices } from "#db/schema/accounts.ts";
import { hashToken } from "./tokens.server.ts";

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
    .where(
      and(eq(sql`lower(${accounts.email})`, email.toLowerCase()), eq(devices.tokenHash, hashToken(device))),
    );
  return known?.tokenHash;
}
