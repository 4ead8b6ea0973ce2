import { randomUUID } from "node:crypto";
import { HeadBucketCommand, S3ServiceException } from "@aws-sdk/client-s3";
import { bucketState } from "#app/platform/bucket-owner.server.ts";
import { readBytes, storeBytes } from "#app/platform/objects.server.ts";
import { deleteObjects, signedDownload, storage } from "#app/platform/storage.server.ts";
import { advice, type Finding, fault, fine, reasonOf } from "./finding.ts";
import { messages } from "./messages.ts";

const about = messages.storage;

const fixes: Record<string, string> = {
  ECONNREFUSED: messages.storageRefused,
  ENOTFOUND: messages.storageHostUnknown,
  "403": messages.storageAccessDenied,
  "404": messages.bucketMissing,
  "301": messages.bucketInOtherRegion,
};

/** Checks that a bucket exists, that it stores, returns and deletes an object, and that it is not public. */
export async function examineBucket(name: string, bucket: string, endpoint: string): Promise<Finding[]> {
  const key = `doctor/${randomUUID()}`;
  const bytes = Buffer.from(messages.probeText);
  try {
    await storage.send(new HeadBucketCommand({ Bucket: bucket }));
    await storeBytes({ bucket, key, bytes, contentType: "text/plain", cacheControl: "private, no-store" });
    const read = await readBytes({ bucket, key });
    const answer = await fetch(`${endpoint.replace(/\/$/, "")}/${bucket}/${key}`);
    await answer.body?.cancel();
    const opening = name === "leads" ? await examineLink(bucket, key) : [];
    await deleteObjects({ bucket, keys: [key] });
    if (!read?.equals(bytes)) return [fault(about, messages.bytesDiffer(bucket), messages.checkItsLog)];
    const works = fine(about, messages.bucketWorks(bucket));
    const owner = await examineOwner(bucket);
    if (answer.status !== 200) return [works, ...owner, ...opening, ...examineClock(answer)];
    const text = messages.bucketIsPublic(bucket);
    const fix = name === "media" ? messages.makeMediaPrivate : messages.makePrivate;
    const isServed = !["localhost", "127.0.0.1"].includes(new URL(endpoint).hostname);
    return [
      works,
      ...owner,
      name === "leads" && isServed ? fault(about, text, fix) : advice(about, text, fix),
      ...opening,
      ...examineClock(answer),
    ];
  } catch (error) {
    const status = error instanceof S3ServiceException ? error.$metadata.httpStatusCode : undefined;
    const code = String(status ?? (error as { code?: string }).code ?? "");
    const what = error instanceof S3ServiceException ? `${error.name} (${status})` : reasonOf(error);
    if (what.startsWith("RequestTimeTooSkewed"))
      return [fault(about, messages.clockDiffersTooMuch, messages.synchroniseClocksOnly)];
    return [fault(about, messages.bucketIsUnusable(bucket, what), fixes[code] ?? messages.checkStorage)];
  }
}

/** Checks whether sweeps may delete objects in this bucket. */
async function examineOwner(bucket: string): Promise<Finding[]> {
  const state = await bucketState(bucket).catch(() => undefined); // a database that is down has its own finding
  if (state !== "foreign" && state !== "unmarked") return [];
  return [
    fault(
      about,
      state === "foreign" ? messages.bucketOfOtherDatabase(bucket) : messages.bucketUnmarked(bucket),
      messages.useSeparateBuckets,
    ),
  ];
}

/** Checks that a signed download link returns the object. */
async function examineLink(bucket: string, key: string): Promise<Finding[]> {
  const link = await signedDownload({ bucket, key, fileName: "trial.txt", contentType: "text/plain" });
  if (!link) return [];
  const { origin, hostname } = new URL(link);
  const fix = messages.correctPublicEndpoint;
  try {
    const { ok, status, body } = await fetch(link, { signal: AbortSignal.timeout(10_000) });
    await body?.cancel();
    if (ok) return [fine(about, messages.signedUrlsWork(origin))];
    return [fault(about, messages.signedUrlAnswers(origin, status), fix)];
  } catch (error) {
    const text = messages.signedUrlsFail(
      origin,
      reasonOf(error instanceof Error && error.cause ? error.cause : error),
    );
    // Within a container, localhost is another machine.
    return [hostname === "localhost" ? advice(about, text, fix) : fault(about, text, fix)];
  }
}

/** Signed links depend on clock accuracy. */
function examineClock({ headers }: Response): Finding[] {
  const date = Date.parse(headers.get("Date") ?? "");
  const seconds = Math.round((date - Date.now()) / 1000);
  if (Number.isNaN(date) || Math.abs(seconds) < 30) return [];
  return [fault(about, messages.clockDiffers(Math.abs(seconds)), messages.synchroniseClocksOnly)];
}
