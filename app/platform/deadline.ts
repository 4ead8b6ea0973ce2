/** The work exceeded its deadline; it continues, but its result is ignored. */
export class DeadlineError extends Error {
  override name = "DeadlineError";
}

const STEPS = 4;

/**
 * Settles like `work`, or rejects with a DeadlineError after `milliseconds`. Time in which this process is too busy to
 * read responses does not count: it delays a step instead of expiring the whole time.
 */
export function within<Value>(milliseconds: number, work: Promise<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    let stepsLeft = STEPS;
    const timer = setInterval(() => {
      stepsLeft -= 1;
      if (stepsLeft > 0) return;
      clearInterval(timer);
      // After a busy time the timer runs before the responses are read.
      setImmediate(() => reject(new DeadlineError(`no answer within ${milliseconds} ms`)));
    }, milliseconds / STEPS);
    work.then(resolve, reject).finally(() => clearInterval(timer));
  });
}
