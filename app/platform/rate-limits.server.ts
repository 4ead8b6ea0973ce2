import { isIP } from "node:net";
import { and, eq, gt, lt, sql } from "drizzle-orm";
import ipaddr from "ipaddr.js";
import { RateLimiterMemory, type RateLimiterRes } from "rate-limiter-flexible";
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
  const inMemory = new RateLimiterMemory({ keyPrefix: name, points, duration: seconds });
  const rowOf = (key: string) => `${name}:${key}`;

  return {
    async take(key) {
      try {
        const counter = await within(DATABASE_TIMEOUT_MS, addPoint(rowOf(key), seconds));
        return counter.points > points ? wholeSeconds(counter.secondsLeft) : 0;
      } catch (err) {
        log.warn({ err, limit: name }, "the database is unavailable; the rate limit counts in memory");
      }
      return inMemory.consume(key).then(
        () => 0,
        ({ msBeforeNext }: RateLimiterRes) => wholeSeconds(msBeforeNext / 1000),
      );
    },
    async isSpent(key) {
      const taken = await within(DATABASE_TIMEOUT_MS, countPoints(rowOf(key))).catch(
        async () => (await inMemory.get(key))?.consumedPoints,
      );
      return (taken ?? 0) >= points;
    },
    async refund(key) {
      await within(DATABASE_TIMEOUT_MS, removePoint(rowOf(key))).catch(() => inMemory.reward(key));
    },
  };
}

const wholeSeconds = (seconds: number) => Math.max(1, Math.ceil(seconds));

/*
 * Not the Drizzle store of rate-limiter-flexible: it hides its import of drizzle-orm from bundlers, and the image has
 * no such package.
 */

/** Adds a point in one statement, so that concurrent requests are all counted; an expired counter starts again. */
async function addPoint(key: string, seconds: number) {
  const end = sql`now() + ${seconds} * interval '1 second'`;
  const isExpired = sql`${rateLimits.expire} <= now()`;
  const [counter] = await db
    .insert(rateLimits)
    .values({ key, points: 1, expire: end })
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: {
        points: sql`case when ${isExpired} then 1 else ${rateLimits.points} + 1 end`,
        expire: sql`case when ${isExpired} then ${end} else ${rateLimits.expire} end`,
      },
    })
    .returning({
      points: rateLimits.points,
      secondsLeft: sql`extract(epoch from ${rateLimits.expire} - now())`.mapWith(Number),
    });
  if (!counter) throw new Error("an upsert returned no row");
  return counter;
}

const unexpired = (key: string) => and(eq(rateLimits.key, key), gt(rateLimits.expire, sql`now()`));

async function countPoints(key: string): Promise<number | undefined> {
  const [counter] = await db.select({ points: rateLimits.points }).from(rateLimits).where(unexpired(key));
  return counter?.points;
}

async function removePoint(key: string) {
  await db
    .update(rateLimits)
    .set({ points: sql`${rateLimits.points} - 1` })
    .where(unexpired(key));
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
