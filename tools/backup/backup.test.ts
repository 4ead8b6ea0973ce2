import { randomUUID } from "node:crypto";
import {
  closeSync,
  existsSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readSync,
  statSync,
  writeSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import postgres from "postgres";
import { afterAll, beforeEach, expect, onTestFinished, test } from "vitest";
import { inDatabase } from "#tests/setup/worker-database.ts";
import { startProxy } from "#tests/support/proxy.ts";

const s3 = await startProxy(process.env.S3_ENDPOINT ?? "");
process.env.S3_ENDPOINT = s3.url;
const { sendRecoveryLink } = await import("#app/domain/accounts/account-jobs.server.ts");
const { env } = await import("#app/platform/env.server.ts");
const { connections, db } = await import("#app/platform/database.server.ts");
const { enqueue } = await import("#app/platform/queue.server.ts");
const { buckets, uploadStream } = await import("#app/platform/storage.server.ts");
const { createStaff } = await import("#tests/support/factories/accounts.ts");
const { createLead } = await import("#tests/support/factories/leads.ts");
const { createPage } = await import("#tests/support/factories/pages.ts");
const { requireFinished } = await import("#db/unfinished-restore.ts");
const { authenticators } = await import("#db/schema/second-factors.ts");
const { auditLog } = await import("#db/schema/audit.ts");
const { seedDemo } = await import("#demo/seed.ts");
const { emptyBucket, emptyMediaBucket } = await import("#tests/support/bucket.ts");
const { hashObject, removeOthers } = await import("../archive/objects.ts");
const { withMigrations, migrations } = await import("#db/migration-list.ts");
const { writeArchiveFile } = await import("../archive/write-archive.ts");
const { migrate } = await import("#db/migrate.ts");
const { fillBackup } = await import("./backup.ts");
const { whileLocked } = await import("./command-lock.ts");
const { backupKind } = await import("./contents.ts");
const { drill } = await import("./drill.ts");
const { describeKey } = await import("./report.ts");
const { copyOut } = await import("../archive/tables.ts");
const { openBackup, restore } = await import("./restore.ts");

const serverUrl = process.env.DATABASE_URL ?? "";
const places = {
  leads: { bucket: buckets.leads, prefix: "" },
  media: { bucket: buckets.media, prefix: "" },
};
const source = { sql: connections, places, siteUrl: "https://kestrel.example" };

beforeEach(async () => {
  await s3.restore();
  await emptyBucket();
  await emptyMediaBucket();
});
afterAll(() => s3.stop());

/** A separate empty database, and empty folders in the buckets. */
async function newMachine() {
  const name = `machine_${randomUUID().slice(0, 8)}`;
  await connections`create database ${connections(name)}`;
  const databaseUrl = inDatabase(serverUrl, name);
  const own = {
    leads: { bucket: buckets.leads, prefix: `${name}/` },
    media: { bucket: buckets.media, prefix: `${name}/` },
  };
  onTestFinished(async () => {
    await connections`drop database if exists ${connections(name)} with (force)`;
    await removeOthers(own.leads);
    await removeOthers(own.media);
  });
  return { databaseUrl, places: own };
}

const store = (bucket: string, key: string, bytes: Buffer, contentType = "application/pdf") =>
  uploadStream({ bucket, key, body: Readable.from([bytes]), contentType, cacheControl: "private, no-store" });

/** A site with rows in every relevant table. */
async function fillSite() {
  const staff = await createStaff();
  await db.transaction((tx) => seedDemo(tx));
  const lead = await createLead({ name: "Ines “Tabs\tand\\lines\n” Duarte 🦅", ownerId: staff.id });
  await createPage({ slug: "zz-parent" });
  await createPage({ slug: "aa-child", parentSlug: "zz-parent" });
  await db
    .insert(auditLog)
    .values({ actorId: staff.id, action: "lead.see", subject: lead.id, after: { a: [1, null] } });
  await enqueue(db, sendRecoveryLink, { email: "owner@kestrel.example" });
  await store(buckets.leads, `${lead.id}/1`, Buffer.alloc(6_000_000, "attachment"));
  await store(buckets.media, "public/a b+ü/640.webp", Buffer.from("picture"), "image/webp");
  await store(buckets.media, "originals/none", Buffer.alloc(0));
  return { lead, staff };
}

async function takeBackup(of = source) {
  const file = join(mkdtempSync(join(tmpdir(), "backup-")), "site.tar");
  await writeArchiveFile(file, backupKind, (archive) => fillBackup(of, archive));
  return file;
}

async function inTarget<Rows>(url: string, ask: (sql: postgres.Sql) => Promise<Rows>) {
  const sql = postgres(url, { max: 1, onnotice: () => {} });
  try {
    return await ask(sql);
  } finally {
    await sql.end();
  }
}

test("SAFE-06: a backup restores database, queue and files on an empty machine", async () => {
  const { lead } = await fillSite();
  const file = await takeBackup();
  expect(statSync(file).mode & 0o777).toBe(0o600);
  const target = await newMachine();

  const contents = await restore(file, target);

  const [found, jobs, rules] = await inTarget(target.databaseUrl, async (sql) => [
    await sql`select name, source from leads where id = ${lead.id}`,
    await sql`select task_identifier as name from graphile_worker.jobs`,
    await sql`select count(*)::int as keys from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`,
  ]);
  expect(found).toMatchObject([{ name: lead.name, source: lead.source }]);
  expect(jobs).toMatchObject([{ name: sendRecoveryLink.name }]);
  const [own] = await connections`
    select count(*)::int as keys from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`;
  expect(rules).toEqual([own]);
  expect(contents.objects.media).toHaveLength(2);
  for (const { key, sha256 } of contents.objects.leads)
    expect(await hashObject(target.places.leads, key)).toBe(sha256);
  await expect(
    inTarget(target.databaseUrl, (sql) => sql`update audit_log set action = 'other'`),
  ).rejects.toThrow(/audit/);
  await inTarget(target.databaseUrl, requireFinished);

  // The restored site is identical to the source, byte for byte.
  const again = await inTarget(target.databaseUrl, async (sql) =>
    openBackup(await takeBackup({ ...source, sql, places: target.places })),
  );
  expect(again.tables).toEqual(contents.tables);
  expect(again.objects).toEqual(contents.objects);
});

test("SAFE-06: a restore warns of another SECRET_KEY, unless SECRET_KEYS_OLD has that of the backup", async () => {
  const [oldKey, newKey] = ["old", "new"].map((age) => `an ${age} key of at least thirty-two characters`);
  const before = { SECRET_KEY: env.SECRET_KEY, SECRET_KEYS_OLD: env.SECRET_KEYS_OLD };
  onTestFinished(() => void Object.assign(env, before));
  const staff = await createStaff();
  await db.insert(authenticators).values({ accountId: staff.id, secret: "sealed" });
  Object.assign(env, { SECRET_KEY: oldKey });
  const contents = await openBackup(await takeBackup());
  expect(describeKey(contents)).toBeUndefined();

  Object.assign(env, { SECRET_KEY: newKey });
  expect(describeKey(contents)).toContain("SECRET_KEYS_OLD");
  Object.assign(env, { SECRET_KEYS_OLD: ["another key of at least thirty-two characters", oldKey] });
  expect(describeKey(contents)).toBeUndefined();
});

test("SAFE-06: a restore ends all sessions, and changes made during the backup are included completely or not at all", async () => {
  const staff = await createStaff();
  await connections`
    insert into sessions (account_id, token_hash, expires_at) values (${staff.id}, 'hash', now() + interval '1 day')`;
  const file = join(mkdtempSync(join(tmpdir(), "backup-")), "site.tar");
  const contents = await writeArchiveFile(file, backupKind, (archive) =>
    fillBackup(source, {
      ...archive,
      async addBytes(name, bytes) {
        await createLead(); // a visitor's, after the time of the backup
        return archive.addBytes(name, bytes);
      },
    }),
  );
  expect(contents.tables.find(({ name }) => name === "leads")?.rows).toBe(0);
  expect(contents.tables.map(({ name }) => name)).not.toContain("sessions");

  const target = await newMachine();
  await restore(file, target);
  expect(await inTarget(target.databaseUrl, (sql) => sql`select from sessions`)).toHaveLength(0);
});

test("SAFE-06: existing data is replaced only with the replace option, and then completely", async () => {
  await fillSite();
  const file = await takeBackup();
  const target = await newMachine();
  await migrate(target.databaseUrl);
  await inTarget(
    target.databaseUrl,
    (sql) => sql`insert into redirects (from_path, to_path) values ('/a', '/b')`,
  );
  await store(target.places.media.bucket, `${target.places.media.prefix}stranger`, Buffer.from("old"));

  await expect(restore(file, target)).rejects.toThrow(
    `There is data already: table redirects, bucket ${buckets.media}`,
  );
  await restore(file, target, { replace: true });

  expect(await inTarget(target.databaseUrl, (sql) => sql`select from redirects`)).toHaveLength(0);
  expect(await hashObject(target.places.media, "stranger")).toBeUndefined();
});

test("SAFE-06: a restore fails while the site is connected, but not while a monitor is, and keeps extensions", async () => {
  const file = await takeBackup();
  const target = await newMachine();
  await inTarget(target.databaseUrl, async (monitor) => {
    await monitor`select 1`;
    await monitor`create extension pg_trgm`;
    await restore(file, target);
    expect(await monitor`select from pg_extension where extname = 'pg_trgm'`).toHaveLength(1);
    await monitor`set application_name = 'site-web'`;
    await expect(restore(file, target)).rejects.toThrow(
      "The database is in use (connections: 1). Stop the site",
    );
  });
});

test("SAFE-06: a restore replaces nothing when the site is started while it stores the files", async () => {
  const file = await takeBackup();
  const target = await newMachine();
  await restore(file, target);
  await inTarget(target.databaseUrl, async (site) => {
    const startSite = async (step: string) => {
      if (step.startsWith("Storing")) await site`set application_name = 'site-web'`;
    };
    await expect(restore(file, target, { replace: true, notify: startSite })).rejects.toThrow(
      "The database is in use (connections: 1). Stop the site",
    );
    await requireFinished(site);
  });
});

test("SAFE-06: a backup that is interrupted within a large table leaves its connection usable", async () => {
  const { databaseUrl } = await newMachine();
  await inTarget(databaseUrl, async (sql) => {
    const reading = sql.begin(async (tx) => {
      await tx`create table large (id int primary key, words text)`;
      await tx`insert into large select id, repeat(md5(id::text), 100000) from generate_series(1, 20) as id`;
      for await (const _rows of copyOut(tx, { name: "large", columns: ["id", "words"] }))
        throw new Error("the disk is full");
    });
    await expect(reading).rejects.toThrow("the disk is full");
    expect(await sql`select 1`).toHaveLength(1);
  });
});

test("SAFE-06: a restore excludes other restores and backups, and a backup schedule other schedules", async () => {
  const file = await takeBackup();
  const target = await newMachine();
  const outcomes = await Promise.allSettled([restore(file, target), restore(file, target)]);
  const refusal = /^Other commands use this database: site restore, since .* UTC\. Wait/;
  expect(outcomes.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
  expect(outcomes).toContainEqual({
    status: "rejected",
    reason: expect.objectContaining({ message: expect.stringMatching(refusal) }),
  });

  const { databaseUrl } = target;
  await whileLocked(databaseUrl, "backup-schedule", async () => {
    await whileLocked(databaseUrl, "backup", async () => {
      const holders = /: site backup-schedule, since .*, site backup, since /;
      await expect(restore(file, target, { replace: true })).rejects.toThrow(holders);
    });
    await expect(whileLocked(databaseUrl, "backup-schedule", async () => {})).rejects.toThrow(
      "site backup-schedule, since",
    );
  });
  let duringRestore: Promise<void> | undefined;
  const tell = () => {
    duringRestore ??= expect(whileLocked(databaseUrl, "backup", async () => {})).rejects.toThrow(refusal);
  };
  await restore(file, target, {
    replace: true,
    notify: (step) => void (step.startsWith("Loading") && tell()),
  });
  await duringRestore;
  expect(duringRestore).toBeDefined();
});

test("SAFE-06: a backup of an earlier version is restored and migrated", async () => {
  const earlier = await newMachine();
  await withMigrations(1, (folder) => migrate(earlier.databaseUrl, undefined, folder));
  await inTarget(
    earlier.databaseUrl,
    (sql) => sql`insert into pages (slug, title) values ('about', 'About')`,
  );
  const file = await inTarget(earlier.databaseUrl, (sql) => takeBackup({ ...source, sql }));
  const target = await newMachine();

  const contents = await restore(file, target);

  expect(contents.migrations).toEqual(migrations.slice(0, 1));
  const [page] = await inTarget(target.databaseUrl, (sql) => sql`select title, revisions from pages`);
  expect(page).toMatchObject({ title: "About", revisions: {} });
});

test("SAFE-06: a damaged archive is rejected before anything changes", async () => {
  await fillSite();
  const file = await takeBackup();
  const target = await newMachine();
  const handle = openSync(file, "r+");
  const middle = Math.floor(statSync(file).size / 2);
  const byte = Buffer.alloc(1);
  readSync(handle, byte, 0, 1, middle);
  writeSync(handle, Buffer.from([(byte[0] ?? 0) ^ 1]), 0, 1, middle);
  closeSync(handle);

  await expect(restore(file, target, { replace: true })).rejects.toThrow("is damaged");
  expect(
    await inTarget(target.databaseUrl, (sql) => sql`select from pg_tables where schemaname = 'public'`),
  ).toHaveLength(0);
});

test("SAFE-06: an unavailable storage fails a backup without leaving a file, and a restore without changing the site", async () => {
  await fillSite();
  const file = await takeBackup();
  const folder = mkdtempSync(join(tmpdir(), "backup-"));
  const interrupted = writeArchiveFile(join(folder, "site.tar"), backupKind, (archive) =>
    fillBackup(source, {
      ...archive,
      async addBytes(name, bytes) {
        if (name.startsWith("queue/")) await s3.cut();
        return archive.addBytes(name, bytes);
      },
    }),
  );
  await expect(interrupted).rejects.toThrow();
  expect(readdirSync(folder)).toEqual([]);

  await s3.restore();
  const target = await newMachine();
  await migrate(target.databaseUrl);
  await inTarget(
    target.databaseUrl,
    (sql) => sql`insert into redirects (from_path, to_path) values ('/a', '/b')`,
  );
  const onStep = (step: string) => void (step === "Storing the objects" && s3.cut());
  await expect(restore(file, target, { replace: true, notify: onStep })).rejects.toThrow(
    "The storage did not store",
  );
  expect(await inTarget(target.databaseUrl, (sql) => sql`select from redirects`)).toHaveLength(1);
  await inTarget(target.databaseUrl, requireFinished);

  await s3.restore();
  await restore(file, target, { replace: true });
});

test("SAFE-06: an interrupted restore is reported and completed by the next", async () => {
  await fillSite();
  const file = await takeBackup();
  const target = await newMachine();
  const failure = new Error("killed");
  const onStep = (step: string) => {
    if (step.startsWith("Removing")) throw failure;
  };
  await expect(restore(file, target, { notify: onStep })).rejects.toBe(failure);

  await expect(inTarget(target.databaseUrl, requireFinished)).rejects.toThrow("did not come to its end");
  await restore(file, target);
  await inTarget(target.databaseUrl, requireFinished);
});

test("SAFE-06: a drill restores to a separate place, compares rows and files, and deletes its data", async () => {
  const { lead } = await fillSite();
  const databases = async () => {
    const rows = await connections`select datname from pg_database where datname like 'drill%'`;
    return rows.map(({ datname }) => datname);
  };
  const before = await databases();
  const killed = `drill_${Date.now() - 7_200_000}_0123abcd`;
  await connections`create database ${connections(killed)}`;
  await store(buckets.leads, `${killed}/1`, Buffer.from("left over"));
  const slow = `drill_${Date.now() - 7_200_000}_0123abce`;
  await connections`create database ${connections(slow)}`;
  await store(buckets.leads, `${slow}/1`, Buffer.from("of a drill that still runs"));
  const slowDrill = postgres(inDatabase(serverUrl, slow), { max: 1 });
  await slowDrill`select 1`;
  onTestFinished(async () => {
    await slowDrill.end();
    await connections`drop database if exists ${connections(slow)}`;
  });
  const killedFolder = mkdtempSync(join(tmpdir(), `${killed}-`));
  await store(buckets.leads, `drill_${Date.now()}_0123abcd/1`, Buffer.from("of a running drill"));

  // The parameters of the address, such as `host` and `sslmode`, also apply to the drill's database.
  const { hostname, port } = new URL(serverUrl);
  const url = new URL(`${serverUrl}?host=${hostname}&port=${port}`);
  url.hostname = "none.invalid";
  const { compared } = await drill(source, url.href);

  expect(compared.every(({ isSame }) => isSame)).toBe(true);
  expect(compared).toContainEqual({ name: "leads", count: 1, isSame: true });
  expect(compared).toContainEqual({ name: "files of media", count: 2, isSame: true });
  // Another worker's drills also come and go.
  const added = async () => (await databases()).filter((name) => !before.includes(name));
  await expect.poll(added).toEqual([slow]);
  expect(await hashObject(places.leads, `${slow}/1`)).toBeDefined();
  expect(existsSync(killedFolder)).toBe(false);
  expect(await hashObject(places.leads, `${lead.id}/1`)).toBeDefined();
  const contents = await openBackup(await takeBackup());
  expect(contents.objects.leads.map(({ key }) => key)).toEqual([`${lead.id}/1`]);
});
