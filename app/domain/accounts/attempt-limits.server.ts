import { and, eq, sql } from "drizzle-orm";
import { db } from "#app/platform/database.server.ts";
import type { RateLimit } from "#app/platform/rate-limits.server.ts";
import { accounts, devices } from "#db/schema/accounts.ts";
import { hashToken } from "./tokens.server.ts";

/** A limit with the key that it counts for. */
export type Counter = readonly [limit: RateLimit, key: string];

/**
 * Takes a point of each counter in order, and of none after the first that is empty: attempts that one network address
 * is refused for do not use up the account's own counter. Answers with the seconds to wait, else 0.
 */
export async function takeEach(counters: Counter[]): Promise<number> {
  for (const [limit, key] of counters) {
    const retryAfterSeconds = await limit.take(key);
    if (retryAfterSeconds > 0) return retryAfterSeconds;
  }
  return 0;
}

/** Gives back what `takeEach` took, after an attempt that was right. */
export async function refundEach(counters: Counter[]) {
  await Promise.all(counters.map(([limit, key]) => limit.refund(key)));
}

/**
 * The hash by which a browser's device token is known for an account; undefined for a browser that has not signed in
 * to it. Such a browser has separate counters, so that attempts from elsewhere do not lock it out.
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
