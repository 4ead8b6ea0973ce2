import { randomUUID } from "node:crypto";
import { Readable } from "node:stream";
import {
  CreateBucketCommand,
  DeleteBucketCommand,
  ListMultipartUploadsCommand,
  PutObjectCommand,
} from "@aws-sdk/client-s3";
import { expect, onTestFinished, test } from "vitest";
import { startProxy } from "#tests/support/proxy.ts";

const proxy = await startProxy(process.env.S3_ENDPOINT ?? "");
process.env.S3_ENDPOINT = proxy.url;
const { buckets, deleteObjects, markKey, pingStorage, storage, uploadStream } = await import(
  "./storage.server.ts"
);
const { describeObject, emptyBucket, ensureBuckets, keysInBucket, readObject } = await import(
  "#tests/support/bucket.ts"
);

const bucket = buckets.leads;
const anObject = (body: Readable, key = `${randomUUID()}.txt`) => ({
  bucket,
  key,
  body,
  contentType: "text/plain",
  cacheControl: "private, max-age=3600",
});
const megabytes = (count: number) =>
  Readable.from(
    (function* () {
      for (let piece = 0; piece < 16 * count; piece++) yield Buffer.alloc(65_536, piece);
    })(),
  );

/** Only a full server can test this, see `tools/services/s3.ts`. */
const isFullServer = Boolean(process.env.TEST_S3_ENDPOINT);

test("LEAD-08: a stream is stored with its content type and cache control, in one or several parts", async () => {
  const small = anObject(Readable.from([Buffer.from("a brief")]));
  const large = anObject(megabytes(11));
  await uploadStream(small);
  await uploadStream(large);

  expect((await readObject(small.key)).toString()).toBe("a brief");
  expect(await describeObject(small.key)).toEqual({
    type: "text/plain",
    cacheControl: "private, max-age=3600",
    size: 7,
  });
  expect(await describeObject(large.key)).toMatchObject({ size: 11 * 1_048_576 });
});

test("LEAD-06: a failed stream leaves neither an object nor parts", async () => {
  await emptyBucket();
  async function* breaking() {
    yield* megabytes(12);
    throw new Error("the visitor left");
  }

  await expect(uploadStream(anObject(Readable.from(breaking())))).rejects.toThrow("the visitor left");

  expect(await keysInBucket()).toEqual([]);
  const parts = await storage
    .send(new ListMultipartUploadsCommand({ Bucket: bucket }))
    .catch(() => undefined);
  expect(parts?.Uploads ?? []).toEqual([]);
});

if (isFullServer) {
  test("LEAD-08: an object cannot be read without a signature", async () => {
    const object = anObject(Readable.from([Buffer.from("a brief")]));
    await uploadStream(object);

    expect((await fetch(`${proxy.url}/${bucket}/${object.key}`)).status).toBe(403);
  });

  test("LEAD-08: an object is never overwritten", async () => {
    const object = anObject(Readable.from([Buffer.from("first")]));
    await uploadStream(object);

    await expect(
      uploadStream(anObject(Readable.from([Buffer.from("second")]), object.key)),
    ).rejects.toMatchObject({
      $metadata: { httpStatusCode: 412 },
    });

    expect((await readObject(object.key)).toString()).toBe("first");
  });
}

test("missing buckets are created, also by two processes at once and after they were deleted", async () => {
  await Promise.all([ensureBuckets(), ensureBuckets()]);
  await pingStorage();

  await emptyBucket();
  await deleteObjects({ bucket, keys: [markKey] }); // another test may have marked the bucket
  await storage.send(new DeleteBucketCommand({ Bucket: bucket }));
  await expect(pingStorage()).rejects.toThrow();
  await expect(uploadStream(anObject(Readable.from([Buffer.from("lost")])))).rejects.toThrow();
  await uploadStream(anObject(Readable.from([Buffer.from("stored")])));

  await storage.send(new CreateBucketCommand({ Bucket: bucket })).catch(() => {}); // for later tests
});

test("LEAD-08: a bucket with more objects than one page is listed completely", async () => {
  await emptyBucket();
  const names = Array.from({ length: 1005 }, (_, n) => `many/${String(n).padStart(4, "0")}`);
  for (let start = 0; start < names.length; start += 50) {
    const batch = names.slice(start, start + 50);
    await Promise.all(
      batch.map((Key) => storage.send(new PutObjectCommand({ Bucket: bucket, Key, Body: "x" }))),
    );
  }

  expect(await keysInBucket()).toEqual(names);
  await emptyBucket();
});

test("deleting missing objects causes no error", async () => {
  await deleteObjects({ bucket, keys: [] });
  await deleteObjects({ bucket, keys: [randomUUID()] });
});

test.each([
  ["cut", 3000],
  ["freeze", 30_000],
] as const)(
  "LEAD-08: an unavailable storage (%s) fails an upload within seconds",
  async (how, most) => {
    await ensureBuckets();
    await proxy[how]();
    onTestFinished(() => proxy.restore());
    const start = performance.now();

    await expect(uploadStream(anObject(megabytes(1)))).rejects.toThrow();

    expect(performance.now() - start).toBeLessThan(most);
  },
  40_000,
);
