import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import postgres from "postgres";
import { expect, onTestFinished, test } from "vitest";
import { readBlocks } from "#app/blocks/read-blocks.ts";
import { defaultHomeBlocks } from "#app/domain/pages/home.ts";
import { migrate } from "./migrate.ts";
import { migrations, withMigrations } from "./migration-list.ts";

test("SAFE-03: four simultaneous starts on an empty database migrate it once", async () => {
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

test.each([
  ["update articles set title = null", "23502: articles, title"],
  ["update articles set title = 'ottilie@ferries.example'", "23514: articles, no_mail"],
  ["update articles set title = title::int", "22P02"],
])("SAFE-07: the failure of the migration “%s” names the place, not the data", async (statement, place) => {
  const { url, sql } = await emptyDatabase("failure");
  await sql`create table articles (title text not null constraint no_mail check (title not like '%@%'))`;
  await sql`insert into articles values ('Ottilie Quarrington')`;
  const failure = await migrate(url, undefined, folderWith(statement)).catch(String);

  expect(failure).toContain(place);
  expect(failure).not.toMatch(/ottilie/i);
});

test("SAFE-03: a migration waiting for a lock lets readers pass and retries until it has the lock", async () => {
  const { url, sql } = await emptyDatabase("lock");
  await sql`create table articles (id int)`;
  const folder = folderWith("alter table articles add column title text");

  const reader = await sql.reserve();
  await reader`begin`;
  await reader`select from articles`; // a long read
  const migrating = migrate(url, undefined, folder);
  const isWaiting = async () => (await sql`select from pg_locks where not granted`).length;
  await expect.poll(isWaiting, { timeout: 20_000 }).toBe(1);
  await sql`select from articles`; // answered once the migration has given up its wait for the lock
  await reader`commit`;
  reader.release();

  await migrating;
  expect(await sql`select title from articles`).toEqual([]);
});

/** A folder with one migration. */
function folderWith(statement: string): string {
  const folder = mkdtempSync(join(tmpdir(), "migrations-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, "meta"));
  writeFileSync(join(folder, "0000_title.sql"), statement);
  const entries = [{ idx: 0, version: "7", when: 1, tag: "0000_title", breakpoints: true }];
  writeFileSync(join(folder, "meta/_journal.json"), JSON.stringify({ entries }));
  return folder;
}

/** A separate database; dropped after the test. */
async function emptyDatabase(name: string) {
  const admin = postgres(process.env.DATABASE_URL ?? "", { max: 1, onnotice: () => {} });
  const database = `migrate_${name}_${process.pid}`;
  await admin.unsafe(`create database ${database}`);
  const url = new URL(`/${database}`, process.env.DATABASE_URL).href;
  const sql = postgres(url, { max: 3, onnotice: () => {} });
  onTestFinished(async () => {
    await sql.end();
    await admin.unsafe(`drop database ${database} with (force)`);
    await admin.end();
  });
  return { url, sql };
}

/** A separate database with the migrations before the given one; dropped after the test. */
async function databaseBefore(migration: string) {
  const { url, sql } = await emptyDatabase(migration.replaceAll("-", "_"));
  const before = migrations.findIndex((name) => name.endsWith(migration));
  await withMigrations(before, (folder) => migrate(url, undefined, folder));
  return { url, sql };
}

test("DATA-01: a page at the path of the job openings is moved to another path", async () => {
  const { url, sql } = await databaseBefore("careers-page-moves");
  await sql`insert into pages (slug, title, parent_slug) values ('about', 'About', null), ('careers', 'Work with us', 'about'), ('interns', 'Interns', 'careers')`;
  await migrate(url);
  const rows = await sql`select slug, title, parent_slug from pages where slug <> 'home' order by title`;
  expect(rows).toEqual([
    { slug: "about", title: "About", parent_slug: null },
    { slug: "interns", title: "Interns", parent_slug: "working-here" },
    { slug: "working-here", title: "Work with us", parent_slug: "about" },
  ]);
});

test("HOME-07: the migration turns the home page into a published page with its sections in order", async () => {
  const { url, sql } = await databaseBefore("home-page");
  await migrate(url);
  const [home] = await sql`select title, is_published, in_menus, content from pages where slug = 'home'`;
  expect(home).toMatchObject({ title: "Home", is_published: true, in_menus: false });
  expect(readBlocks(home?.content)).toEqual({ ...readBlocks(defaultHomeBlocks), problems: [] });
});

test("DATA-01: an earlier page with the slug of the home page gets another slug, and its path redirects", async () => {
  const { url, sql } = await databaseBefore("home-page");
  await sql`insert into pages (slug, title, parent_slug) values ('home', 'At home', null), ('garden', 'Garden', 'home')`;
  await migrate(url);
  const rows = await sql`select slug, title, parent_slug from pages order by title`;
  expect(rows).toEqual([
    { slug: "home-page", title: "At home", parent_slug: null },
    { slug: "garden", title: "Garden", parent_slug: "home-page" },
    { slug: "home", title: "Home", parent_slug: null },
  ]);
  expect(await sql`select from_path, to_path from redirects`).toEqual([
    { from_path: "/home", to_path: "/home-page" },
  ]);
});
