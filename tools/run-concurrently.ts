/**
 * Runs tasks concurrently. When one fails, the others are aborted and awaited, so that nothing continues in the
 * background; rejects with the first error.
 */
export async function runConcurrently<const Tasks extends ((signal: AbortSignal) => Promise<unknown>)[]>(
  signal: AbortSignal,
  ...tasks: Tasks
): Promise<{ [Position in keyof Tasks]: Awaited<ReturnType<Tasks[Position]>> }> {
  const failed = new AbortController();
  const running = tasks.map((task) => task(AbortSignal.any([signal, failed.signal])));
  try {
    return (await Promise.all(running)) as {
      [Position in keyof Tasks]: Awaited<ReturnType<Tasks[Position]>>;
    };
  } catch (error) {
    failed.abort();
    await Promise.allSettled(running);
    throw error;
  }
}
