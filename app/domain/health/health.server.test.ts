import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { adoptBucket } from "#app/platform/bucket-owner.server.ts";
import { env } from "#app/platform/env.server.ts";
import { buckets } from "#app/platform/storage.server.ts";
import { connectPostgres } from "#db/connection/connect.ts";
import { ensureBuckets } from "#tests/support/bucket.ts";
import { examineDatabase } from "./examine-stores.server.ts";
import { checkHealth, examineServices } from "./health.server.ts";

test("OPS-05: the health screen shows the doctor's findings on services but not those on the machine", async () => {
  await ensureBuckets();
  for (const bucket of Object.values(buckets)) await adoptBucket(bucket);

  const findings = await checkHealth();

  const lines = findings.map(({ level, about, text }) => `${level} ${about}: ${text}`);
  expect(lines).toContainEqual(expect.stringMatching(/^fine PostgreSQL: answers, version/));
  expect(lines).toContainEqual(
    expect.stringMatching(/^fine Storage: the bucket leads-\d+ stores, returns and deletes/),
  );
  expect(lines).toContainEqual(expect.stringMatching(/^fine Mail: /));
  expect(lines.join("\n")).not.toMatch(/Time zone|Disk|Port/);
});

test("OPS-05: of a storage that never answers, each bucket is named", async () => {
  const silent = createServer().listen(0, "127.0.0.1");
  await once(silent, "listening");
  try {
    const { port } = silent.address() as AddressInfo;
    const findings = await examineServices({ ...env, S3_ENDPOINT: `http://127.0.0.1:${port}` }, 2000);
    const unfinished = findings.filter(({ text }) => text === "did not finish within 2 s");
    expect(unfinished.map(({ about }) => about)).toEqual([
      `Storage (${env.S3_LEADS_BUCKET})`,
      `Storage (${env.S3_MEDIA_BUCKET})`,
    ]);
  } finally {
    silent.close();
  }
});

test("OPS-05: a service that never answers is a problem, and the other results are shown", async () => {
  const silent = createServer().listen(0, "127.0.0.1");
  await once(silent, "listening");
  try {
    const { port } = silent.address() as AddressInfo;
    const findings = await examineServices({ ...env, SMTP_URL: `smtp://127.0.0.1:${port}` }, 2000);
    expect(findings).toContainEqual(
      expect.objectContaining({ level: "fault", about: "Mail", text: "did not finish within 2 s" }),
    );
    expect(findings).toContainEqual(expect.objectContaining({ level: "fine", about: "PostgreSQL" }));
  } finally {
    silent.close();
  }
});

test("WORLD-07: a database that stores nothing is a problem, although it can be read", async () => {
  const sql = connectPostgres(env.DATABASE_URL, "command", { max: 1 });
  onTestFinished(async () => {
    await sql.unsafe(`alter database ${new URL(env.DATABASE_URL).pathname.slice(1)} reset all`);
    await sql.end();
  });
  await sql.unsafe(
    `alter database ${new URL(env.DATABASE_URL).pathname.slice(1)} set default_transaction_read_only = on`,
  );
  expect(await examineDatabase(env.DATABASE_URL, ["office@kestrel.test"])).toContainEqual({
    level: "fault",
    about: "PostgreSQL",
    text: expect.stringContaining(
      "cannot store anything: cannot execute CREATE TABLE in a read-only transaction",
    ),
    fix: "The server is read-only: connect to the primary server.",
  });
});

test.each([
  ["smtp://nowhere:1025", "Start the service, or correct its host name in SMTP_URL."],
  ["smtp://u:p@nowhere.invalid", "Unknown host name: correct the host in SMTP_URL."],
])("OPS-05: the advice for %s fits its kind of host", async (SmtpUrl, fix) => {
  const findings = await examineServices({ ...env, SMTP_URL: SmtpUrl });
  expect(findings).toContainEqual(expect.objectContaining({ level: "fault", about: "Mail", fix }));
});
