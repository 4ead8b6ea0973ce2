/**
 * Writes one value at a time, each as soon as the one before is written; values that come meanwhile replace each
 * other. What it returns resolves when the given value or a later one is written, and rejects when that fails.
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
