import { channel } from "node:diagnostics_channel";

export interface CacheAnswer {
  cache: string;
  isHit: boolean;
}

const answers = channel("site.cache");

/** Tells whoever measures whether a cache had what it was asked for, and costs nothing while nobody does. */
export function noteCache(cache: string, isHit: boolean) {
  if (answers.hasSubscribers) answers.publish({ cache, isHit } satisfies CacheAnswer);
}
