import { channel, tracingChannel } from "node:diagnostics_channel";

export interface CacheAnswer {
  cache: string;
  isHit: boolean;
}

const answers = channel("site.cache");

/** Tells whoever measures whether a cache had what it was asked for, and costs nothing while nobody does. */
export function noteCache(cache: string, isHit: boolean) {
  if (answers.hasSubscribers) answers.publish({ cache, isHit } satisfies CacheAnswer);
}

export interface JobRun {
  /** The kind of job. */
  name: string;
  id: string;
  /** Counted from 1. */
  attempt: number;
}

/** Tells whoever measures of each try of a job, and costs nothing while nobody does. */
export const jobChannel = tracingChannel<string, JobRun>("site.job");
