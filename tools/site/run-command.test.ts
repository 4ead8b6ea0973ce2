import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { DrizzleQueryError } from "drizzle-orm";
import postgres from "postgres";
import { expect, onTestFinished, test } from "vitest";
import { migrations } from "#db/migration-list.ts";
import { inDatabase } from "#tests/setup/worker-database.ts";
import { ensureBuckets } from "#tests/support/bucket.ts";
import { siteCommand } from "#tests/support/site-command.ts";
import { explain } from "./run-command.ts";

/** Runs one of our programs like Docker Compose, with the services of this test and the given overrides. */
function run(command: string, environment: Record<string, string>): Promise<{ code: number; said: string }> {
  const env = { ...process.env, ...environment };
  return new Promise((resolve) => {
    execFile(process.execPath, [...siteCommand, ...command.split(" ")], { env }, (error, out, wrong) =>
      resolve({ code: typeof error?.code === "number" ? error.code : 0, said: out + wrong }),
    );
  });
}

const commands = ["migrate", "admin list"];

test.each([...commands, "worker"])(
  "SAFE-07: %s reports an invalid variable with a message",
  async (command) => {
    const { code, said } = await run(command, { DATABASE_URL: "mysql://site:hidden@localhost/site" });
    expect(said).toBe(
      "The configuration is not valid:\n" +
        '  DATABASE_URL is "mysql://…@localhost/site", which is not an address of the form ' +
        "postgres://site:secret@localhost:5432/site\nAll variables: docs/operations/configure.md\n",
    );
    expect(code).toBe(1);
  },
);

test.each(commands)("SAFE-07: %s reports an unreachable database with a message", async (command) => {
  const { code, said } = await run(command, { DATABASE_URL: "postgres://site:hidden@127.0.0.1:1/site" });
  expect(said).toBe(
    "Cannot connect to the database (DATABASE_URL): connect ECONNREFUSED 127.0.0.1:1. Is it running, and is the address correct?\n",
  );
  expect(code).toBe(1);
});

test("SAFE-07: a failed migration is reported by its name and reason", async () => {
  const [migration = ""] = migrations;
  const name = `failing_migration_${process.pid}`;
  const server = postgres(process.env.DATABASE_URL ?? "", { max: 1 });
  await server.unsafe(`create database ${name}`);
  onTestFinished(async () => {
    await server.unsafe(`drop database ${name} with (force)`);
    await server.end();
  });
  const databaseUrl = inDatabase(process.env.DATABASE_URL ?? "", name);
  const sql = postgres(databaseUrl, { max: 1 });
  await sql`create table account_tokens (id int)`;
  await sql.end();

  const { code, said } = await run("migrate", { DATABASE_URL: databaseUrl });
  expect(said).toBe(`The migration ${migration} failed: relation "account_tokens" already exists (42P07)\n`);
  expect(code).toBe(1);
});

test("SAFE-07: a database without the site's tables, without TLS, or that refuses changes is reported with a message", async () => {
  const databaseUrl = process.env.DATABASE_URL ?? "";
  const withoutTables = await run("admin list", { DATABASE_URL: inDatabase(databaseUrl, "template1") });
  expect(withoutTables).toEqual({
    code: 1,
    said: "The database (DATABASE_URL) lacks tables of this version. Run: site migrate\n",
  });
  const withTls = await run("admin list", { DATABASE_URL: `${databaseUrl}?sslmode=require` });
  expect(withTls.said).toMatch(/^Cannot connect to the database \(DATABASE_URL\): .*TLS connection.*\n$/);
  const readOnly = `${databaseUrl}?options=-c%20default_transaction_read_only%3Don`;
  expect(await run("migrate", { DATABASE_URL: readOnly })).toEqual({
    code: 1,
    said: "Refused by the database (DATABASE_URL): cannot execute CREATE SCHEMA in a read-only transaction. See: site doctor\n",
  });
});

test("SAFE-07: a storage that rejects the access key is reported with a message", async () => {
  const { code, said } = await run("admin adopt-buckets", { S3_ACCESS_KEY_ID: "unknown" });
  expect(said).toMatch(/^Refused by the object storage \(S3_ENDPOINT\): .*403.* See: site doctor\n$/);
  expect(code).toBe(1);
});

test.each([
  ["admin", "recover EMAIL"],
  ["migrate --dry-run", "Unknown option '--dry-run'"],
  ["doctor everything", "Unexpected argument 'everything'"],
])("SAFE-07: %s prints an explanation and exits with 2", async (command, explanation) => {
  const { code, said } = await run(command, {});
  expect(said).toContain(explanation);
  expect(code).toBe(2);
});

test("SAFE-07: an unexpected error is explained by its stack trace, without the parameters of the query", () => {
  const error = new DrizzleQueryError("insert into accounts values ($1)", ["hash"], new Error("odd"));
  expect(explain(error)).toMatch(/a query failed: insert into accounts.*\n\s+at .*Caused by Error: odd/s);
  expect(explain(error)).not.toContain("hash");
});

test("SAFE-06: a backup ends with 1 and without a stack trace when its reader ends, such as `head`", async () => {
  await ensureBuckets();
  const child = spawn(process.execPath, [...siteCommand, "backup", "--to", "-"]);
  let said = "";
  child.stderr.on("data", (chunk) => (said += chunk));
  child.stdout.once("data", () => child.stdout.destroy());
  const [code] = await once(child, "close");
  expect(said).toBe("");
  expect(code).toBe(1);
});

test("SAFE-06: a backup to standard output that cannot begin says why in one line", async () => {
  const empty = inDatabase(process.env.DATABASE_URL ?? "", "template1");
  const { code, said } = await run("backup --to -", { DATABASE_URL: empty });
  expect(said).toMatch(/^[^\n]+\n$/);
  expect(said).not.toContain("Premature close");
  expect(code).toBe(1);
});

test("SAFE-06: a backup to an invalid path fails with a message", async () => {
  const { code, said } = await run("backup --to /dev/null/site.tar", {});
  expect(said).toMatch(/^ENOTDIR: not a directory, .*site\.tar\.part'\n$/);
  expect(code).toBe(1);
});
