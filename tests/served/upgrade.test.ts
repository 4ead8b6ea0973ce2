import { readFile } from "node:fs/promises";
import postgres, { type Sql } from "postgres";
import { expect, onTestFinished, test, vi } from "vitest";
import { migrate } from "#db/migrate.ts";
import { migrations, withMigrations } from "#db/migration-list.ts";
import { anEnquiry } from "#tests/support/an-enquiry.ts";
import { listTables, quoted } from "#tools/archive/tables.ts";
import { serve } from "./serve.ts";

vi.setConfig({ testTimeout: 120_000 });

/** Every row of every table, by table name. */
type Rows = Record<string, unknown[]>;

test("SAFE-03: a site with the first schema keeps all rows through every migration and works", async () => {
  const url = await makeDatabase(`upgrade_${process.pid}`);
  const sql = postgres(url, { max: 1, onnotice: () => {} });
  onTestFinished(() => sql.end());
  await upTo(1, url);
  await sql.unsafe(await readFile(new URL("./first-rows.sql", import.meta.url), "utf8"));
  const before = await readRows(sql);
  expect(Object.entries(before).filter(([, rows]) => rows.length === 0)).toEqual([]);

  for (let count = 2; count <= migrations.length; count += 1) {
    await upTo(count, url);
    expect([migrations[count - 1], await listMissing(sql, before)]).toEqual([migrations[count - 1], []]);
  }

  await migrate(url);
  const app = await serve({ DATABASE_URL: url, WORKER: "separate" });
  onTestFinished(app.stop);
  const ready = await fetch(`${app.url}/readyz`);
  expect(await ready.json()).toMatchObject({ database: "up" });
  const footer = await fetch(`${app.url}/footer-copyright`);
  expect(await footer.text()).toBe("© 2025 Kestrel of the first day");
  const sent = await fetch(`${app.url}/lets-talk/enquiries`, { method: "POST", body: anEnquiry() });
  expect(await sent.text()).toContain('"sent"');
});

async function makeDatabase(name: string): Promise<string> {
  const admin = postgres(process.env.DATABASE_URL ?? "", { max: 1, onnotice: () => {} });
  await admin.unsafe(`create database ${name}`);
  onTestFinished(async () => {
    await admin.unsafe(`drop database ${name} with (force)`);
    await admin.end();
  });
  return new URL(`/${name}`, process.env.DATABASE_URL).href;
}

function upTo(count: number, url: string) {
  return withMigrations(count, (folder) => migrate(url, undefined, folder));
}

async function readRows(sql: Sql): Promise<Rows> {
  const tables = await sql.begin((tx) => listTables(tx));
  const rows = tables.map(async ({ name }) => {
    const found = await sql.unsafe(`select to_jsonb(t) as row from public.${quoted(name)} as t`);
    return [name, found.map(({ row }) => row)] as const;
  });
  return Object.fromEntries(await Promise.all(rows));
}

/** Rows that are missing or changed; added columns are ignored. */
async function listMissing(sql: Sql, before: Rows): Promise<unknown[]> {
  const missing = Object.entries(before).map(
    ([table, rows]) => sql`
      select was from jsonb_array_elements(${JSON.stringify(rows)}::text::jsonb) as was
      where not exists (select from ${sql(table)} as t where to_jsonb(t) @> was)`,
  );
  return (await Promise.all(missing)).flat();
}
