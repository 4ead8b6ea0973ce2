import { fork } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import { db } from "#app/platform/database.server.ts";
import { rateLimits } from "#db/schema/rate-limits.ts";
import { aShareCard } from "#tests/support/a-share-card.ts";
import {
  assetsOf,
  renameAssets,
  runSite,
  serveFolder,
  shareAssets,
  startSite,
} from "#tests/support/assembled.ts";
import { startEdge } from "#tests/support/edge.ts";
import { expect, test } from "#tests/support/fixtures.ts";
import { assemble } from "#tools/assemble.ts";
import { root } from "#tools/root.ts";

/** The site's part of the image; the rest is Debian's base and Node, some 200 MB. */
const MAX_SITE_MB = 120;
const MAX_WORKER_MB = 150;

const commands = [
  "worker",
  "init",
  "migrate",
  "first-owner",
  "admin",
  "doctor",
  "backup",
  "backup-schedule",
].concat(["restore", "drill", "export", "import"]);

let folder: string;

test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "assembled-"));
  await assemble(root, folder);
});

test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

test("OPS-04: the image has no sources and no compilers, and every command runs in it", async () => {
  test.setTimeout(180_000);
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" });
  expect(files.filter((file) => /\.(?:ts|tsx|map)$/.test(file))).toEqual([]);
  const packages = readdirSync(join(folder, "node_modules"));
  for (const name of ["typescript", "tsx", "esbuild", "vite", "rollup", "playwright", "@types"])
    expect(packages).not.toContain(name);
  const bytes = files.reduce((sum, file) => sum + statSync(join(folder, file)).size, 0);
  expect(bytes / 1e6).toBeLessThan(MAX_SITE_MB);

  const help = await runSite(folder, ["--help"]);
  for (const command of commands) expect(help.output).toContain(`site ${command}`);
  expect((await runSite(folder, ["--version"])).output).toContain(`Node ${process.versions.node}\n`);
  expect(await runSite(folder, ["nonsense"])).toMatchObject({ code: 2 });
  const accounts = await runSite(folder, ["admin", "list"]);
  expect(accounts.output).toContain("owner@kestrel.example");
  expect(await runSite(folder, ["migrate"])).toEqual({ code: 0, output: "The database is ready.\n" });
  const archive = join(folder, "site.tar");
  expect(await runSite(folder, ["backup", "--to", archive])).toMatchObject({ code: 0 });
  expect(statSync(archive).size).toBeGreaterThan(10_000);
});

test("OPS-04, ADMIN-02: the image counts attempts to sign in in the database, for all instances", async () => {
  const attempt = (url: string) =>
    fetch(`${url}/admin/sign-in`, {
      method: "POST",
      headers: { Origin: url, "X-Forwarded-For": "198.51.100.77" },
      body: new URLSearchParams({ email: "nobody@kestrel.example", password: "not this one" }),
    });
  const instance = await serveFolder(folder);
  try {
    await attempt(instance.url);
  } finally {
    await instance.stop();
  }
  const key = "sign-in:address:198.51.100.77";
  const [counter] = await db.select().from(rateLimits).where(eq(rateLimits.key, key));
  expect(counter).toMatchObject({ points: 1 });
});

test("OPS-04: the worker runs in the image, reports healthy and uses at most 150 MB", async () => {
  const environment: NodeJS.Dict<string> = { TMPDIR: mkdtempSync(join(tmpdir(), "worker-")) };
  expect(await runSite(folder, ["health", "worker"], environment)).toMatchObject({ code: 1 });
  const worker = startSite(folder, ["worker"], environment);
  const ended = once(worker.process, "exit");
  await expect
    .poll(async () => (await runSite(folder, ["health", "worker"], environment)).code, { timeout: 30_000 })
    .toBe(0);
  const status = readFileSync(`/proc/${worker.process.pid}/status`, "utf8");
  const residentKb = Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]);
  expect(residentKb / 1024).toBeGreaterThan(10);
  expect(residentKb / 1024).toBeLessThan(MAX_WORKER_MB);
  worker.process.kill("SIGTERM");
  expect(await ended).toEqual([0, null]);
});

test("OPS-04: the image renders share cards", async () => {
  const child = fork(join(folder, "build", "tools", "card-process.js"), {
    cwd: folder,
    env: { ...process.env, NODE_OPTIONS: "" },
    execArgv: [],
    serialization: "advanced",
  });
  child.send({ card: aShareCard, cover: null, logo: null });
  const [answer] = await once(child, "message");
  child.kill();
  expect(answer).toMatchObject({ picture: expect.anything() });
});

test("OPS-03: an upgrade between two builds under load loses no page, script or style", async () => {
  test.setTimeout(240_000);
  const shared = join(mkdtempSync(join(tmpdir(), "shared-")), "assets");
  const [older, newer] = ["older", "newer"].map((name) => `${folder}-${name}`) as [string, string];
  for (const copy of [older, newer]) cpSync(folder, copy, { recursive: true, verbatimSymlinks: true });
  renameAssets(newer);
  const files = { older: readdirSync(assetsOf(older)), newer: readdirSync(assetsOf(newer)) };
  expect(files.newer.filter((name) => /\.js$/.test(name) && files.older.includes(name))).toEqual([]);

  async function publish(build: string) {
    expect(await runSite(build, ["init", "--assets", shared])).toMatchObject({ code: 0 });
    shareAssets(build, shared);
  }
  await publish(older);
  const instances = await Promise.all([serveFolder(older), serveFolder(older)]);
  const edge = await startEdge({ app: instances.map(({ url }) => url), hasLimits: false });
  const failed: string[] = [];
  const seen = new Set<string>();
  let isUpgrading = true;

  async function get(address: string): Promise<string> {
    try {
      const answer = await fetch(address);
      if (answer.status !== 200) failed.push(`${address}: ${answer.status}`);
      return await answer.text();
    } catch (error) {
      failed.push(`${address}: ${error}`);
      return "";
    }
  }
  /** Requests pages and all scripts and styles that they reference. */
  async function visit() {
    while (isUpgrading) {
      for (const path of ["/", "/about", "/about.data", "/services", "/lets-talk", "/admin/sign-in"]) {
        const page = await get(edge.url + path);
        for (const [asset] of page.matchAll(/\/assets\/[\w.-]+\.(?:js|css)/g)) {
          if (!seen.has(asset)) await get(edge.url + asset);
          seen.add(asset);
        }
      }
    }
  }
  const seenOf = (names: string[]) => names.filter((name) => seen.has(`/assets/${name}`)).length;
  try {
    const load = Promise.all([visit(), visit()]);
    await expect.poll(() => seenOf(files.older)).toBeGreaterThan(5);
    await publish(newer);
    for (const [position, instance] of instances.entries()) {
      await instance.stop();
      instances[position] = await serveFolder(newer, instance.port);
    }
    await expect.poll(() => seenOf(files.newer)).toBeGreaterThan(5);
    isUpgrading = false;
    await load;
    expect(failed).toEqual([]);
    // Open pages of the older build request scripts that no visitor has requested before.
    for (const name of [...files.older, ...files.newer])
      for (const { url } of instances) await get(`${url}/assets/${name}`);
    expect(failed).toEqual([]);
  } finally {
    isUpgrading = false;
    await edge.stop();
    await Promise.all(instances.map(({ stop }) => stop()));
    for (const copy of [older, newer]) rmSync(copy, { recursive: true, force: true });
  }
});
