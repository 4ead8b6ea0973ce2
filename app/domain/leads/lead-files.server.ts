import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { Readable } from "node:stream";
import transliterate from "@sindresorhus/transliterate";
import { sql } from "drizzle-orm";
import { oneLine, shortened } from "#app/domain/texts/text.ts";
import { type SweepOptions, sweepBucket } from "#app/platform/bucket-owner.server.ts";
import { db } from "#app/platform/database.server.ts";
import { log } from "#app/platform/log.server.ts";
import type { PrivateFile } from "#app/platform/objects.server.ts";
import { buckets, uploadStream } from "#app/platform/storage.server.ts";
import { type AttachedFile, leads } from "#db/schema/leads.ts";
import { type AttachmentExtension, attachmentExtension, attachmentTypes } from "./attachment.ts";
import { AttachmentRefused, checkedContent, isHarmlessArchive } from "./attachment-content.server.ts";
import { inUploadSlot, type UploadSlot } from "./upload-slots.server.ts";

/** An uploaded file: the original name and a byte stream that can be read once. */
export interface OfferedFile {
  name: string;
  body: AsyncIterable<Uint8Array>;
}

/** A stored file; its admin URL derives from its index among the lead's files. */
export type StoredFile = Omit<AttachedFile, "url">;

/**
 * Streams a file into the private bucket and validates type, size and content. Rejects with AttachmentRefused for a
 * disallowed file, with the body's error when the body aborts, and with any other error when the storage fails; in each
 * case nothing remains in the bucket.
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
    /** Collects the file into one chunk: S3 multipart parts have at least 5 MB, so each file is one part anyway. */
    async function* collected() {
      for await (const chunk of checkedContent(name, extension, whileHeld(body, slot))) {
        buffer.set(chunk, size);
        size += chunk.byteLength;
      }
      const whole = buffer.subarray(0, size);
      if (extension === "docx" && !(await isHarmlessArchive(whole))) {
        throw new AttachmentRefused("unsafeDocument", name);
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
 * Yields the body while the slot is held. Throws NoSlotError when another upload takes the slot; then drains the rest
 * of the body so that the form parser continues.
 */
async function* whileHeld(body: AsyncIterable<Uint8Array>, slot: UploadSlot): AsyncGenerator<Uint8Array> {
  const chunks = body[Symbol.asyncIterator]();
  const lost = once(slot.signal, "abort").then(() => Promise.reject(slot.signal.reason));
  lost.catch(() => {}); // the upload may have finished before
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
      drain(chunks, next).catch(() => {}); // the caller that reads the request handles the failure
    else await chunks.return?.();
  }
}

async function drain(chunks: AsyncIterator<Uint8Array>, next: Promise<IteratorResult<Uint8Array>>) {
  while (!(await next).done) next = chunks.next();
}

/** Validates a file as `storeLeadFile` does, without storing it. Rejects with AttachmentRefused. */
export async function checkLeadFile({ name, body }: OfferedFile) {
  for await (const _chunk of checkedContent(name, allowedExtension(name), body));
}

function allowedExtension(name: string): AttachmentExtension {
  const extension = attachmentExtension(name);
  if (!extension) throw new AttachmentRefused("fileType", name);
  return extension;
}

/** Object key with an unguessable random part, unique per file. */
function leadFileKey(leadId: string, name: string, extension: AttachmentExtension, now = Date.now()): string {
  return `${leadId}/${randomBytes(12).toString("base64url")}/${now}-${sanitizedName(name, extension)}`;
}

/** LEAD-08: Latin letters, digits, dots, hyphens and underscores, at most 50; the extension is preserved. */
export function sanitizedName(name: string, extension: AttachmentExtension): string {
  const base = transliterate(name.slice(0, -(extension.length + 1)))
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .replace(/[^\w.-]+/g, "-")
    .replace(/-{2,}/g, "-")
    .replace(/^[.-]+|[.-]+$/g, "");
  return `${base.slice(0, 50 - extension.length - 1) || "file"}.${extension}`;
}

function displayName(name: string): string {
  return shortened(oneLine(name), 200);
}

/** The attachment in the private bucket; callers must check that the user may read the lead. */
export function privateFileOf({ key, name, type }: AttachedFile): PrivateFile {
  return { bucket: buckets.leads, key, name, type };
}

/**
 * Deletes files without a lead, left by a process that ended between storing the file and its lead. Returns the number
 * of deleted files.
 */
export async function removeStrayFiles(options?: SweepOptions): Promise<number> {
  const removed = await sweepBucket(buckets.leads, withoutLead, options);
  if (removed > 0) log.warn({ removed }, "files without a lead were deleted");
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
