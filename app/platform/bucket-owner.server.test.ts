import { beforeEach, expect, test } from "vitest";
import { removeStrayFiles } from "#app/domain/leads/lead-files.server.ts";
import { emptyBucket, emptyMediaBucket, keysInBucket, storeFiles } from "#tests/support/bucket.ts";
import { createLead } from "#tests/support/factories/leads.ts";
import { adoptBucket, bucketState, claimEmptyBuckets } from "./bucket-owner.server.ts";
import { buckets, deleteObjects, markKey } from "./storage.server.ts";

const tomorrow = new Date(Date.now() + 25 * 60 * 60 * 1000);

beforeEach(async () => {
  await emptyBucket();
  await emptyMediaBucket();
  await deleteObjects({ bucket: buckets.leads, keys: [markKey] });
});

test("SAFE-06: an empty bucket is claimed at startup, and its stray files are deleted", async () => {
  expect(await bucketState(buckets.leads)).toBe("empty");
  await claimEmptyBuckets();
  expect(await bucketState(buckets.leads)).toBe("ours");
  await storeFiles(3);

  expect(await removeStrayFiles({ now: tomorrow })).toBe(3);
  expect(await bucketState(buckets.leads)).toBe("ours");
});

test("SAFE-06: no file is deleted from a bucket of another or unknown database until it is adopted", async () => {
  const keys = await storeFiles(3);
  await claimEmptyBuckets();
  expect(await bucketState(buckets.leads)).toBe("unmarked");
  await expect(removeStrayFiles({ now: tomorrow })).rejects.toThrow(
    "not marked as belonging to this database. If it belongs to this site, run: site admin",
  );

  await adoptBucket(buckets.leads, "7000000000000000000-1");
  await claimEmptyBuckets();
  expect(await bucketState(buckets.leads)).toBe("foreign");
  await expect(removeStrayFiles({ now: tomorrow })).rejects.toThrow("belongs to another database");
  expect((await keysInBucket()).sort()).toEqual(keys);

  await adoptBucket(buckets.leads);
  expect(await removeStrayFiles({ now: tomorrow })).toBe(3);
});

test("SAFE-06: a cleanup that would delete more than a tenth of a bucket deletes nothing", async () => {
  await claimEmptyBuckets();
  const keys = await storeFiles(24);
  await createLead({
    attachedFiles: keys
      .slice(0, 3)
      .map((key) => ({ name: "brief.txt", size: 7, type: "text/plain", key, url: "/x" })),
  });

  await expect(removeStrayFiles({ now: tomorrow })).rejects.toThrow(
    `21 of 24 objects of the bucket ${buckets.leads} are not in the database; nothing was deleted. To delete them, run: site admin sweep-buckets --allow 21`,
  );
  expect(await keysInBucket()).toHaveLength(24);
});
