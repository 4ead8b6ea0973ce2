/** Runs each step, also after one has failed. Then rejects with the failure, or with an AggregateError of several. */
export async function runAllSteps(steps: (() => Promise<unknown>)[]) {
  const failures: unknown[] = [];
  for (const step of steps) {
    try {
      await step();
    } catch (failure) {
      failures.push(failure);
    }
  }
  if (failures.length > 1) throw new AggregateError(failures, `${failures.length} steps failed`);
  if (failures.length === 1) throw failures[0];
}
