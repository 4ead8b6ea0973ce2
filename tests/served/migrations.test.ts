import { sql } from "drizzle-orm";
import { expect, onTestFinished, test, vi } from "vitest";
import { db } from "#app/platform/database.server.ts";
import { serve } from "./serve.ts";

vi.setConfig({ testTimeout: 180_000 }); // starts a process

test("FAST-05: a start checks whether every migration is applied and reports a missing one", async () => {
  const applied = await db.execute(sql`select count(*) from drizzle.__drizzle_migrations`);
  const last = sql`(select max(id) from drizzle.__drizzle_migrations)`;
  await db.execute(sql`update drizzle.__drizzle_migrations set created_at = -created_at`);
  onTestFinished(async () => {
    await db.execute(sql`update drizzle.__drizzle_migrations set created_at = abs(created_at)`);
  });
  const app = await serve({ WORKER: "separate" });
  onTestFinished(app.stop);
  const ready = async () => (await fetch(`${app.url}/readyz`)).status;

  expect(await ready()).toBe(503);
  await expect.poll(app.output, { timeout: 20_000 }).toContain("site migrate");
  await db.execute(
    sql`update drizzle.__drizzle_migrations set created_at = abs(created_at) where id = ${last}`,
  );
  await expect.poll(ready, { timeout: 20_000 }).toBe(200);
  expect(await db.execute(sql`select count(*) from drizzle.__drizzle_migrations`)).toEqual(applied);
});
