import { execFile } from "node:child_process";
import { randomUUID } from "node:crypto";
import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { sql } from "drizzle-orm";
import postgres from "postgres";
import { beforeEach, expect, onTestFinished, test } from "vitest";
import { pageStore } from "#app/domain/pages/publishable-page.server.ts";
import { seedSettings } from "#app/domain/settings/settings.server.ts";
import { connections, db } from "#app/platform/database.server.ts";
import { buckets } from "#app/platform/storage.server.ts";
import { migrate } from "#db/migrate.ts";
import { accounts } from "#db/schema/accounts.ts";
import { leads } from "#db/schema/leads.ts";
import { pages } from "#db/schema/pages.ts";
import { seedDemo } from "#demo/seed.ts";
import { inDatabase } from "#tests/setup/worker-database.ts";
import { emptyMediaBucket } from "#tests/support/bucket.ts";
import { createStaff } from "#tests/support/factories/accounts.ts";
import { createLead } from "#tests/support/factories/leads.ts";
import { createPage } from "#tests/support/factories/pages.ts";
import { addPrepared } from "#tests/support/media-library.ts";
import { aPicture } from "#tests/support/pictures.ts";
import { siteCommand } from "#tests/support/site-command.ts";
import { type Place, removeOthers } from "../archive/objects.ts";
import { writeArchiveFile } from "../archive/write-archive.ts";
import { contentTables, excludedTables, exportKind } from "./contents.ts";
import { fillExport, type Site } from "./export-site.ts";
import { importSite } from "./import-site.ts";

const here: Site = { sql: connections, media: { bucket: buckets.media, prefix: "" } };

beforeEach(async () => {
  await emptyMediaBucket();
});

test("DATA-11: every table is exported or listed as excluded", async () => {
  const tables = await db.execute<{ name: string }>(
    sql`select tablename as name from pg_tables where schemaname = 'public'`,
  );
  expect(tables.map(({ name }) => name).toSorted()).toEqual(
    [...contentTables, ...Object.keys(excludedTables)].toSorted(),
  );
});

async function exported(site: Site): Promise<string> {
  const file = join(mkdtempSync(join(tmpdir(), "export-")), "site.tar");
  await writeArchiveFile(file, exportKind, (archive) => fillExport(site, archive));
  return file;
}

/** A site with the demo content, media, a draft, a scheduled page, and users. */
async function fillSite() {
  const staff = await createStaff();
  await db.transaction(async (tx) => {
    await seedSettings(tx);
    await seedDemo(tx);
  });
  await addPrepared("ferry.jpg", await aPicture({ width: 700, height: 440 }));
  const due = await createPage({ slug: "due", isPublished: false, title: "Tabs\tand\\lines\n🦅" });
  await pageStore.schedule(due.id, staff, new Date("2099-01-01T09:00:00Z"));
  await createPage({ slug: "home", title: "Home", inMenus: false });
  await createPage({ slug: "zz-parent" });
  await createPage({ slug: "aa-child", parentSlug: "zz-parent" });
  await createLead({ name: "Ines Duarte" });
}

/** A separate database as after the first start, and an empty folder for its media. */
async function newInstall(): Promise<Site> {
  const name = `install_${randomUUID().slice(0, 8)}`;
  await connections`create database ${connections(name)}`;
  const url = inDatabase(process.env.DATABASE_URL ?? "", name);
  await migrate(url);
  const sql = postgres(url, { max: 2, onnotice: () => {} });
  const media: Place = { bucket: buckets.media, prefix: `${name}/` };
  onTestFinished(async () => {
    await sql.end();
    await connections`drop database ${connections(name)} with (force)`;
    await removeOthers(media);
  });
  return { sql, media };
}

test("DATA-11: a site is exported to one archive that a new installation imports byte for byte", async () => {
  await fillSite();
  const first = await exported(here);
  const install = await newInstall();
  await install.sql`insert into site_settings (key, value) values ('footer_copyright', 'as it comes')`;

  const contents = await importSite(first, install);
  const second = await exported(install);

  expect(contents.missing).toEqual([]);
  expect(contents.objects.length).toBeGreaterThan(2);
  expect(readFileSync(second).equals(readFileSync(first))).toBe(true);
  const [{ people, jobs } = {}] = await install.sql`
    select (select count(*)::int from accounts) as people, (select count(*)::int from graphile_worker.jobs) as jobs`;
  expect({ people, jobs }).toEqual({ people: 0, jobs: 2 });
});

test("DATA-11: existing content is replaced only on request, and accounts and leads are kept", async () => {
  await fillSite();
  const first = await exported(here);
  await db.update(pages).set({ title: "Something else" });
  await createPage({ slug: "new-since" });

  await expect(importSite(first, here)).rejects.toThrow(
    /There is content already: .*pages \(\d+\).*--replace/,
  );
  await importSite(first, here, { replace: true });

  expect(readFileSync(await exported(here)).equals(readFileSync(first))).toBe(true);
  expect(await db.$count(leads)).toBe(1);
  expect(await db.$count(accounts)).toBeGreaterThan(0);
});

test("DATA-11: `npm run import` fills a new database with the same bytes", async () => {
  await fillSite();
  const file = await exported(here);
  const name = `import_${randomUUID().slice(0, 8)}`;
  await connections`create database ${connections(name)}`;
  onTestFinished(async () => {
    await connections`drop database ${connections(name)} with (force)`;
  });
  const bucket = name.replace("_", "-");
  const env = {
    ...process.env,
    DATABASE_URL: inDatabase(process.env.DATABASE_URL ?? "", name),
    S3_LEADS_BUCKET: `${bucket}-leads`,
    S3_MEDIA_BUCKET: `${bucket}-media`,
  };
  const again = `${file}.again`;
  const site = (...args: string[]) =>
    promisify(execFile)(process.execPath, [...siteCommand, ...args], { env });

  await expect(site("import", `${file}.missing.tar`)).rejects.toThrow("does not exist");
  const target = postgres(env.DATABASE_URL, { max: 1 });
  expect(await target`select tablename from pg_tables where schemaname = 'public'`).toEqual([]);
  await target.end();
  await site("import", file);
  await site("export", again);

  expect(readFileSync(again).equals(readFileSync(file))).toBe(true);
});

test("DATA-11: a damaged archive changes nothing", async () => {
  await fillSite();
  const file = await exported(here);
  const bytes = readFileSync(file);
  bytes[bytes.indexOf("Tabs")] = 0x58;
  writeFileSync(file, bytes);

  await expect(importSite(file, here, { replace: true })).rejects.toThrow(/is damaged: content\/pages/);

  expect(await db.$count(pages)).toBeGreaterThan(10);
});
