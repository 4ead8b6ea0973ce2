import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from "vitest";
import { connectPostgres } from "#db/connection/connect.ts";
import { startProxy } from "#tests/support/proxy.ts";

/** The app's own pool reads the address when its modules are loaded. */
const direct = connectPostgres(process.env.DATABASE_URL ?? "", "command", { max: 1 });
const proxy = await startProxy(process.env.DATABASE_URL ?? "");
process.env.DATABASE_URL = proxy.url;
const { actAs, MAX_POOL_CONNECTIONS } = await import("./database-pool.server.ts");
const { isCommitAmbiguous, isConnectionError } = await import("./database-errors.server.ts");
const { connections, db } = await import("./database.server.ts");
const { listen, notify } = await import("./notifications.server.ts");

const uncaught: unknown[] = [];
const received: (string | null)[] = [];

beforeAll(() => {
  process.on("unhandledRejection", (error) => uncaught.push(error));
  actAs("web");
  listen("pool", ({ id }) => received.push(id));
});
beforeEach(() => expect.poll(read).toBe(1));
afterAll(async () => {
  await Promise.all([connections.end({ timeout: 0 }), direct.end()]);
  await proxy.stop();
});

const select = sql`select 1 as one`;
const codeOf = (error: Error & { code?: string }): string | undefined =>
  error.code ?? (error.cause instanceof Error ? codeOf(error.cause) : undefined);
const outcome = (work: Promise<unknown>) => work.then(() => 1, codeOf);
const read = () => outcome(db.execute(select));
const times = <Value>(count: number, run: () => Promise<Value>) =>
  Promise.all(Array.from({ length: count }, run));

/** How long the work takes, and its result. */
async function timed<Value>(work: () => Promise<Value>) {
  const start = performance.now();
  return { result: await work(), seconds: (performance.now() - start) / 1000 };
}

const ambiguous = ["CONNECTION_UNRESPONSIVE", "CONNECTION_DESTROYED"];

test("SAFE-02: while Postgres is frozen, queries fail within 5 s, later ones at once, and succeed once it is back", async () => {
  await times(MAX_POOL_CONNECTIONS, read);
  proxy.hang();
  const first = await timed(() => times(100, read));
  expect(first.result.filter((code) => !ambiguous.includes(String(code)))).toEqual([]);
  expect(first.seconds).toBeLessThan(5);
  const later = await timed(() => times(100, read));
  expect(new Set(later.result)).toEqual(new Set(["CONNECT_UNRESPONSIVE"]));
  expect(later.seconds).toBeLessThan(0.5);

  await proxy.restore();
  const recovery = await timed(() => expect.poll(read).toBe(1));
  expect(recovery.seconds).toBeLessThan(5);
  expect(new Set(await times(100, read))).toEqual(new Set([1]));
  expect(uncaught).toEqual([]);
});

test("SAFE-02: with every connection silent, a new pool replaces them without waiting for anything to end", async () => {
  await times(MAX_POOL_CONNECTIONS, read);
  proxy.mute();
  expect(ambiguous).toContain(await read());
  await expect.poll(read, { timeout: 2000 }).toBe(1);

  received.length = 0;
  await expect
    .poll(async () => {
      await notify(db, "pool", "again");
      return received;
    })
    .toContain("again");
  const [row] = await db.execute<{ at: unknown }>(sql`select now() as at`);
  expect(row?.at).toEqual(expect.any(String)); // as Drizzle reads it
});

test("SAFE-02: while Postgres is stopped, 100 queries fail within a few seconds, and succeed once it is back", async () => {
  await proxy.cut();
  const { result, seconds } = await timed(() =>
    times(100, () => db.execute(select).catch(isConnectionError)),
  );
  expect(new Set(result)).toEqual(new Set([true]));
  expect(seconds).toBeLessThan(5);

  await proxy.restore();
  await expect.poll(read, { timeout: 5000 }).toBe(1);
  expect(uncaught).toEqual([]);
});

test("SAFE-02: a transaction on a frozen Postgres fails in time, it is unknown whether it was committed, and no connection stays open", async () => {
  const failed = async (work: () => Promise<unknown>) => {
    const { result, seconds } = await timed(() => work().catch((error: unknown) => error));
    expect(isCommitAmbiguous(result)).toBe(true);
    expect(seconds).toBeLessThan(5);
  };
  const frozen = db.transaction(async (tx) => {
    await tx.execute(select);
    proxy.hang();
    await Promise.all([tx.execute(sql`select ${1}::int`), tx.execute(sql`select ${2}::int`)]);
  });
  await failed(() => frozen);
  await proxy.restore();
  await expect.poll(read).toBe(1);

  proxy.hang();
  await failed(() => db.transaction((tx) => tx.execute(select)));
  await proxy.restore();
  await expect.poll(read).toBe(1);

  const open = () => direct`
    select from pg_stat_activity where application_name = 'site-web' and datname = current_database()`;
  await expect.poll(async () => (await open()).length).toBeLessThanOrEqual(MAX_POOL_CONNECTIONS + 1);
  expect(uncaught).toEqual([]);
});

test("SAFE-02: a slow statement is aborted by Postgres before its deadline, and the pool stays", async () => {
  const slow = outcome(db.execute(sql`select pg_sleep(10)`));
  expect(await slow).toBe("57014");
  expect(await read()).toBe(1);
});

test("SAFE-02: a transaction of many statements outlasts the deadline of a query, alone and beside others", async () => {
  const slow = () =>
    outcome(
      db.transaction(async (tx) => {
        for (let step = 0; step < 4; step += 1) await tx.execute(sql`select pg_sleep(1.2)`);
      }),
    );
  expect(await slow()).toBe(1);
  const other = setInterval(read, 500);
  onTestFinished(() => clearInterval(other));
  expect(await slow()).toBe(1);
});

test("SAFE-02: queries that wait for a connection longer than the deadline succeed while Postgres answers others", async () => {
  const waiting = await times(4 * MAX_POOL_CONNECTIONS, () => outcome(db.execute(sql`select pg_sleep(0.4)`)));
  expect(new Set(waiting)).toEqual(new Set([1]));
});
