/**
 * Runs something with the browser's storage. Undefined when the browser refuses the storage, or holds something there
 * that cannot be read: both count as nothing stored.
 */
export function attempt<Result>(action: () => Result): Result | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}
