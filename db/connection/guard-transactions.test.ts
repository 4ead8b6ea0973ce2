import { sql as query } from "drizzle-orm";
import { drizzle } from "drizzle-orm/postgres-js";
import { afterAll, beforeEach, expect, onTestFinished, test } from "vitest";
import { startProxy } from "#tests/support/proxy.ts";
import { connectPostgres } from "./connect.ts";

const proxy = await startProxy(process.env.DATABASE_URL ?? "");
const pool = connectPostgres(proxy.url, "command", { max: 1, backoff: () => 0.05 });
const db = drizzle(pool);
const uncaught: unknown[] = [];

beforeEach(() => {
  const before = process.listeners("uncaughtException");
  process.removeAllListeners("uncaughtException");
  process.on("uncaughtException", (error) => uncaught.push(error));
  onTestFinished(() => {
    process.removeAllListeners("uncaughtException");
    for (const listener of before) process.on("uncaughtException", listener);
  });
});

afterAll(() => Promise.all([pool.end({ timeout: 0 }), proxy.stop()]));

const select = query`select 1 as one`;
const select5s = query`select pg_sleep(5)`;

/** As an outage of Postgres: its connections are closed, and new ones are accepted again. */
async function interrupt() {
  await proxy.cut();
  await proxy.restore();
}

type Tx = Parameters<Parameters<typeof db.transaction>[0]>[0];
type Pause = () => Promise<void>;

test.each<[string, (tx: Tx, pause: Pause) => Promise<unknown>]>([
  ["between two statements", async (tx, pause) => pause().then(() => tx.execute(select))],
  ["before the commit", async (_tx, pause) => pause()],
  ["before the callback throws", (_tx, pause) => pause().then(() => Promise.reject(new Error("refused")))],
  ["during a statement", (tx, pause) => Promise.all([tx.execute(select5s), pause()])],
  [
    "during a statement, whose failure is caught",
    async (tx, pause) => {
      await Promise.all([tx.execute(select5s), pause()]).catch(() => {});
      await tx.execute(select);
    },
  ],
])(
  "SAFE-02: with its connection lost %s a transaction fails, and the process goes on",
  async (_when, work) => {
    const transaction = db.transaction(async (tx) => {
      await tx.execute(select);
      await work(tx, async () => {
        await new Promise((resolve) => setTimeout(resolve, 50));
        await interrupt();
        await new Promise((resolve) => setTimeout(resolve, 50));
      });
    });
    await expect(transaction).rejects.toMatchObject({ code: "CONNECTION_CLOSED" });
    expect(await db.execute(select)).toMatchObject([{ one: 1 }]);
    await new Promise((resolve) => setTimeout(resolve, 300)); // the callback goes on after the transaction has failed
    expect(await db.execute(select)).toMatchObject([{ one: 1 }]);
    expect(uncaught).toEqual([]);
  },
);

test("SAFE-02: a transaction that fails by itself is rolled back, and one that succeeds is committed", async () => {
  await db.execute(query`create table guarded (id int)`);
  const insert = (tx: Tx) => tx.execute(query`insert into guarded values (1)`);
  const refused = db.transaction(async (tx) => {
    await insert(tx);
    throw new Error("refused");
  });
  await expect(refused).rejects.toThrow("refused");
  await db.transaction(insert, { isolationLevel: "serializable" });
  expect(await db.execute(query`select * from guarded`)).toEqual([{ id: 1 }]);
  await db.execute(query`drop table guarded`);
});
