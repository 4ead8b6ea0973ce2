import { z } from "zod";

/** What a sender sees after sending: the reference, the deadline, and everything as it arrived. */
export const receiptSchema = z.object({
  reference: z.string(),
  deadline: z.object({ moment: z.string(), zone: z.string() }),
  /** Whether a mail confirms it to `email`. */
  isConfirmed: z.boolean(),
  name: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  ndaNeeded: z.boolean(),
  description: z.string(),
  files: z.array(z.object({ name: z.string(), size: z.number() })),
  /** Names of files that could not be stored. */
  missingFiles: z.array(z.string()),
});

export type Receipt = z.output<typeof receiptSchema>;
