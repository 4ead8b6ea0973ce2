/**
 * Writes one value at a time; while a write runs, newer values replace the waiting one. The returned promise resolves
 * when the given value or a later one is written, and rejects when that write fails.
 */
export function latestWrite<Value>(write: (value: Value) => Promise<unknown>) {
  let waiting: { value: Value } | undefined;
  let next: Promise<void> | undefined;
  let current: Promise<unknown> = Promise.resolve();

  return function writeLatest(value: Value): Promise<void> {
    if (waiting && next) {
      waiting.value = value;
      return next;
    }
    const slot = { value };
    waiting = slot;
    next = current
      .catch(() => {})
      .then(async () => {
        waiting = undefined;
        next = undefined;
        await write(slot.value);
      });
    current = next;
    return next;
  };
}
