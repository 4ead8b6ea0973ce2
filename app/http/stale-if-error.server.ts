import { remember } from "@epic-web/remember";
import { LRUCache } from "lru-cache";
import { contentVersion } from "#app/domain/content/content-version.server.ts";
import { sitePreview } from "#app/domain/settings/site-preview.server.ts";
import { contentLanguage } from "#app/languages/requested-language.server.ts";
import { noteCache } from "#app/platform/channels.server.ts";
import { log } from "#app/platform/log.server.ts";
import type { Freshness } from "./response-headers.ts";

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
  /** Whether the last read has failed. */
  isFailing: false,
}));

const cacheFor = (key: string) => (key.startsWith(mediaPrefix) ? caches.media : caches.pages);

export interface Answer<Value> extends Freshness {
  value: Value;
}

/**
 * Caches reads of public content in the language of the request until a notification of a change; concurrent reads of a
 * key are shared.
 *
 * When a read fails or times out, the last value of its key is served; without one the read's error is thrown. An
 * undefined result is not cached and removes the cached value, so that an unpublished page does not reappear.
 *
 * A preview of the site reads for itself. Its answers have no content version, so no other cache takes them either.
 */
export async function staleIfError<Value>(name: string, read: () => Promise<Value>): Promise<Answer<Value>> {
  if (sitePreview.getStore()) return { value: await read(), contentVersion: undefined, isStale: false };

  const language = contentLanguage();
  const key = language && !name.startsWith(mediaPrefix) ? `${language} ${name}` : name;
  const version = contentVersion();
  if (version === undefined) return readOrStale(key, read, version);

  const cached = cacheFor(key).get(key);
  noteCache("content", cached?.version === version);
  if (cached?.version === version)
    return { value: cached.value as Value, contentVersion: version, isStale: false };
  const pending = caches.reading.get(key);
  if (pending?.version === version) return pending.answer as Promise<Answer<Value>>;

  const answer = readOrStale(key, read, version).finally(() => {
    if (caches.reading.get(key)?.answer === answer) caches.reading.delete(key);
  });
  caches.reading.set(key, { version, answer });
  return answer;
}

async function readOrStale<Value>(
  key: string,
  read: () => Promise<Value>,
  version: number | undefined,
): Promise<Answer<Value>> {
  const stale = () => ({
    value: cacheFor(key).get(key)?.value as Value,
    contentVersion: undefined,
    isStale: true,
  });
  const reading = read().then((value) => {
    caches.isFailing = false;
    store(key, value, version);
    return { value, contentVersion: version, isStale: false };
  });
  if (!cacheFor(key).has(key)) return reading;

  const timeout = new Promise<Answer<Value>>((resolve) =>
    setTimeout(() => resolve(stale()), READ_TIMEOUT_MS).unref(),
  );
  return Promise.race([
    reading.catch((error: unknown) => {
      // While Postgres is unavailable every read fails: the first one is logged.
      if (!caches.isFailing)
        log.error({ err: error, key }, "content could not be read; the stale-if-error copy is served");
      caches.isFailing = true;
      return stale();
    }),
    timeout,
  ]);
}

/** Stores a value; no value removes the stored one. */
function store(key: string, value: unknown, version: number | undefined) {
  if (value == null) cacheFor(key).delete(key);
  else cacheFor(key).set(key, { value, version });
}
