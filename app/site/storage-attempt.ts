/**
 * Runs an action on the browser's storage. Undefined when the browser blocks the storage or its content cannot be read:
 * both count as empty.
 */
export function attempt<Result>(action: () => Result): Result | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}
