import type { Sql } from "postgres";
import { beforeAll, expect, test, vi } from "vitest";
import { startProxy } from "#tests/support/proxy.ts";

let proxy: Awaited<ReturnType<typeof startProxy>>;
let sql: Sql;

// The app's own pool, whose address is read when the modules are loaded.
beforeAll(async () => {
  proxy = await startProxy(process.env.DATABASE_URL ?? "");
  vi.stubEnv("DATABASE_URL", proxy.url);
  sql = (await import("./database.server.ts")).connections;
  (await import("./database-watchdog.server.ts")).watchDatabase();
  return () => Promise.all([sql.end({ timeout: 0 }), proxy.stop()]);
});

const read = () =>
  sql<{ one: number }[]>`select 1 as one`.then(
    ([row]) => row?.one,
    (error: NodeJS.ErrnoException) => error.code,
  );

test.each([
  ["stopped", () => proxy.cut()],
  ["frozen", () => proxy.hang()],
])(
  "SAFE-02: while Postgres is %s, queries fail without trying to connect, and succeed once it is back",
  async (_state, interrupt) => {
    expect(await read()).toBe(1);
    await interrupt();
    await expect
      .poll(read)
      .toBe("CONNECT_UNRESPONSIVE")
      .finally(() => proxy.restore());
    await expect.poll(read).toBe(1);
  },
);

test("SAFE-02: while only new connections are refused, open ones keep working", async () => {
  expect(await read()).toBe(1);
  const slow = sql`select pg_sleep(1)`.execute();
  proxy.refuse();
  await expect.poll(read).toBe("CONNECT_UNRESPONSIVE");
  await slow;
  expect(await read()).toBe(1);
});
