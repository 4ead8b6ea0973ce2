import { tracingChannel } from "node:diagnostics_channel";

export interface JobRun {
  /** The kind of job. */
  name: string;
  id: string;
  /** Counted from 1. */
  attempt: number;
}

/** Tells whoever measures of each try of a job, and costs nothing while nobody does. */
export const jobChannel = tracingChannel<string, JobRun>("site.job");
