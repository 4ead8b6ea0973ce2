import { remember } from "@epic-web/remember";
import { inArray, sql } from "drizzle-orm";
import { db } from "#app/platform/database.server.ts";
import { log } from "#app/platform/log.server.ts";
import { missingPaths, redirects } from "#db/schema/redirects.ts";

/** Counts are collected this long, then written. */
const WRITE_DELAY_MS = 2000;

/** Bounds the memory that a flood of invented paths can take. */
const MAX_COUNTED_PATHS = 500;

/** Stored missing paths; the least recently seen is deleted first. */
export const MAX_MISSING_PATHS = 500;

const counters = remember("redirect-counters", () => ({
  hits: new Map<string, number>(),
  missing: new Map<string, number>(),
  timer: undefined as NodeJS.Timeout | undefined,
}));

/** Counts a use of a redirect without delaying the response. */
export function countHit(fromPath: string) {
  count(counters.hits, fromPath);
}

/** Counts a path that was not found, without data of the visitor and without delaying the response. */
export function countMissing(path: string) {
  if (shouldLogNotFound(path)) count(counters.missing, path);
}

function count(of: Map<string, number>, path: string) {
  if (of.size >= MAX_COUNTED_PATHS && !of.has(path)) return;
  of.set(path, (of.get(path) ?? 0) + 1);
  counters.timer ??= setTimeout(() => void writeCounters(), WRITE_DELAY_MS).unref();
}

/** Writes the collected counts. Never rejects: counts that cannot be written are dropped. */
export async function writeCounters() {
  clearTimeout(counters.timer);
  counters.timer = undefined;
  const { hits, missing } = counters;
  counters.hits = new Map();
  counters.missing = new Map();
  try {
    await Promise.all([writeHits(hits), writeMissing(missing)]);
  } catch (err) {
    log.warn({ err }, "hits of redirects could not be counted");
  }
}

async function writeHits(hits: Map<string, number>) {
  for (const [fromPath, number] of hits) {
    await db
      .update(redirects)
      .set({ hits: sql`${redirects.hits} + ${number}`, lastHitAt: new Date() })
      .where(inArray(redirects.fromPath, [fromPath]));
  }
}

async function writeMissing(missing: Map<string, number>) {
  if (missing.size === 0) return;
  await db
    .insert(missingPaths)
    .values([...missing].map(([path, hits]) => ({ path, hits })))
    .onConflictDoUpdate({
      target: missingPaths.path,
      set: { hits: sql`${missingPaths.hits} + excluded.hits`, lastSeenAt: sql`now()` },
    });
  await db.execute(sql`
    delete from ${missingPaths} where ${missingPaths.path} in (
      select path from ${missingPaths} order by last_seen_at desc, path offset ${MAX_MISSING_PATHS}
    )`);
}

/** Real page paths are far shorter. */
const MAX_PATH_LENGTH = 200;

/** Paths that vulnerability scanners request. */
const scanned = /\.(php|aspx?|jsp|cgi|env|git|sql|bak|zip|gz|ya?ml|ini|log)\b|\/(wp-|\.|cgi-bin|vendor\/)/i;

/** Build assets: after a release browsers still request those of the previous build. */
const built = /^\/assets\//;

/**
 * Whether a path that was not found is worth showing as a broken link: not those that may contain personal data (mail
 * addresses, long tokens), and not those of scanners or earlier builds.
 */
function shouldLogNotFound(path: string): boolean {
  if (path.length > MAX_PATH_LENGTH || scanned.test(path) || built.test(path)) return false;
  if (/@|%40/i.test(path)) return false;
  return !path.split("/").some((part) => part.length >= 24 && !isWords(part));
}

/** Words joined by hyphens, like a slug; not random letters and digits. */
function isWords(part: string): boolean {
  return part.split("-").every((word) => word.length < 16 && !/[a-z]\d+[a-z]/i.test(word));
}
