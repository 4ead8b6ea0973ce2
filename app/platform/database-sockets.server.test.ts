import { Pool } from "pg";
import { afterAll, afterEach, expect, onTestFinished, test } from "vitest";
import { connectPostgres, pgPoolOptions } from "#db/connection/connect.ts";
import { startProxy } from "#tests/support/proxy.ts";
import { isConnectionError } from "./database-errors.server.ts";
import {
  acceptConnections,
  closeConnections,
  hasSilentSocket,
  openDatabaseSocket,
  openQueueSocket,
  refuseConnections,
} from "./database-sockets.server.ts";

const MAX_CONNECTIONS = 5;

const databaseUrl = process.env.DATABASE_URL ?? "";
const proxy = await startProxy(databaseUrl);
const observer = connectPostgres(databaseUrl, "command", { max: 1 });
const sql = connectPostgres(proxy.url, "web", {
  max: MAX_CONNECTIONS,
  connect_timeout: 3,
  socket: openDatabaseSocket,
  backoff: () => 0.05,
});

afterEach(acceptConnections);
afterAll(() => Promise.all([sql.end({ timeout: 0 }), observer.end()]));

/** Runs a statement on each connection of the pool, concurrently. */
const onAll = <Value>(run: () => Promise<Value>) => Promise.all(Array.from({ length: MAX_CONNECTIONS }, run));

const readOne = () => sql<{ one: number }[]>`select 1 as one`.then(([row]) => row?.one);

/** As the watchdog does when Postgres is frozen. */
function breakConnections() {
  refuseConnections();
  closeConnections();
}

/** The error of a query that must fail. */
const failureOf = (query: Promise<unknown>) =>
  query.then(
    () => undefined,
    (error: unknown) => error,
  );

test("SAFE-02: refused connections work again with the first query once Postgres accepts them", async () => {
  for (let outage = 0; outage < 6; outage++) {
    breakConnections();
    const failures = await onAll(() => failureOf(readOne()));
    expect(failures.map(isConnectionError)).toEqual(failures.map(() => true));
    acceptConnections();
    expect(await onAll(readOne)).toEqual([1, 1, 1, 1, 1]);
  }
});

test.each([
  ["reset", () => breakConnections()],
  ["closed by Postgres", () => proxy.cut()],
])(
  "SAFE-02: a query on connections that are %s fails or succeeds, and later queries succeed",
  async (name, breakAll) => {
    for (let outage = 0; outage < 6; outage++) {
      const slow = `select pg_sleep(5), ${outage}, '${name}'`;
      const answers: unknown[] = [];
      const asks = onAll(async () => {
        expect(await failureOf(sql.unsafe(slow))).toBeInstanceOf(Error);
        // Like a request that continues after its first query has failed.
        for (let turn = 0; turn < 3; turn++) answers.push(await readOne().catch(isConnectionError));
      });
      const running = () =>
        observer`select count(*)::int from pg_stat_activity where query = ${slow} and state = 'active'`;
      await expect.poll(running).toMatchObject([{ count: MAX_CONNECTIONS }]);
      await breakAll();
      acceptConnections();
      await proxy.restore();
      await asks;
      expect(answers.filter((answer) => answer !== 1 && answer !== true)).toEqual([]);
      expect(await onAll(readOne)).toEqual([1, 1, 1, 1, 1]);
    }
  },
);

test("SAFE-02: a frozen Postgres is detected on the queue's connections, which fail until it responds", async () => {
  const pool = new Pool({ ...pgPoolOptions(proxy.url, "worker"), stream: openQueueSocket });
  pool.on("error", () => {});
  onTestFinished(() => pool.end());
  const silenceMs = 100;
  await pool.query("select 1");

  proxy.hang();
  onTestFinished(() => proxy.restore());
  const unanswered = failureOf(pool.query("select 1"));
  await expect.poll(() => hasSilentSocket(performance.now(), silenceMs)).toBe(true);
  breakConnections();
  expect(await unanswered).toMatchObject({ code: "CONNECTION_UNRESPONSIVE" });
  expect(await failureOf(pool.query("select 1"))).toMatchObject({ code: "CONNECT_UNRESPONSIVE" });

  await proxy.restore();
  acceptConnections();
  expect((await pool.query("select 1 as one")).rows).toEqual([{ one: 1 }]);
});

test("SAFE-02: a connection closed while opening fails only its own query", async () => {
  const opening = connectPostgres(proxy.url, "web", {
    max: 1,
    backoff: () => 0.05,
    socket: (address) =>
      openDatabaseSocket(address).on("data", (chunk) => {
        if (isReadyForQuery(chunk)) breakConnections();
      }),
  });
  onTestFinished(() => opening.end({ timeout: 0 }));
  expect(isConnectionError(await failureOf(opening`select 1`))).toBe(true);
});

/** https://www.postgresql.org/docs/current/protocol-message-formats.html: the end of Postgres' startup messages. */
const isReadyForQuery = (chunk: Buffer) => chunk.subarray(-6).equals(Buffer.from("Z\0\0\0\x05I"));
