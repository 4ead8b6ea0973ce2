import { z } from "zod";

export const manifestName = "manifest.json";

const entrySchema = z.object({
  name: z.string(),
  /** Bytes. */
  size: z.number(),
  /** Of those bytes, in hexadecimal digits. */
  sha256: z.string(),
});

/** A file of an archive. */
export type Entry = z.output<typeof entrySchema>;

/** What stands in the last file of an archive; `contents` is what its kind is about. */
export const manifestSchema = z.object({
  kind: z.string(),
  entries: z.array(entrySchema),
  contents: z.unknown(),
});
