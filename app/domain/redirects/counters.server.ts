import { remember } from "@epic-web/remember";
import { inArray, sql } from "drizzle-orm";
import { db } from "#app/platform/database.server.ts";
import { log } from "#app/platform/log.server.ts";
import { missingPaths, redirects } from "#db/schema/redirects.ts";

/** Milliseconds after which what was counted is written. */
const pause = 2000;

/** Paths counted in one pause; a flood of made-up ones is not worth its memory. */
const mostCounted = 500;

/** Missing paths that are kept; the one not seen for longest goes first. */
export const mostMissing = 500;

const counters = remember("redirect-counters", () => ({
  hits: new Map<string, number>(),
  missing: new Map<string, number>(),
  timer: undefined as NodeJS.Timeout | undefined,
}));

/** Notes that a redirect was used. Nobody waits for it. */
export function countHit(fromPath: string) {
  count(counters.hits, fromPath);
}

/** Notes a path that leads nowhere, without anything of who asked. Nobody waits for it. */
export function countMissing(path: string) {
  if (isWorthNoting(path)) count(counters.missing, path);
}

function count(of: Map<string, number>, path: string) {
  if (of.size >= mostCounted && !of.has(path)) return;
  of.set(path, (of.get(path) ?? 0) + 1);
  counters.timer ??= setTimeout(() => void writeCounters(), pause).unref();
}

/** Writes what was counted since the last time. Never rejects: counts that cannot be written are forgotten. */
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
      select path from ${missingPaths} order by last_seen_at desc, path offset ${mostMissing}
    )`);
}

/** Longest path that is noted; addresses of pages are far shorter. */
const longest = 200;

/** What scanners ask every site for. */
const scanned = /\.(php|aspx?|jsp|cgi|env|git|sql|bak|zip|gz|ya?ml|ini|log)\b|\/(wp-|\.|cgi-bin|vendor\/)/i;

/** Files of a build: browsers ask for those of an earlier one after a release. */
const built = /^\/assets\//;

/**
 * Whether a path that leads nowhere may be noted: one that somebody could have linked to. Not what may hold personal
 * data, an e-mail address or a long token, and not what only scanners or pages of an earlier build ask for.
 */
function isWorthNoting(path: string): boolean {
  if (path.length > longest || scanned.test(path) || built.test(path)) return false;
  if (/@|%40/i.test(path)) return false;
  return !path.split("/").some((part) => part.length >= 24 && !isWords(part));
}

/** Words joined by hyphens, like a slug; not random letters and digits. */
function isWords(part: string): boolean {
  return part.split("-").every((word) => word.length < 16 && !/[a-z]\d+[a-z]/i.test(word));
}
