import { channel, tracingChannel } from "node:diagnostics_channel";

export interface CacheAnswer {
  cache: string;
  isHit: boolean;
}

const answers = channel("site.cache");

/** Publishes cache hits and misses for metrics; free without subscribers. */
export function noteCache(cache: string, isHit: boolean) {
  if (answers.hasSubscribers) answers.publish({ cache, isHit } satisfies CacheAnswer);
}

export interface JobRun {
  /** The job's name. */
  name: string;
  id: string;
  /** Counted from 1. */
  attempt: number;
}

/** Publishes each attempt of a job for metrics; free without subscribers. */
export const jobChannel = tracingChannel<string, JobRun>("site.job");
