import { z } from "zod";
import type { Transaction } from "#app/platform/database.server.ts";
import { defineJob, enqueue } from "#app/platform/queue.server.ts";

/**
 * Makes what the public sees of an original. One at a time: a large picture takes some hundred megabytes while it is
 * being made smaller. Six tries are about ten minutes of a storage that is away.
 */
export const makeVariants = defineJob({
  name: "media.make-variants",
  payload: z.object({
    mediaId: z.uuid(),
    /** Of the original; once it is another, another job is on its way. */
    hash: z.string(),
  }),
  maxAttempts: 6,
  line: "media",
});

/** Has the variants of an original made; what waits or was given up for the same medium is replaced. */
export async function makeVariantsLater(tx: Transaction, mediaId: string, hash: string) {
  await enqueue(tx, makeVariants, { mediaId, hash }, { key: `${makeVariants.name}:${mediaId}` });
}

/** Removes objects that no medium has any more; a hundred tries are weeks. */
export const removeObjects = defineJob({
  name: "media.remove-objects",
  payload: z.object({ keys: z.array(z.string()) }),
  maxAttempts: 100,
  line: "media", // not while variants of the same content are being made
});
