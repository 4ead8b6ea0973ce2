import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";
import { expect, test } from "vitest";
import { adoptBucket } from "#app/platform/bucket-owner.server.ts";
import { env } from "#app/platform/env.server.ts";
import { buckets, ensureBuckets } from "#app/platform/storage.server.ts";
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
