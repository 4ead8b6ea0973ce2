/** What a part of the suite came to. */
export interface Outcome {
  passed: number;
  /** One line for each that failed. */
  failures: string[];
}

/** The last lines of a run: what failed, and one line that counts everything. */
export function conclude(outcomes: Outcome[]): { text: string; exitCode: number } {
  const passed = outcomes.reduce((sum, outcome) => sum + outcome.passed, 0);
  const failures = outcomes.flatMap((outcome) => outcome.failures);
  const count = `${passed} passed, ${failures.length} failed`;
  return {
    text:
      failures.length > 0
        ? `Failed:\n${failures.map((failure) => `  ${failure}`).join("\n")}\n${count}`
        : count,
    exitCode: failures.length > 0 || passed === 0 ? 1 : 0,
  };
}
