import { spawn } from "node:child_process";
import { once } from "node:events";
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { generateX25519Identity, identityToRecipient } from "age-encryption";
import { expect, onTestFinished, test } from "vitest";
import { env } from "#app/platform/env.server.ts";
import { readBytes, storeBytes } from "#app/platform/objects.server.ts";
import { buckets } from "#app/platform/storage.server.ts";
import { connectPostgres } from "#db/connection/connect.ts";
import { runSite } from "#tests/support/assembled.ts";
import { ensureBuckets } from "#tests/support/bucket.ts";
import { siteCommand } from "#tests/support/site-command.ts";
import { removeDrillLeftovers } from "./drill-leftovers.ts";
import { expiredBackups } from "./retention.ts";
import { isBackupDue } from "./schedule.ts";

/** Runs a command of `site` with the services of this test. */
function site(args: string[], environment: Record<string, string>) {
  const child = spawn(process.execPath, [...siteCommand, ...args], {
    env: { ...process.env, ...environment },
  });
  let output = "";
  child.stdout.on("data", (chunk) => (output += chunk));
  child.stderr.on("data", (chunk) => (output += chunk));
  const ended = once(child, "close").then(([code]) => ({ code, output }));
  return { child, ended, output: () => output };
}

test("OPS-02: the schedule takes an encrypted backup, runs a restore drill, and the identity file decrypts it", async () => {
  await ensureBuckets();
  const folder = mkdtempSync(join(tmpdir(), "backups-"));
  const identity = await generateX25519Identity();
  const identityFile = join(folder, "identity");
  // The format of `age-keygen -o`.
  writeFileSync(identityFile, `# created: 2026-11-22T15:19:12Z\n# public key: age1…\n${identity}\n`);
  const interrupted = join(folder, "site-2026-01-05T02-30-00Z.tar.age.part");
  writeFileSync(interrupted, "interrupted");
  utimesSync(interrupted, new Date("2026-01-05"), new Date("2026-01-05"));
  const running = "site-2026-01-06T02-30-00Z.tar.part";
  writeFileSync(join(folder, running), "of another backup that is running");
  const temporary = mkdtempSync(join(tmpdir(), "temporary-"));
  const killed = join(temporary, "drill_1767580200000_0123abcd-killed");
  mkdirSync(killed);
  const mark = join(folder, ".drill-succeeded");
  const recipient = await identityToRecipient(identity);
  let pings = 0;
  const monitor = createServer((_request, response) => {
    pings += 1;
    response.writeHead(500).end(); // a failing monitor does not disturb the schedule
  }).listen(0, "127.0.0.1");
  await once(monitor, "listening");
  onTestFinished(() => void monitor.close());
  const archives = () => readdirSync(folder).filter((file) => /^site-.*\.age$/.test(file));
  async function runScheduleUntil(isDone: () => boolean) {
    const schedule = site(["backup-schedule"], {
      BACKUP_FOLDER: folder,
      TMPDIR: temporary,
      BACKUP_RECIPIENT: recipient,
      BACKUP_PING_URL: `http://127.0.0.1:${(monitor.address() as AddressInfo).port}/ping`,
      LOG_LEVEL: "info",
    });
    onTestFinished(() => void schedule.child.kill("SIGKILL"));
    await expect.poll(isDone, { timeout: 60_000, message: schedule.output() }).toBe(true);
    schedule.child.kill("SIGTERM");
    expect(await schedule.ended).toMatchObject({ code: 0 });
  }

  const killedDrill = { bucket: buckets.media, key: "drill_1767580200000_0123abcd/1" };
  const options = { contentType: "text/plain", cacheControl: "no-store" };
  await storeBytes({ ...killedDrill, ...options, bytes: Buffer.from("left over") });
  writeFileSync(mark, "");
  await runScheduleUntil(() => archives().length > 0 && pings > 0);
  expect(await readBytes(killedDrill)).toBeUndefined();
  expect(existsSync(killed)).toBe(false);
  rmSync(mark); // The drill is due and the backup is not, as after a failed drill.
  await runScheduleUntil(() => existsSync(mark));
  expect(readdirSync(folder).sort()).toEqual([".drill-succeeded", "identity", running, ...archives()].sort());
  const [name = "", ...others] = archives();
  expect(others).toEqual([]);
  const file = join(folder, name);
  expect(readFileSync(file).subarray(0, 21).toString()).toBe("age-encryption.org/v1");
  expect(readFileSync(mark, "utf8")).toContain("The backup can be restored");

  const opened = await site(["drill", file], { BACKUP_IDENTITY_FILE: identityFile }).ended;
  expect(opened.output).toContain("The backup can be restored");
  const closed = await site(["drill", file], {}).ended;
  expect(closed.output).toContain("is encrypted: set BACKUP_IDENTITY_FILE");
  const other = await site(["drill", file], { BACKUP_IDENTITY: await generateX25519Identity() }).ended;
  expect(other.output).toContain("cannot be decrypted: it is damaged, or BACKUP_IDENTITY does not match");
  expect([opened.code, closed.code, other.code]).toEqual([0, 1, 1]);
}, 240_000);

test("OPS-02: leftovers of another site's drill on the same server do not stop the schedule", async () => {
  const sql = connectPostgres(env.DATABASE_URL, "command", { max: 1 });
  onTestFinished(() => sql.end());
  const database = "drill_1767580200000_89abcdef";
  const [owner, other] = ["drill_owner", "drill_other"];
  await sql`create role ${sql(owner)}`;
  await sql`create role ${sql(other)}`;
  await sql`create database ${sql(database)} owner ${sql(owner)}`;
  const isLeft = async () => (await sql`select from pg_database where datname = ${database}`).length > 0;

  await sql`set role ${sql(other)}`;
  await removeDrillLeftovers(sql, []);
  expect(await isLeft()).toBe(true);
  await sql`set role ${sql(owner)}`;
  await removeDrillLeftovers(sql, []);
  expect(await isLeft()).toBe(false);
  await sql`reset role`;
  await sql`drop role ${sql(owner)}, ${sql(other)}`;
});

test("OPS-02: an encrypted backup is recognised whatever its name, and rejected if it is damaged", async () => {
  await ensureBuckets();
  const folder = mkdtempSync(join(tmpdir(), "backups-"));
  const identity = await generateX25519Identity();
  const file = join(folder, "site.tar");
  const taken = site(["backup", "--to", file], { BACKUP_RECIPIENT: await identityToRecipient(identity) });
  expect(await taken.ended).toMatchObject({ code: 0 });
  const closed = await site(["drill", file], {}).ended;
  expect(closed.output).toContain("is encrypted: set BACKUP_IDENTITY_FILE");
  const bytes = readFileSync(file);
  for (const damaged of [bytes.subarray(0, bytes.length - 100), Buffer.from(bytes).fill(0, 5000, 5010)]) {
    writeFileSync(file, damaged);
    const { code, output } = await site(["drill", file], { BACKUP_IDENTITY: identity }).ended;
    expect(output).toMatch(/cannot be decrypted|is damaged/);
    expect(code).toBe(1);
  }
}, 120_000);

test("OPS-02: a backup is due once its time has passed since the last, so that a failed one is repeated", () => {
  const isDue = (last: string, now: string) => {
    const name = `site-${new Date(last).toISOString().slice(0, 19).replaceAll(":", "-")}Z.tar`;
    return isBackupDue([name, "notes.txt"], "02:30", new Date(now));
  };
  expect(isDue("2026-11-22T02:30:00", "2026-11-23T02:29:59")).toBe(false);
  expect(isDue("2026-11-22T02:30:00", "2026-11-23T02:30:00")).toBe(true);
  expect(isDue("2026-11-22T15:00:00", "2026-11-23T02:45:00")).toBe(true);
  expect(isDue("2026-11-23T02:30:01", "2026-11-23T23:00:00")).toBe(false);
  expect(isBackupDue([], "02:30", new Date())).toBe(true);
  // Taken while the clock was wrong.
  expect(isDue("2031-01-01T02:30:00", "2026-11-23T02:45:00")).toBe(true);
});

test("OPS-02: the backup service is healthy while its first backup or drill runs, and later with recent ones", async () => {
  const folder = mkdtempSync(join(tmpdir(), "backups-"));
  const isHealthy = async () =>
    (await runSite(folder, ["health", "backup"], { BACKUP_FOLDER: folder })).code === 0;
  const setHours = (name: string, hours: number) =>
    utimesSync(join(folder, name), new Date(), new Date(Date.now() - hours * 3_600_000));
  const backup = "site-2026-11-22T02-30-00Z.tar";
  const inProgress = "drill_1767580200000_0123abcd-running";
  expect(await isHealthy()).toBe(false);

  writeFileSync(join(folder, `${backup}.part`), "");
  expect(await isHealthy()).toBe(true);
  renameSync(join(folder, `${backup}.part`), join(folder, backup));
  mkdirSync(join(folder, inProgress));
  expect(await isHealthy()).toBe(true);
  setHours(inProgress, 27);
  expect(await isHealthy()).toBe(false);
  rmSync(join(folder, inProgress), { recursive: true });
  expect(await isHealthy()).toBe(false);

  writeFileSync(join(folder, ".drill-succeeded"), "");
  expect(await isHealthy()).toBe(true);
  setHours(".drill-succeeded", 8 * 24 + 1);
  expect(await isHealthy()).toBe(false);
  // Dates of the future: the clock was wrong once.
  setHours(".drill-succeeded", -24 * 365);
  expect(await isHealthy()).toBe(false);
  setHours(".drill-succeeded", 0);
  expect(await isHealthy()).toBe(true);
  setHours(backup, -24 * 365);
  expect(await isHealthy()).toBe(false);
  setHours(backup, 27);
  // A later backup or drill that runs does not hide that the last one is too old.
  writeFileSync(join(folder, "site-2026-11-23T02-30-00Z.tar.part"), "");
  mkdirSync(join(folder, inProgress));
  expect(await isHealthy()).toBe(false);
});

test("OPS-02: the newest backup of each of the last days and weeks is kept", () => {
  const day = (number: number) => new Date(Date.UTC(2026, 10, number)).toISOString().slice(0, 10);
  const names = Array.from({ length: 60 }, (_, back) => `site-${day(22 - back)}T02-30-00Z.tar`);
  const all = [...names, `site-${day(22)}T01-00-00Z.tar.age`, "site.tar", "notes.txt", ".drill-succeeded"];
  const expired = new Set(expiredBackups(all, { days: 7, weeks: 5 }));
  const kept = all.filter((name) => !expired.has(name));
  // 22 November 2026 is a Sunday: the last day of its week.
  const weeks = [15, 8, 1, -6].map((number) => `site-${day(number)}T02-30-00Z.tar`);
  expect(kept.sort()).toEqual(
    [...names.slice(0, 7), ...weeks, "site.tar", "notes.txt", ".drill-succeeded"].sort(),
  );
});
