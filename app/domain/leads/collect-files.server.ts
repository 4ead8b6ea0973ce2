import { log } from "#app/platform/log.server.ts";
import { buckets, deleteObjects } from "#app/platform/storage.server.ts";
import { attachmentLimit } from "./attachment.ts";
import { AttachmentRefused } from "./attachment-content.server.ts";
import type { FailedUpload } from "./capture.server.ts";
import { checkLeadFile, type OfferedFile, type StoredFile, storeLeadFile } from "./lead-files.server.ts";
import { NoSlotError } from "./upload-slots.server.ts";

/** What to do with files: keep them, only say what is wrong with them, or drop them unread. */
export type FilePlan = "store" | "check" | "drop";

/** The files of one enquiry while they arrive. */
export interface FileCollection {
  /** Takes the next file; those beyond the third are dropped. Never rejects. */
  take(file: OfferedFile, how: { plan: FilePlan; leadId: string }): Promise<void>;
  readonly stored: StoredFile[];
  /** Why files may not be attached, for the visitor. */
  readonly refusals: string[];
  readonly failedUploads: FailedUpload[];
  /** Names of the files that came, stored or not. */
  readonly names: string[];
  /** Takes everything out of the bucket again. Never rejects; what resists is found by `removeStrayFiles`. */
  remove(): Promise<void>;
}

/** Starts with nothing. `address` is whom the upload slots count for. */
export function collectFiles(address: string): FileCollection {
  const stored: StoredFile[] = [];
  const refusals: string[] = [];
  const failedUploads: FailedUpload[] = [];
  const names: string[] = [];

  async function store(file: OfferedFile, leadId: string) {
    if (failedUploads.length > 0) {
      failedUploads.push({ name: file.name, reason: "the storage failed with the file before it" });
      return;
    }
    const source = watched(file.body);
    try {
      stored.push(await storeLeadFile(leadId, address, { name: file.name, body: source.body }));
    } catch (error) {
      if (error instanceof AttachmentRefused) throw error;
      if (source.isBroken()) return; // the request fails with it
      log.warn({ err: error, leadId }, "a file could not be stored, the lead goes on without it");
      failedUploads.push({ name: file.name, reason: reasonOf(error) });
    }
  }

  return {
    stored,
    refusals,
    failedUploads,
    names,
    async take(file, { plan, leadId }) {
      if (names.length >= attachmentLimit) return;
      names.push(file.name);
      try {
        if (plan === "check" || (plan === "store" && refusals.length > 0)) await checkLeadFile(file);
        else if (plan === "store") await store(file, leadId);
      } catch (error) {
        if (error instanceof AttachmentRefused) refusals.push(error.message);
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

/** Tells a body that breaks off from a storage that fails. */
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
  return error instanceof NoSlotError
    ? "it arrived too slowly, or too many files arrived at the same time"
    : "the storage could not be reached";
}
