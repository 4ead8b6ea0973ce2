/** The work exceeded its deadline; it continues, but its result is ignored. */
export class DeadlineError extends Error {
  override name = "DeadlineError";
}

/** Settles like `work`, or rejects with a DeadlineError after `milliseconds`. */
export function within<Value>(milliseconds: number, work: Promise<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    // A busy process runs the timer before it reads what has arrived meanwhile, so it reads first.
    const timer = setTimeout(
      () => setImmediate(() => reject(new DeadlineError(`no answer within ${milliseconds} ms`))),
      milliseconds,
    );
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
