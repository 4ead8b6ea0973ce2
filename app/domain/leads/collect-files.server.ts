import { S3ServiceException } from "@aws-sdk/client-s3";
import type { Language } from "#app/languages/language.ts";
import { log } from "#app/platform/log.server.ts";
import { buckets, deleteObjects } from "#app/platform/storage.server.ts";
import { attachmentLimit } from "./attachment.ts";
import { AttachmentRefused } from "./attachment-content.server.ts";
import { checkLeadFile, type OfferedFile, type StoredFile, storeLeadFile } from "./lead-files.server.ts";
import { messages } from "./messages.ts";
import { NoSlotError } from "./upload-slots.server.ts";

export interface FailedUpload {
  name: string;
  /** Shown to the team. */
  reason: string;
}

/** How to handle files: store them, only validate them, or discard them unread. */
export type FilePlan = "store" | "check" | "drop";

/** Collects the files of one enquiry as they arrive. */
export interface FileCollection {
  /** Processes the next file; discards those after the third and notes their names. Never rejects. */
  take(file: OfferedFile, how: { plan: FilePlan; leadId: string }): Promise<void>;
  readonly stored: StoredFile[];
  /** Reasons for rejected files, shown to the visitor. */
  readonly refusals: string[];
  readonly failedUploads: FailedUpload[];
  /** Names of all received files, stored or not. */
  readonly names: string[];
  /** Names of the files that were not rejected. */
  readonly accepted: string[];
  /** Deletes all stored files from the bucket. Never rejects; `removeStrayFiles` finds the remaining ones. */
  remove(): Promise<void>;
}

/**
 * Stores the files of one enquiry. `address` is the key of the limit on upload slots; refusals are in the language of
 * the sender.
 */
export function collectFiles(address: string, language: Language): FileCollection {
  const stored: StoredFile[] = [];
  const refusals: string[] = [];
  const failedUploads: FailedUpload[] = [];
  const names: string[] = [];
  const accepted: string[] = [];

  async function store(file: OfferedFile, leadId: string) {
    if (failedUploads.length > 0) {
      failedUploads.push({ name: file.name, reason: messages.storageFailedBefore });
      return;
    }
    const source = watched(file.body);
    try {
      stored.push(await storeLeadFile(leadId, address, { name: file.name, body: source.body }));
    } catch (error) {
      if (error instanceof AttachmentRefused) throw error;
      if (source.isBroken()) return; // the request fails with the same error
      log.warn({ err: error, leadId }, "a file could not be stored; the lead is stored without it");
      failedUploads.push({ name: file.name, reason: reasonOf(error) });
    }
  }

  return {
    stored,
    refusals,
    failedUploads,
    names,
    accepted,
    async take(file, { plan, leadId }) {
      if (names.length >= attachmentLimit) {
        failedUploads.push({ name: file.name, reason: messages.tooManyFiles(attachmentLimit) });
        return;
      }
      names.push(file.name);
      try {
        if (plan === "check" || (plan === "store" && refusals.length > 0)) await checkLeadFile(file);
        else if (plan === "store") await store(file, leadId);
        accepted.push(file.name);
      } catch (error) {
        if (error instanceof AttachmentRefused) refusals.push(error.textIn(language));
      }
    },
    async remove() {
      const keys = stored.splice(0).map(({ key }) => key);
      await deleteObjects({ bucket: buckets.leads, keys }).catch((err: unknown) => {
        log.warn({ err, files: keys.length }, "files could not be removed yet");
      });
    },
  };
}

/** Distinguishes an aborted body from a storage failure. */
function watched(source: AsyncIterable<Uint8Array>) {
  let broken = false;
  async function* body() {
    try {
      yield* source;
    } catch (error) {
      broken = true;
      throw error;
    }
  }
  return { body: body(), isBroken: () => broken };
}

function reasonOf(error: unknown): string {
  if (error instanceof NoSlotError) return messages.uploadTooSlow;
  if (!(error instanceof S3ServiceException)) return messages.storageUnreachable;
  return messages.storageRefused(error.name, error.$metadata.httpStatusCode);
}
