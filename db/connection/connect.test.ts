import { execFile } from "node:child_process";
import { chmodSync, chownSync, copyFileSync, mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { Client } from "pg";
import { afterAll, expect, test } from "vitest";
import { parseEnv } from "#app/platform/env.server.ts";
import { migrate } from "#db/migrate.ts";
import { makeCertificate } from "#tests/support/certificate.ts";
import { describeDataDirectory, makeDataDirectory } from "#tools/services/data-directory.ts";
import { findFreePorts } from "#tools/services/ports.ts";
import { startPostgres } from "#tools/services/postgres.ts";
import { connectPostgres, pgPoolOptions } from "./connect.ts";
import { parseDatabaseUrl } from "./database-url.ts";

const folder = mkdtempSync(join(tmpdir(), "site-tls-"));
const { url, caFile, stop } = await startWithTls();
afterAll(async () => {
  await stop();
  rmSync(folder, { recursive: true, force: true });
});

/** A PostgreSQL that refuses connections without TLS, with a self-signed certificate for `localhost`. */
async function startWithTls() {
  const directory = describeDataDirectory(folder);
  makeDataDirectory(directory);
  const [port = 0] = await findFreePorts(1);
  const server = await startPostgres(directory, port, { throwaway: true });
  const { uid, gid } = statSync(directory.postgres);
  makeCertificate(folder);
  for (const [from, to] of [
    ["fullchain.pem", "server.crt"],
    ["privkey.pem", "server.key"],
  ] as const) {
    const file = join(directory.postgres, to);
    copyFileSync(join(folder, from), file);
    chmodSync(file, 0o600);
    chownSync(file, uid, gid);
  }
  writeFileSync(join(directory.postgres, "pg_hba.conf"), "hostssl all all all scram-sha-256\n");
  const sql = connectPostgres(server.url, "command", { max: 1 });
  await sql`alter system set ssl = on`;
  await sql`select pg_reload_conf()`;
  await sql.end();
  return { url: server.url, caFile: join(folder, "fullchain.pem"), stop: server.stop };
}

/** Per driver, whether the session is encrypted, or the error. */
async function outcomes(query: string, host = "localhost") {
  const address = new URL(url);
  address.hostname = host;
  address.search = query;
  const question = "select ssl from pg_stat_ssl where pid = pg_backend_pid()";
  const sql = connectPostgres(address.href, "command", { max: 1, connect_timeout: 5 });
  const client = new Client(pgPoolOptions(address.href, "command"));
  const reasonOf = ({ code, message }: { code?: string; message: string }) => code ?? message;
  const byPostgres = await sql.unsafe(question).then(([row]) => row?.ssl, reasonOf);
  const byPg = await client
    .connect()
    .then(() => client.query(question))
    .then(({ rows }) => rows[0].ssl, reasonOf);
  await sql.end();
  await client.end().catch(() => {}); // it never connected
  expect(byPg).toBe(byPostgres);
  return byPostgres;
}

test("SAFE-07: both drivers handle sslmode like libpq", async () => {
  const ca = `sslrootcert=${encodeURIComponent(caFile)}`;
  expect(await outcomes("sslmode=disable")).toBe("28000");
  expect(await outcomes("")).toBe("28000");
  expect(await outcomes("sslmode=require")).toBe(true);
  expect(await outcomes("sslmode=require&channel_binding=require&uselibpqcompat=true")).toBe(true);
  expect(await outcomes(`sslmode=require&${ca}`, "127.0.0.1")).toBe(true);
  expect(await outcomes("sslmode=verify-ca")).toBe("DEPTH_ZERO_SELF_SIGNED_CERT");
  expect(await outcomes("sslmode=verify-full")).toBe("DEPTH_ZERO_SELF_SIGNED_CERT");
  expect(await outcomes(`sslmode=verify-ca&${ca}`, "127.0.0.1")).toBe(true);
  expect(await outcomes(`sslmode=verify-full&${ca}`)).toBe(true);
  expect(await outcomes(ca)).toBe(true);
  expect(await outcomes(`sslmode=verify-full&${ca}`, "127.0.0.1")).toBe("ERR_TLS_CERT_ALTNAME_INVALID");
});

test("SAFE-03, SAFE-07: with DATABASE_CA_FILE, db:migrate and drizzle-kit migrate over verified TLS", async () => {
  const address = new URL(url);
  address.hostname = "localhost";
  const env = { ...process.env, DATABASE_URL: address.href, DATABASE_CA_FILE: caFile };
  const program = (file: string, ...args: string[]) =>
    promisify(execFile)(process.execPath, [file, ...args], { env });
  const drizzleKit = () => program("node_modules/drizzle-kit/bin.cjs", "migrate");
  await drizzleKit();
  const { DATABASE_URL } = parseEnv(env);
  const sql = connectPostgres(DATABASE_URL, "command", { max: 1 });
  const applied = () => sql`select hash, created_at from drizzle.__drizzle_migrations order by id`;
  const byKit = [...(await applied())];

  await migrate(DATABASE_URL);
  expect([...(await applied())]).toEqual(byKit);
  expect(await sql`select from graphile_worker.jobs`).toHaveLength(0);

  await sql`drop schema public, drizzle cascade`;
  await sql`create schema public`;
  await migrate(DATABASE_URL);
  expect([...(await applied())]).toEqual(byKit);
  await drizzleKit();
  expect([...(await applied())]).toEqual(byKit);
  await sql.end();
});

test("SAFE-07: an invalid sslmode and a missing CA file are reported before connecting", () => {
  const wrong = (query: string) => () => parseDatabaseUrl(`postgres://site@db.example/site?${query}`);
  expect(wrong("sslmode=prefer")).toThrow(/sslmode=prefer, which is none of disable, require, verify-ca/);
  expect(wrong("sslmode=verify-full&sslrootcert=/nowhere/ca.pem")).toThrow("/nowhere/ca.pem (ENOENT)");
  expect(parseDatabaseUrl("postgresql://a%40b:p%2Fw@localhost/site?host=/run/postgresql")).toMatchObject({
    host: "/run/postgresql",
    port: 5432,
    user: "a@b",
    password: "p/w",
    database: "site",
    ssl: false,
  });
});
