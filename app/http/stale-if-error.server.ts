import { isDeepStrictEqual } from "node:util";
import { remember } from "@epic-web/remember";
import { LRUCache } from "lru-cache";
import { contentVersion } from "#app/domain/content/content-version.server.ts";
import { noteCache } from "#app/platform/channels.server.ts";
import { isRefusingConnections } from "#app/platform/database-sockets.server.ts";
import { log } from "#app/platform/log.server.ts";

/** Enough for every page of a large site; a page's content takes a few kilobytes. */
const MAX_PAGES = 1000;

/** Locations of media, in a separate cache: a library must not evict the pages. */
const MAX_MEDIA = 5000;
const mediaPrefix = "media:";

/** After this time a cached value is served instead of waiting for the read. */
const READ_TIMEOUT_MS = 2000;

interface CachedValue {
  value: NonNullable<unknown>;
  /** The content version at the time of the read; undefined while notifications were down. */
  version: number | undefined;
}

const caches = remember("stale-if-error", () => ({
  pages: new LRUCache<string, CachedValue>({ max: MAX_PAGES }),
  media: new LRUCache<string, CachedValue>({ max: MAX_MEDIA }),
  reading: new Map<string, { version: number; answer: Promise<Answer<unknown>> }>(),
  versions: new WeakMap<object, number>(),
}));

const cacheFor = (key: string) => (key.startsWith(mediaPrefix) ? caches.media : caches.pages);

export interface Answer<Value> {
  value: Value;
  /** Whether the read failed or timed out, and the value is the previous one. */
  isStale: boolean;
}

/**
 * Caches reads of public content until a notification of a change; concurrent reads of a key are shared. An unchanged
 * value stays the same object.
 *
 * When a read fails or times out, the last value of its key is served; without one the read's error is thrown. An
 * undefined result is not cached and removes the cached value, so that an unpublished page does not reappear.
 */
export async function staleIfError<Value>(key: string, read: () => Promise<Value>): Promise<Answer<Value>> {
  const version = contentVersion();
  if (version === undefined) return readOrStale(key, read, version);

  const cached = cacheFor(key).get(key);
  noteCache("content", cached?.version === version);
  if (cached?.version === version) return { value: cached.value as Value, isStale: false };
  const pending = caches.reading.get(key);
  if (pending?.version === version) return pending.answer as Promise<Answer<Value>>;

  const answer = readOrStale(key, read, version).finally(() => {
    if (caches.reading.get(key)?.answer === answer) caches.reading.delete(key);
  });
  caches.reading.set(key, { version, answer });
  return answer;
}

/**
 * Returns the content version of a value from `staleIfError`, so that derived data can be cached as long. Undefined for
 * other values.
 */
export function versionOf(answer: unknown): number | undefined {
  return typeof answer === "object" && answer !== null ? caches.versions.get(answer) : undefined;
}

async function readOrStale<Value>(
  key: string,
  read: () => Promise<Value>,
  version: number | undefined,
): Promise<Answer<Value>> {
  const stale = () => ({ value: cacheFor(key).get(key)?.value as Value, isStale: true });
  const reading = read().then((value) => ({ value: store(key, value, version), isStale: false }));
  if (!cacheFor(key).has(key)) return reading;

  const timeout = new Promise<Answer<Value>>((resolve) =>
    setTimeout(() => resolve(stale()), READ_TIMEOUT_MS).unref(),
  );
  return Promise.race([
    reading.catch((error: unknown) => {
      // While connections are refused, every read fails; the watchdog has logged it once.
      if (!isRefusingConnections())
        log.error({ err: error, key }, "content could not be read; the stale-if-error copy is served");
      return stale();
    }),
    timeout,
  ]);
}

/** Stores a value and returns it; an equal stored value is returned as the same object. */
function store<Value>(key: string, read: Value, version: number | undefined): Value {
  if (read == null) {
    cacheFor(key).delete(key);
    return read;
  }
  const last = cacheFor(key).get(key)?.value;
  const value = isDeepStrictEqual(last, read) ? (last as NonNullable<Value>) : read;
  cacheFor(key).set(key, { value, version });
  if (typeof value === "object" && version !== undefined) caches.versions.set(value, version);
  return value;
}
