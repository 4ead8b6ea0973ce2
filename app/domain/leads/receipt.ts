import { z } from "zod";

/** The success page's data: reference, deadline and the stored values. */
export const receiptSchema = z.object({
  reference: z.string(),
  deadline: z.object({ moment: z.string(), zone: z.string() }),
  /** Whether a confirmation mail is sent to `email`. */
  isConfirmed: z.boolean(),
  name: z.string(),
  email: z.string(),
  ndaNeeded: z.boolean(),
  /** What the sender entered in the short fields. */
  facts: z.array(z.object({ label: z.string(), value: z.string() })),
  description: z.string(),
  files: z.array(z.object({ name: z.string(), size: z.number() })),
  /** Names of files that could not be stored. */
  missingFiles: z.array(z.string()),
});

export type Receipt = z.output<typeof receiptSchema>;
