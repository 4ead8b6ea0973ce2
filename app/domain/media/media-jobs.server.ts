import { z } from "zod";
import type { Transaction } from "#app/platform/database.server.ts";
import { defineJob, enqueue } from "#app/platform/queue.server.ts";

/**
 * Creates the public variants of an original. Runs one at a time, because resizing a large image takes some hundred
 * megabytes of memory. Six attempts cover about ten minutes of a storage outage.
 */
export const makeVariants = defineJob({
  name: "media.make-variants",
  payload: z.object({
    mediaId: z.uuid(),
    /** Hash of the original; a newer original has a newer job. */
    hash: z.string(),
  }),
  maxAttempts: 6,
  serialQueue: "media",
});

/** Enqueues the variants of an original; replaces a queued or failed job of the same medium. */
export async function makeVariantsLater(tx: Transaction, mediaId: string, hash: string) {
  await enqueue(tx, makeVariants, { mediaId, hash }, { key: `${makeVariants.name}:${mediaId}` });
}

/** Deletes unreferenced objects; a hundred attempts take weeks. */
export const removeObjects = defineJob({
  name: "media.remove-objects",
  payload: z.object({ keys: z.array(z.string()) }),
  maxAttempts: 100,
  serialQueue: "media", // not concurrently with variants of the same content
});
