import { expect, test } from "vitest";
import { db } from "#app/platform/database.server.ts";
import { missingPaths, redirects } from "#db/schema/redirects.ts";
import { countHit, countMissing, MAX_MISSING_PATHS, writeCounters } from "./counters.server.ts";

test("PAGE-05: hits are counted in memory and written together", async () => {
  await db.insert(redirects).values({ fromPath: "/old", toPath: "/new" });
  for (let hit = 0; hit < 3; hit += 1) countHit("/old");
  expect(await db.select().from(redirects)).toMatchObject([{ hits: 0, lastHitAt: null }]);
  await writeCounters();
  countHit("/old");
  await writeCounters();
  expect(await db.select().from(redirects)).toMatchObject([{ hits: 4, lastHitAt: expect.any(Date) }]);
});

test("PAGE-05: missing paths are counted, except those that look personal or come from scanners", async () => {
  for (const path of [
    "/blog/how-we-work",
    "/blog/how-we-work",
    "/solutions/a-very-long-name-of-a-page-about-warehouses",
    "/unsubscribe/ines@ferries.example",
    "/unsubscribe/ines%40ferries.example",
    "/reset/9f86d081884c7d659a2feaa0c55ad015a3bf4f1b",
    "/assets/root-CMazFsmz.js",
    "/wp-login.php",
    "/.env",
    `/${"long/".repeat(60)}`,
  ]) {
    countMissing(path);
  }
  await writeCounters();
  expect(await db.select().from(missingPaths).orderBy(missingPaths.path)).toMatchObject([
    { path: "/blog/how-we-work", hits: 2 },
    { path: "/solutions/a-very-long-name-of-a-page-about-warehouses", hits: 1 },
  ]);
});

test("PAGE-05: the number of stored missing paths is limited", async () => {
  for (let round = 0; round < 2; round += 1) {
    for (let path = 0; path < 400; path += 1) countMissing(`/made-up-${round}-${path}`);
    await writeCounters();
  }
  const rows = await db.select().from(missingPaths);
  expect(rows).toHaveLength(MAX_MISSING_PATHS);
  expect(rows.filter(({ path }) => path.startsWith("/made-up-1-"))).toHaveLength(400);
});
