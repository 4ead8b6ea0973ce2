import { z } from "zod";
import { objectRecord } from "../archive/objects.ts";
import { tableDigest, tableShape } from "../archive/tables.ts";

/** The kind of archive that a backup is. */
export const backupKind = "site-backup/1";

/**
 * Rows that mean nothing on the day a backup is needed: who is signed in or about to be, and the counts of limits.
 * After a restore everybody signs in anew, so that no session comes back that was ended meanwhile.
 */
export const leftOut = new Set(["sessions", "pending_sign_ins", "passkey_challenges", "rate_limits"]);

/** The two places of objects, as an archive names them. */
export const placeNames = ["leads", "media"] as const;
export type PlaceName = (typeof placeNames)[number];

const places = <Schema extends z.ZodType>(schema: Schema) => z.object({ leads: schema, media: schema });

/** What a backup holds, beside the files themselves. */
export const backupContents = z.object({
  /** The moment whose state it is, ISO 8601. */
  takenAt: z.string(),
  siteUrl: z.string(),
  /** Of PostgreSQL. */
  serverVersion: z.string(),
  /** The migrations that its tables have had, in their order. */
  migrations: z.array(z.string()),
  /** Tells which SECRET_KEY its sealed secrets need, without giving it away; null without a key. */
  keyFingerprint: z.string().nullable(),
  tables: z.array(tableShape.extend(tableDigest.shape)),
  sequences: z.array(z.object({ name: z.string(), value: z.string().nullable() })),
  /** How many jobs were waiting or under way. */
  jobs: z.number(),
  objects: places(z.array(objectRecord)),
});
export type BackupContents = z.output<typeof backupContents>;

/** How the files of a backup are called. */
export const names = {
  rows: (table: string) => `database/${table}`,
  jobs: "queue/jobs.json",
  object: (place: PlaceName, key: string) => `objects/${place}/${key}`,
};
