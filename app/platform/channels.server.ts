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

/** Publishes each attempt of a job for metrics and traces; free without subscribers. */
export const jobChannel = tracingChannel<string, JobRun>("site.job");

/** Calls `begin` at the start of each attempt of a job, and the function that it returns at the end. */
export function watchJobs(begin: (run: JobRun) => (isFailed: boolean) => void) {
  const running = new WeakMap<JobRun, ReturnType<typeof begin>>();
  const failed = new WeakSet<JobRun>();
  jobChannel.subscribe({
    start: (run) => running.set(run, begin(run)),
    end: () => {},
    asyncStart: () => {},
    asyncEnd: (run) => running.get(run)?.(failed.has(run)),
    error: (run) => failed.add(run),
  });
}
