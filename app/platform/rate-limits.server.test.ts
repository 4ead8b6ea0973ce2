import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { startProxy } from "#tests/support/proxy.ts";

const proxy = await startProxy(process.env.DATABASE_URL ?? "");
process.env.DATABASE_URL = proxy.url;
const { db } = await import("./database.server.ts");
const { rateLimits } = await import("#db/schema/rate-limits.ts");
const { addressGroup, defineRateLimit, deleteExpiredLimits } = await import("./rate-limits.server.ts");

test("LEAD-14: a key without points left must wait, and other keys are unaffected", async () => {
  const limit = defineRateLimit({ name: "test:points", points: 3, seconds: 60 });

  expect([await limit.take("a"), await limit.take("a"), await limit.take("a")]).toEqual([0, 0, 0]);
  const wait = await limit.take("a");
  expect(wait).toBeGreaterThan(55);
  expect(wait).toBeLessThanOrEqual(60);
  expect(await limit.take("b")).toBe(0);
});

test("LEAD-14: points are shared by all processes, also under concurrency", async () => {
  const here = defineRateLimit({ name: "test:shared", points: 10, seconds: 60 });
  const there = defineRateLimit({ name: "test:shared", points: 10, seconds: 60 });

  const waits = await Promise.all(Array.from({ length: 30 }, (_, n) => (n % 2 ? here : there).take("a")));

  expect(waits.filter((wait) => wait === 0)).toHaveLength(10);
});

test("LEAD-14: a refunded point can be taken again", async () => {
  const limit = defineRateLimit({ name: "test:back", points: 1, seconds: 60 });
  await limit.take("a");
  await limit.refund("a");

  expect(await limit.take("a")).toBe(0);
});

test("LEAD-14: expired counters are deleted", async () => {
  const limit = defineRateLimit({ name: "test:old", points: 1, seconds: 60 });
  await limit.take("old");
  await limit.take("new");
  await db
    .update(rateLimits)
    .set({ expire: new Date(Date.now() - 1000) })
    .where(eq(rateLimits.key, "test:old:old"));

  await deleteExpiredLimits();

  expect(await db.select({ key: rateLimits.key }).from(rateLimits)).toEqual([{ key: "test:old:new" }]);
});

test.each(["cut", "freeze"] as const)(
  "LEAD-14: with Postgres unavailable (%s) each process counts in memory and rejects no one because of it",
  async (how) => {
    const limit = defineRateLimit({ name: `test:away-${how}`, points: 2, seconds: 60 });
    await proxy[how]();
    try {
      expect([await limit.take("a"), await limit.take("a")]).toEqual([0, 0]);
      expect(await limit.take("a")).toBeGreaterThan(0);
    } finally {
      await proxy.restore();
    }
    expect(await limit.take("a")).toBe(0);
  },
);

test("LEAD-14: IPv6 addresses are grouped by their /64 network", () => {
  expect(addressGroup("2001:db8:0:7:1::2")).toBe("2001:db8:0:7::/64");
  expect(addressGroup("2001:db8:0:7:ffff:ffff:ffff:ffff")).toBe("2001:db8:0:7::/64");
  expect(addressGroup("2001:db8::1")).toBe("2001:db8:0:0::/64");
  expect(addressGroup("::1")).toBe("0:0:0:0::/64");
  expect(addressGroup("203.0.113.7")).toBe("203.0.113.7");
});
