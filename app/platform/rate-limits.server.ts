import { isIP } from "node:net";
import { lt } from "drizzle-orm";
import ipaddr from "ipaddr.js";
import { RateLimiterDrizzle, RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import { rateLimits } from "#db/schema/rate-limits.ts";
import { db } from "./database.server.ts";
import { within } from "./deadline.ts";
import { log } from "./log.server.ts";

/** Milliseconds to wait for Postgres before counting in memory. */
const DATABASE_TIMEOUT_MS = 1500;

export interface RateLimit {
  /**
   * Consumes a point of `key`. Returns the seconds until the next one when none is left, otherwise 0. Never rejects:
   * while Postgres is unavailable each process counts in memory.
   */
  take(key: string): Promise<number>;
  /** Whether no point of `key` is left. Consumes none; never rejects. */
  isSpent(key: string): Promise<boolean>;
  /** Returns a consumed point. Never rejects. */
  refund(key: string): Promise<void>;
}

/** `points` per `seconds` for each key, counted in Postgres for all processes together. */
export function defineRateLimit({
  name,
  points,
  seconds,
}: {
  name: string;
  points: number;
  seconds: number;
}): RateLimit {
  const options = { keyPrefix: name, points, duration: seconds };
  const shared = new RateLimiterDrizzle({
    ...options,
    storeClient: db,
    schema: rateLimits,
    clearExpiredByTimeout: false,
  });
  const inMemory = new RateLimiterMemory(options);

  return {
    async take(key) {
      try {
        await within(DATABASE_TIMEOUT_MS, shared.consume(key));
        return 0;
      } catch (outcome) {
        if (outcome instanceof RateLimiterRes) return waitOf(outcome);
        log.warn(
          { err: outcome, limit: name },
          "the database is unavailable; the rate limit counts in memory",
        );
      }
      return inMemory.consume(key).then(() => 0, waitOf);
    },
    async isSpent(key) {
      const counted = await within(DATABASE_TIMEOUT_MS, shared.get(key)).catch(() => inMemory.get(key));
      return (counted?.consumedPoints ?? 0) >= points;
    },
    async refund(key) {
      await within(DATABASE_TIMEOUT_MS, shared.reward(key)).catch(() => inMemory.reward(key));
    },
  };
}

function waitOf({ msBeforeNext }: RateLimiterRes): number {
  return Math.max(1, Math.ceil(msBeforeNext / 1000));
}

/** Deletes expired counters, and with them the addresses they contain. */
export async function deleteExpiredLimits() {
  await db.delete(rateLimits).where(lt(rateLimits.expire, new Date()));
}

/** The key of a visitor for rate limits: an IPv4 address, or the /64 network of an IPv6 address. */
export function addressGroup(address: string): string {
  if (isIP(address) !== 6) return address;
  return `${ipaddr.parse(address).toNormalizedString().split(":").slice(0, 4).join(":")}::/64`;
}
