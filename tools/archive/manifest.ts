import { z } from "zod";

export const manifestName = "manifest.json";

const entrySchema = z.object({
  name: z.string(),
  /** Bytes. */
  size: z.number(),
  /** Hash of those bytes, as hexadecimal digits. */
  sha256: z.string(),
});

/** A file of an archive. */
export type Entry = z.output<typeof entrySchema>;

/** The last file of an archive; `contents` depends on its kind. */
export const manifestSchema = z.object({
  kind: z.string(),
  entries: z.array(entrySchema),
  contents: z.unknown(),
});
