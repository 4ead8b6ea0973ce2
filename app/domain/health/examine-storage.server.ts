import { randomUUID } from "node:crypto";
import { HeadBucketCommand, S3ServiceException } from "@aws-sdk/client-s3";
import { bucketState } from "#app/platform/bucket-owner.server.ts";
import { readBytes, storeBytes } from "#app/platform/objects.server.ts";
import { deleteObjects, signedDownload, storage } from "#app/platform/storage.server.ts";
import { advice, type Finding, fault, fine, reasonOf } from "./finding.ts";

const about = "Storage";

const fixes: Record<string, string> = {
  ECONNREFUSED: "Connection refused: start the storage, or correct S3_ENDPOINT.",
  ENOTFOUND: "Unknown host name: correct S3_ENDPOINT.",
  "403": "Access denied: correct S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY and the key's permissions.",
  "404":
    "Start the site, which creates its buckets. If the key may not create buckets, create them yourself.",
  "301": "The bucket is in another region: correct S3_REGION and S3_ENDPOINT.",
};

/** Checks that a bucket exists, that it stores, returns and deletes an object, and that it is not public. */
export async function examineBucket(name: string, bucket: string, endpoint: string): Promise<Finding[]> {
  const key = `doctor/${randomUUID()}`;
  const bytes = Buffer.from("Written by site doctor; safe to delete.");
  try {
    await storage.send(new HeadBucketCommand({ Bucket: bucket }));
    await storeBytes({ bucket, key, bytes, contentType: "text/plain", cacheControl: "private, no-store" });
    const read = await readBytes({ bucket, key });
    const answer = await fetch(`${endpoint.replace(/\/$/, "")}/${bucket}/${key}`);
    await answer.body?.cancel();
    const opening = name === "leads" ? await examineLink(bucket, key) : [];
    await deleteObjects({ bucket, keys: [key] });
    if (!read?.equals(bytes))
      return [fault(about, `returns different bytes than were stored in ${bucket}`, "Check its log.")];
    const works = fine(about, `the bucket ${bucket} stores, returns and deletes objects`);
    const owner = await examineOwner(bucket);
    if (answer.status !== 200) return [works, ...owner, ...opening, ...examineClock(answer)];
    const text = `the bucket ${bucket} is publicly readable`;
    const fix = `Make it private${name === "media" ? "; only its folder public/ may be public" : ""}. (The storage of npm start cannot be.)`;
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
      return [
        fault(about, "its clock differs too much from this machine's", "Synchronise both clocks by NTP."),
      ];
    return [
      fault(
        about,
        `the bucket ${bucket} is unusable: ${what}`,
        fixes[code] ?? "Check S3_ENDPOINT and the storage's log.",
      ),
    ];
  }
}

/** Checks whether sweeps may delete objects in this bucket. */
async function examineOwner(bucket: string): Promise<Finding[]> {
  const state = await bucketState(bucket).catch(() => undefined); // a database that is down has its own finding
  if (state !== "foreign" && state !== "unmarked") return [];
  return [
    fault(
      about,
      state === "foreign"
        ? `the bucket ${bucket} belongs to another database`
        : `the bucket ${bucket} contains objects but is not marked as belonging to this database`,
      "Use separate buckets for each site. If this bucket belongs to this site, run: site admin adopt-buckets",
    ),
  ];
}

/** Checks that a signed download link returns the object. */
async function examineLink(bucket: string, key: string): Promise<Finding[]> {
  const link = await signedDownload({ bucket, key, fileName: "trial.txt", contentType: "text/plain" });
  if (!link) return [];
  const { origin, hostname } = new URL(link);
  const fix =
    "Correct S3_PUBLIC_ENDPOINT: the storage's address for browsers. Its proxy must pass on the Host header unchanged.";
  try {
    const { ok, status, body } = await fetch(link, { signal: AbortSignal.timeout(10_000) });
    await body?.cancel();
    if (ok) return [fine(about, `signed URLs work at ${origin}`)];
    return [fault(about, `a signed URL at ${origin} answers ${status}`, fix)];
  } catch (error) {
    const text = `signed URLs do not work at ${origin}: ${reasonOf(error instanceof Error && error.cause ? error.cause : error)}`;
    // Within a container, localhost is another machine.
    return [hostname === "localhost" ? advice(about, text, fix) : fault(about, text, fix)];
  }
}

/** Signed links depend on clock accuracy. */
function examineClock({ headers }: Response): Finding[] {
  const date = Date.parse(headers.get("Date") ?? "");
  const seconds = Math.round((date - Date.now()) / 1000);
  if (Number.isNaN(date) || Math.abs(seconds) < 30) return [];
  return [
    fault(
      about,
      `its clock differs by ${Math.abs(seconds)} s from this machine's`,
      "Synchronise both clocks by NTP.",
    ),
  ];
}
