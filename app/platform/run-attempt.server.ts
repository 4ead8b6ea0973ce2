import { type JobRun, jobChannel } from "./channels.server.ts";
import { log, requestContext } from "./log.server.ts";

/**
 * Runs an attempt of a job, which appears in the log, metrics and traces under the job's name. Rejects as `work` does.
 */
export function runAttempt<Value>(run: JobRun, work: () => Promise<Value>): Promise<Value> {
  const context = { ...requestContext.getStore(), job: run.name, jobId: run.id };
  return requestContext.run(context, async () => {
    try {
      return await jobChannel.tracePromise(work, run);
    } catch (err) {
      log.warn({ err, attempt: run.attempt }, "a job failed");
      throw err;
    }
  });
}
