import { z } from "zod";
import { defineJob } from "#app/platform/queue.server.ts";

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

/** Removes objects that no medium has any more; a hundred tries are weeks. */
export const removeObjects = defineJob({
  name: "media.remove-objects",
  payload: z.object({ keys: z.array(z.string()) }),
  maxAttempts: 100,
  line: "media", // not while variants of the same content are being made
});
