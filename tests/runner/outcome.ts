/** What a part of the suite came to. */
export interface Outcome {
  passed: number;
  /** One line for each that failed. */
  failures: string[];
  /** One line for each that passed only at its second try; they count as passed. */
  wavering?: string[];
  /** Seconds that each file took. */
  seconds?: Record<string, number>;
}

const SLOWEST_FILES = 12;

/** The last lines of a run: what failed, and one line that counts everything. */
export function conclude(outcomes: Outcome[]): { text: string; exitCode: number } {
  const passed = outcomes.reduce((sum, outcome) => sum + outcome.passed, 0);
  const failures = outcomes.flatMap((outcome) => outcome.failures);
  const wavering = outcomes.flatMap((outcome) => outcome.wavering ?? []);
  const slowest = outcomes
    .flatMap(({ seconds = {} }) => Object.entries(seconds))
    .sort(([, one], [, other]) => other - one)
    .slice(0, SLOWEST_FILES)
    .map(([file, time]) => `${time.toFixed(0).padStart(4)} s ${file}`);
  const lines = [
    ...list("Slowest files:", slowest),
    ...list("Passed at the second try:", wavering),
    ...list("Failed:", failures),
    `${passed} passed, ${failures.length} failed`,
  ];
  return { text: lines.join("\n"), exitCode: failures.length > 0 || passed === 0 ? 1 : 0 };
}

function list(heading: string, lines: string[]): string[] {
  return lines.length > 0 ? [heading, ...lines.map((line) => `  ${line}`)] : [];
}
