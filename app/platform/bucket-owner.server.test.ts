import { randomUUID } from "node:crypto";
import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { runAdminCommand } from "#app/domain/accounts/admin-commands.server.ts";
import { removeStrayFiles } from "#app/domain/leads/stray-files.server.ts";
import { createLead } from "#db/factories/leads.ts";
import { auditLog } from "#db/schema/audit.ts";
import { emptyBucket, emptyMediaBucket, keysInBucket } from "#tests/bucket.ts";
import { adoptBucket, bucketState, claimEmptyBuckets } from "./bucket-owner.server.ts";
import { db } from "./database.server.ts";
import { storeBytes } from "./objects.server.ts";
import { buckets, deleteObjects, markKey } from "./storage.server.ts";

const tomorrow = new Date(Date.now() + 25 * 60 * 60 * 1000);

beforeEach(async () => {
  await emptyBucket();
  await emptyMediaBucket();
  await deleteObjects({ bucket: buckets.leads, keys: [markKey] });
});

async function storeFiles(count: number): Promise<string[]> {
  const keys = Array.from({ length: count }, () => randomUUID());
  const bytes = Buffer.from("a brief");
  for (const key of keys)
    await storeBytes({
      bucket: buckets.leads,
      key,
      bytes,
      contentType: "text/plain",
      cacheControl: "private",
    });
  return keys.sort();
}

test("SAFE-06: an empty bucket is claimed at the start, and swept", async () => {
  expect(await bucketState(buckets.leads)).toBe("empty");
  await claimEmptyBuckets();
  expect(await bucketState(buckets.leads)).toBe("ours");
  await storeFiles(3);

  expect(await removeStrayFiles({ now: tomorrow })).toBe(3);
  expect(await bucketState(buckets.leads)).toBe("ours");
});

test("SAFE-06: nothing is swept from a bucket of another database or of unknown owner, until it is adopted", async () => {
  const keys = await storeFiles(3);
  await claimEmptyBuckets();
  expect(await bucketState(buckets.leads)).toBe("unmarked");
  await expect(removeStrayFiles({ now: tomorrow })).rejects.toThrow(
    "no ownership mark. If it is this site's: site admin",
  );

  await adoptBucket(buckets.leads, "7000000000000000000-1");
  await claimEmptyBuckets();
  expect(await bucketState(buckets.leads)).toBe("foreign");
  await expect(removeStrayFiles({ now: tomorrow })).rejects.toThrow("belongs to another database");
  expect((await keysInBucket()).sort()).toEqual(keys);

  expect(await runAdminCommand(["adopt-buckets"])).toMatchObject({ ok: true });
  expect(await removeStrayFiles({ now: tomorrow })).toBe(3);
});

test("SAFE-06: a sweep that would delete more than a tenth of a bucket deletes nothing", async () => {
  await claimEmptyBuckets();
  const keys = await storeFiles(24);
  await createLead({
    attachedFiles: keys
      .slice(0, 3)
      .map((key) => ({ name: "brief.txt", size: 7, type: "text/plain", key, url: "/x" })),
  });

  await expect(removeStrayFiles({ now: tomorrow })).rejects.toThrow(
    `21 of 24 objects of the bucket ${buckets.leads} are unknown to the database; nothing was deleted. If they may go: site admin sweep-buckets --allow 21`,
  );
  expect(await keysInBucket()).toHaveLength(24);
});

test("SAFE-06: an operator allows a larger sweep by its number, and the audit log has it", async () => {
  await claimEmptyBuckets();
  vi.useFakeTimers({ toFake: ["Date"], now: tomorrow });
  onTestFinished(() => void vi.useRealTimers());
  await storeFiles(24);

  for (const args of [[], ["--allow", "23"]]) {
    const { ok, text } = await runAdminCommand(["sweep-buckets", ...args]);
    expect(text).toContain("24 of 24 objects");
    expect(ok).toBe(false);
  }
  expect((await runAdminCommand(["sweep-buckets", "--allow", "all"])).text).toContain("site admin list");
  expect(await keysInBucket()).toHaveLength(24);

  expect(await runAdminCommand(["sweep-buckets", "--allow", "24"])).toEqual({
    ok: true,
    text: `24 objects of the bucket ${buckets.leads} were deleted.\n0 objects of the bucket ${buckets.media} were deleted.`,
  });
  expect(await keysInBucket()).toEqual([]);
  expect(await db.select().from(auditLog)).toMatchObject([
    { action: "storage.sweep", subject: buckets.leads, after: { by: "the command line", removed: 24 } },
  ]);
});
