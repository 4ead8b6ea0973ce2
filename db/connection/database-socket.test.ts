import { afterAll, expect, test } from "vitest";
import { isConnectionError } from "#app/platform/database-errors.server.ts";
import { startProxy } from "#tests/support/proxy.ts";
import { connectPostgres } from "./connect.ts";

const MAX_CONNECTIONS = 5;

const databaseUrl = process.env.DATABASE_URL ?? "";
const proxy = await startProxy(databaseUrl);
const observer = connectPostgres(databaseUrl, "command", { max: 1 });
const sql = connectPostgres(proxy.url, "command", { max: MAX_CONNECTIONS, backoff: () => 0.05 });

afterAll(() => Promise.all([sql.end({ timeout: 0 }), observer.end(), proxy.stop()]));

/** Runs a statement on each connection of the pool, concurrently. */
const onAll = <Value>(run: () => Promise<Value>) => Promise.all(Array.from({ length: MAX_CONNECTIONS }, run));

const readOne = () => sql<{ one: number }[]>`select 1 as one`.then(([row]) => row?.one);

test.each([
  ["closed", () => proxy.cut().then(proxy.restore)],
  ["reset", () => proxy.reset()],
])(
  "SAFE-02: a query on connections that are %s fails or succeeds, and later queries succeed",
  async (name, breakAll) => {
    for (let outage = 0; outage < 6; outage++) {
      const slow = `select pg_sleep(5), ${outage}, '${name}'`;
      const answers: unknown[] = [];
      const asks = onAll(async () => {
        await expect(sql.unsafe(slow)).rejects.toThrow();
        // Like a request that continues after its first query has failed.
        for (let turn = 0; turn < 3; turn++) answers.push(await readOne().catch(isConnectionError));
      });
      const running = () =>
        observer`select count(*)::int from pg_stat_activity where query = ${slow} and state = 'active'`;
      await expect.poll(running).toMatchObject([{ count: MAX_CONNECTIONS }]);
      await breakAll();
      await asks;
      // Postgres executes them to the end, and accepts 100 connections for all tests.
      await observer`select pg_terminate_backend(pid) from pg_stat_activity where query = ${slow}`;
      expect(answers.filter((answer) => answer !== 1 && answer !== true)).toEqual([]);
      expect(await onAll(readOne)).toEqual([1, 1, 1, 1, 1]);
    }
  },
);
