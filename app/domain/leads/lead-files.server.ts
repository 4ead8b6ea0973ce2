import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { Readable } from "node:stream";
import { sql } from "drizzle-orm";
import { db } from "#app/platform/database.server.ts";
import { log } from "#app/platform/log.server.ts";
import { buckets, signedDownload, uploadStream } from "#app/platform/storage.server.ts";
import { type SweepOptions, sweepBucket } from "#app/platform/sweep-bucket.server.ts";
import { type AttachedFile, leads } from "#db/schema/leads.ts";
import { isHarmlessArchive } from "./archive-content.server.ts";
import {
  type AttachmentExtension,
  attachmentExtension,
  attachmentProblems,
  attachmentTypes,
} from "./attachment.ts";
import { AttachmentRefused, checkedContent } from "./attachment-content.server.ts";
import { oneLine, shortened } from "./text.ts";
import { inUploadSlot, type UploadSlot } from "./upload-slots.server.ts";

/** A file as it comes: the name its sender gave it, and its bytes, which can be read once. */
export interface OfferedFile {
  name: string;
  body: AsyncIterable<Uint8Array>;
}

/** A file in the bucket; its address in the admin follows from its place among the lead's files. */
export type StoredFile = Omit<AttachedFile, "url">;

/**
 * Streams a file into the private bucket while its type, size and content are checked. Rejects with AttachmentRefused
 * when it may not be attached, with the error of the body when that ends too early, with any other error when the
 * storage does not take it; in each case the bucket has nothing of it.
 */
export async function storeLeadFile(
  leadId: string,
  address: string,
  { name, body }: OfferedFile,
): Promise<StoredFile> {
  const extension = allowedExtension(name);
  const key = leadFileKey(leadId, name, extension);
  const type = attachmentTypes[extension];

  return inUploadSlot(address, async (slot) => {
    const { buffer } = slot;
    let size = 0;
    /** One chunk of the whole file: S3 takes parts of 5 MB and nothing smaller, so each file is one part anyway. */
    async function* collected() {
      for await (const chunk of checkedContent(name, extension, whileHeld(body, slot))) {
        buffer.set(chunk, size);
        size += chunk.byteLength;
      }
      const whole = buffer.subarray(0, size);
      if (extension === "docx" && !(await isHarmlessArchive(whole))) {
        throw new AttachmentRefused(`${name} is not a document that can be opened without harm`);
      }
      yield whole;
    }
    await uploadStream({
      bucket: buckets.leads,
      key,
      body: Readable.from(collected()),
      contentType: type,
      cacheControl: "private, max-age=3600",
    });
    return { name: displayName(name), key, size, type };
  });
}

/**
 * The body for as long as the slot is held. Throws NoSlotError once another upload has taken it; the rest of the body is read
 * and dropped then, so that the form goes on.
 */
async function* whileHeld(body: AsyncIterable<Uint8Array>, slot: UploadSlot): AsyncGenerator<Uint8Array> {
  const chunks = body[Symbol.asyncIterator]();
  const lost = once(slot.signal, "abort").then(() => Promise.reject(slot.signal.reason));
  lost.catch(() => {}); // the work may have ended before
  let next = chunks.next();
  try {
    for (;;) {
      const { done, value } = await Promise.race([next, lost]);
      if (done) return slot.noteEnd();
      slot.noteBytes(value.byteLength);
      yield value;
      next = chunks.next();
    }
  } finally {
    if (slot.signal.aborted)
      drain(chunks, next).catch(() => {}); // the request fails where it is read
    else await chunks.return?.();
  }
}

async function drain(chunks: AsyncIterator<Uint8Array>, next: Promise<IteratorResult<Uint8Array>>) {
  while (!(await next).done) next = chunks.next();
}

/** Checks a file as `storeLeadFile` does and keeps nothing. Rejects with AttachmentRefused. */
export async function checkLeadFile({ name, body }: OfferedFile) {
  for await (const _chunk of checkedContent(name, allowedExtension(name), body));
}

function allowedExtension(name: string): AttachmentExtension {
  const extension = attachmentExtension(name);
  if (!extension) throw new AttachmentRefused(attachmentProblems.wrongType(name));
  return extension;
}

/** Nobody can guess the random part, and no two files have the same key. */
function leadFileKey(leadId: string, name: string, extension: AttachmentExtension, now = Date.now()): string {
  return `${leadId}/${randomBytes(12).toString("base64url")}/${now}-${sanitizedName(name, extension)}`;
}

/** LEAD-08: letters, digits, dots, hyphens and underscores, at most 50 of them, the extension kept. */
export function sanitizedName(name: string, extension: AttachmentExtension): string {
  const base = name
    .slice(0, -(extension.length + 1))
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .replace(/[^\w.-]+/g, "-")
    .replace(/^[.-]+|[.-]+$/g, "");
  return `${base.slice(0, 50 - extension.length - 1) || "file"}.${extension}`;
}

function displayName(name: string): string {
  return shortened(oneLine(name), 200);
}

/**
 * A link that downloads the file from the private bucket for 60 seconds; only for whoever may read the lead. As
 * `signedDownload`.
 */
export function linkToFile({ key, name, type }: AttachedFile): Promise<string | undefined> {
  return signedDownload({ bucket: buckets.leads, key, fileName: name, contentType: type });
}

/**
 * Removes files of no lead from the bucket: those of a process that ended between storing a file and its lead. Answers
 * with how many there were.
 */
export async function removeStrayFiles(options?: SweepOptions): Promise<number> {
  const removed = await sweepBucket(buckets.leads, withoutLead, options);
  if (removed > 0) log.warn({ removed }, "files of no lead were removed");
  return removed;
}

async function withoutLead(keys: string[]): Promise<string[]> {
  if (keys.length === 0) return [];
  const rows = await db.execute<{ key: string }>(sql`
    select file ->> 'key' as key
    from ${leads}, jsonb_array_elements(${leads.attachedFiles}) as file
    where file ->> 'key' in ${keys}`);
  const attached = new Set(rows.map(({ key }) => key));
  return keys.filter((key) => !attached.has(key));
}
