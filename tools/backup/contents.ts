import { z } from "zod";
import { objectRecord } from "../archive/objects.ts";
import { tableDigest, tableShape } from "../archive/tables.ts";

/** The archive kind of a backup. */
export const backupKind = "site-backup/1";

/**
 * Tables without value after a restore: sessions, pending sign-ins and rate limits. Everyone signs in again, so that
 * sessions that ended meanwhile stay ended.
 */
export const leftOut = new Set(["sessions", "pending_sign_ins", "passkey_challenges", "rate_limits"]);

/** The two object locations, as named in an archive. */
export const placeNames = ["leads", "media"] as const;
export type PlaceName = (typeof placeNames)[number];

const places = <Schema extends z.ZodType>(schema: Schema) => z.object({ leads: schema, media: schema });

/** The manifest contents of a backup. */
export const backupContents = z.object({
  /** The time of the snapshot, ISO 8601. */
  takenAt: z.string(),
  siteUrl: z.string(),
  /** PostgreSQL's version. */
  serverVersion: z.string(),
  /** The applied migrations, in order. */
  migrations: z.array(z.string()),
  /** Identifies the SECRET_KEY that the encrypted secrets need, without revealing it; null without a key. */
  keyFingerprint: z.string().nullable(),
  tables: z.array(tableShape.extend(tableDigest.shape)),
  sequences: z.array(z.object({ name: z.string(), value: z.string().nullable() })),
  /** The number of waiting and running jobs. */
  jobs: z.number(),
  objects: places(z.array(objectRecord)),
});
export type BackupContents = z.output<typeof backupContents>;

/** The names of the files in a backup. */
export const names = {
  rows: (table: string) => `database/${table}`,
  jobs: "queue/jobs.json",
  object: (place: PlaceName, key: string) => `objects/${place}/${key}`,
};
