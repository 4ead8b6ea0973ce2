import postgres from "postgres";
import { expect, test } from "vitest";
import { migrate } from "./migrate.ts";

test("SAFE-03: four starts at once on an empty database bring it up once", async () => {
  const database = `migrate_${process.pid}`;
  const server = new URL(process.env.DATABASE_URL ?? "");
  const admin = postgres(server.href, { max: 1, onnotice: () => {} });
  await admin.unsafe(`create database ${database}`);
  const url = new URL(`/${database}`, server).href;

  let locked = 0;
  let most = 0;
  const whileLocked = async () => {
    locked += 1;
    most = Math.max(most, locked);
    await admin`select pg_sleep(0.01)`;
    locked -= 1;
  };
  await Promise.all([1, 2, 3, 4].map(() => migrate(url, whileLocked)));

  const connection = postgres(url, { max: 1 });
  const [applied] =
    await connection`select count(*)::int as number, count(distinct hash)::int as distinct from drizzle.__drizzle_migrations`;
  await connection.end();
  await admin.unsafe(`drop database ${database} with (force)`);
  await admin.end();
  expect(applied?.number).toBe(applied?.distinct);
  expect(most).toBe(1);
});
