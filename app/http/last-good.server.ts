import { remember } from "@epic-web/remember";
import { LRUCache } from "lru-cache";
import { log } from "#app/platform/log.server.ts";

/** Enough for every page of a large agency site; a page's content is some kilobytes. */
const mostKept = 1000;

/** Milliseconds after which a read that has a kept answer is not waited for. */
const patience = 2000;

const kept = remember("last-good", () => new LRUCache<string, NonNullable<unknown>>({ max: mostKept }));

export interface Answer<Value> {
  value: Value;
  /** The read failed or took too long, and this is what it gave before. */
  isStale: boolean;
}

/**
 * Reads content so that a database that is away does not take the site with it: the last answer of the same key is
 * kept in memory and given when the read fails or hangs. Rejects as the read does when nothing is kept. An undefined
 * answer is not kept and drops what was: a page taken off the site does not come back.
 */
export async function lastGood<Value>(key: string, read: () => Promise<Value>): Promise<Answer<Value>> {
  const reading = read().then((value) => {
    if (value == null) kept.delete(key);
    else kept.set(key, value);
    return { value, isStale: false };
  });
  if (!kept.has(key)) return reading;

  const stale = () => ({ value: kept.get(key) as Value, isStale: true });
  const timeout = new Promise<Answer<Value>>((resolve) =>
    setTimeout(() => resolve(stale()), patience).unref(),
  );
  return Promise.race([
    reading.catch((error: unknown) => {
      log.error({ err: error, key }, "content could not be read; the last good copy is served");
      return stale();
    }),
    timeout,
  ]);
}
