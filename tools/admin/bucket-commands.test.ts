import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { adoptBucket, bucketState, claimEmptyBuckets } from "#app/platform/bucket-owner.server.ts";
import { connections, db } from "#app/platform/database.server.ts";
import { buckets, deleteObjects, markKey } from "#app/platform/storage.server.ts";
import { auditLog } from "#db/schema/audit.ts";
import { emptyBucket, emptyMediaBucket, keysInBucket, storeFiles } from "#tests/support/bucket.ts";
import { runAdminCommand } from "./admin-commands.ts";

const tomorrow = new Date(Date.now() + 25 * 60 * 60 * 1000);

beforeEach(async () => {
  await emptyBucket();
  await emptyMediaBucket();
  await deleteObjects({ bucket: buckets.leads, keys: [markKey] });
});

test("SAFE-06: an operator adopts the buckets of another database", async () => {
  await storeFiles(1);
  await adoptBucket(buckets.leads, "7000000000000000000-1");
  expect(await bucketState(buckets.leads)).toBe("foreign");
  expect(await runAdminCommand(["adopt-buckets"])).toMatchObject({ ok: true });
  expect(await bucketState(buckets.leads)).toBe("ours");
});

test("SAFE-06: an operator adopts the buckets of a lost database before restoring into an empty one", async () => {
  await adoptBucket(buckets.leads, "7000000000000000000-1");
  await connections`alter schema drizzle rename to drizzle_away`;
  await connections`alter table audit_log rename to audit_log_away`;
  onTestFinished(async () => {
    await connections`alter schema drizzle_away rename to drizzle`;
    await connections`alter table audit_log_away rename to audit_log`;
  });
  expect(await runAdminCommand(["adopt-buckets"])).toMatchObject({ ok: true });
  expect(await bucketState(buckets.leads)).toBe("ours");
});

test("SAFE-06: an operator can allow a larger cleanup by its number, and the audit log records it", async () => {
  await claimEmptyBuckets();
  vi.useFakeTimers({ toFake: ["Date"], now: tomorrow });
  onTestFinished(() => void vi.useRealTimers());
  await storeFiles(24);

  for (const args of [[], ["--allow", "23"]]) {
    const { ok, text } = await runAdminCommand(["sweep-buckets", ...args]);
    expect(text).toContain("24 of 24 objects");
    expect(ok).toBe(false);
  }
  expect(await runAdminCommand(["sweep-buckets", "--allow", "all"])).toEqual({ ok: false });
  expect(await keysInBucket()).toHaveLength(24);

  expect(await runAdminCommand(["sweep-buckets", "--allow", "24"])).toEqual({
    ok: true,
    text: `24 objects of the bucket ${buckets.leads} were deleted.\n0 objects of the bucket ${buckets.media} were deleted.`,
  });
  expect(await keysInBucket()).toEqual([]);
  expect(await db.select().from(auditLog).orderBy(auditLog.createdAt)).toMatchObject([
    { action: "storage.sweep", subject: buckets.leads, after: { by: "the command line", removed: 24 } },
  ]);
});
