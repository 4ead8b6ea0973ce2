import { execFile } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:http";
import { type AddressInfo, createServer as createTcpServer } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { adoptBucket } from "#app/platform/bucket-owner.server.ts";
import { connections, db } from "#app/platform/database.server.ts";
import { buckets } from "#app/platform/storage.server.ts";
import { markUnfinished, unmark } from "#db/unfinished-restore.ts";
import { seedDemoSettings } from "#demo/seed.ts";
import { inDatabase } from "#tests/setup/worker-database.ts";
import { ensureBuckets } from "#tests/support/bucket.ts";
import { startProxy } from "#tests/support/proxy.ts";
import { siteCommand } from "#tests/support/site-command.ts";

/** Runs `npm run doctor` with the services of this test and the given overrides. */
function doctor(environment: Record<string, string> = {}): Promise<{ code: number; said: string }> {
  return new Promise((resolve) => {
    const env = { ...process.env, SITE_URL: "http://localhost:1", TZ: "UTC", ...environment };
    execFile(process.execPath, [...siteCommand, "doctor"], { env }, (error, out, wrong) =>
      resolve({ code: typeof error?.code === "number" ? error.code : 0, said: out + wrong }),
    );
  });
}

test("SAFE-07: the doctor finds no problems in a working site and leaves nothing behind", async () => {
  await ensureBuckets();
  for (const bucket of Object.values(buckets)) await adoptBucket(bucket);
  const { code, said } = await doctor({ SECRET_KEY: randomUUID() });
  expect(said).toContain("No problems found.");
  expect(said).toMatch(/ok\s+Node: version 2/);
  expect(said).toContain(`GB free at ${process.cwd()}`); // In a container, /tmp is in memory.
  expect(said).toMatch(/ok\s+PostgreSQL: answers, version/);
  expect(said).toMatch(/ok\s+Storage: the bucket leads-\d+ stores, returns and deletes objects/);
  expect(code).toBe(0);
});

test.each([
  ["closes every connection", ""],
  ["speaks HTTP", "HTTP/1.1 400 Bad Request\r\nConnection: close\r\n\r\n"],
])("SAFE-07: a Postgres port that %s is reported", async (_what, answer) => {
  const server = createTcpServer((socket) => socket.resume().end(answer)).listen(0, "127.0.0.1");
  onTestFinished(() => void server.close());
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const { code, said } = await doctor({ DATABASE_URL: `postgres://site:secret@127.0.0.1:${port}/site` });
  expect(said).toMatch(/FAULT\s+PostgreSQL: is unusable: .*closed the connection.*\n.*DATABASE_URL/);
  expect(code).toBe(1);
});

test("SAFE-07: the doctor lists settings that still have demo values", async () => {
  await ensureBuckets();
  await db.transaction(seedDemoSettings);
  const live = await doctor({ SITE_URL: "https://kestrel.example" });
  expect(live.said).toMatch(/FAULT\s+Demo: settings that still have the demo’s value: .*brand_name/);
  expect((await doctor()).said).toMatch(/advice\s+Demo: settings .*contact_email/);
});

test("SAFE-07: the doctor lists every missing or malformed variable", async () => {
  const { code, said } = await doctor({
    SMTP_URL: "mail.kestrel.example",
    S3_ACCESS_KEY_ID: "",
    SECRET_KEY: "short",
  });
  expect(code).toBe(1);
  for (const name of ["SMTP_URL is", "S3_ACCESS_KEY_ID is missing", "SECRET_KEY needs at least 32"])
    expect(said).toContain(name);
});

test("SAFE-07: the doctor reports unavailable services and weak settings, each with a fix", async () => {
  const [database, storage, mail] = await Promise.all(
    ["DATABASE_URL", "S3_ENDPOINT", "SMTP_URL"].map((name) => startProxy(process.env[name] ?? "")),
  );
  for (const proxy of [database, storage, mail]) await proxy?.cut();
  const { code, said } = await doctor({
    DATABASE_URL: database?.url ?? "",
    S3_ENDPOINT: storage?.url ?? "",
    SMTP_URL: mail?.url ?? "",
    SITE_URL: "http://kestrel.example/site",
    SECRET_KEY: "secret".repeat(6),
    TZ: "Europe/Lisbon",
    PING_URL: `${storage?.url}/ping/a1b2`,
  });
  expect(code).toBe(1);
  expect(said).toMatch(/FAULT\s+PING_URL: http:\S+ does not answer: .*\n.*Correct the address/);
  expect(said).not.toContain("a1b2");
  expect(said).toMatch(/FAULT\s+PostgreSQL: is unusable.*\n.*start PostgreSQL, or correct the host and port/);
  expect(said).toMatch(/FAULT\s+Storage: the bucket leads-\d+ is unusable.*\n.*S3_ENDPOINT/);
  expect(said).toMatch(/FAULT\s+Mail: .* is unusable.*\n.*SMTP_URL/);
  expect(said).toMatch(/FAULT\s+SITE_URL: includes the path \/site/);
  expect(said).toMatch(/FAULT\s+SITE_URL: is not https/);
  expect(said).toMatch(/FAULT\s+SECRET_KEY: is too weak/);
  expect(said).toMatch(/FAULT\s+Mail: MAIL_FROM uses the example domain kestrel.example/);
  expect(said).toMatch(/advice\s+Time zone: of this process is Europe\/Lisbon/);
});

test("SAFE-07: the doctor reports a wrong password, missing tables and a queue without a worker", async () => {
  const url = new URL(process.env.DATABASE_URL ?? "");
  url.password = "wrong";
  const empty = `doctor_${randomUUID().slice(0, 8)}`;
  await connections`create database ${connections(empty)}`;
  onTestFinished(async () => {
    await connections`drop database ${connections(empty)} with (force)`;
  });
  await connections`select graphile_worker.add_job('lead.notify-team', run_at := now() - interval '1 hour')`;

  expect((await doctor({ DATABASE_URL: url.href })).said).toContain(
    "Correct the user and password in DATABASE_URL.",
  );
  expect(
    (
      await doctor({
        DATABASE_URL: inDatabase(
          url.href.replace("wrong", new URL(process.env.DATABASE_URL ?? "").password),
          empty,
        ),
      })
    ).said,
  ).toMatch(/FAULT\s+Migrations: there are no tables yet\n.*site migrate/);
  expect((await doctor()).said).toMatch(
    /FAULT\s+Queue: 1 jobs are waiting, the oldest for 36\d\d s\n.*WORKER=separate/,
  );
});

test("SAFE-07: the doctor examines the queue of a database that a newer version has migrated", async () => {
  await connections`insert into drizzle.__drizzle_migrations (hash, created_at) values ('newer', 4102444800000)`;
  onTestFinished(async () => {
    await connections`delete from drizzle.__drizzle_migrations where hash = 'newer'`;
  });
  const { said } = await doctor();
  expect(said).toMatch(/advice\s+Migrations: include those of a newer version/);
  expect(said).toMatch(/\s+Queue: /);
});

test("SAFE-07: the doctor reports an incomplete restore and a reverse proxy that removes headers", async () => {
  await markUnfinished(connections);
  onTestFinished(() => unmark(connections));
  const edge = createServer((_request, response) => response.end("ok")).listen(0, "127.0.0.1");
  await once(edge, "listening");
  onTestFinished(() => void edge.close());

  const { said } = await doctor({ SITE_URL: `http://127.0.0.1:${(edge.address() as AddressInfo).port}` });

  expect(said).toMatch(/FAULT\s+Restore: did not complete/);
  expect(said).toMatch(/FAULT\s+The site: the reverse proxy removes Content-Security-Policy/);
});
