/** What took too long is left to itself; its answer comes too late to matter. */
export class DeadlineError extends Error {
  override name = "DeadlineError";
}

/** Settles as `work` does, or rejects with a DeadlineError after `milliseconds`. */
export function within<Value>(milliseconds: number, work: Promise<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(
      () => reject(new DeadlineError(`no answer within ${milliseconds} ms`)),
      milliseconds,
    );
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
