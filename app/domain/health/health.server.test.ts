import { expect, test } from "vitest";
import { adoptBucket } from "#app/platform/bucket-owner.server.ts";
import { buckets, ensureBuckets } from "#app/platform/storage.server.ts";
import { checkHealth } from "./health.server.ts";

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
