import { stripVTControlCharacters } from "node:util";

/** The result of a part of the suite. */
export interface Outcome {
  passed: number;
  /** One entry per failed test: its name, and what went wrong on further lines. */
  failures: string[];
  /** Seconds per file. */
  seconds?: Record<string, number>;
  tests?: TimedTest[];
}

export interface TimedTest {
  file: string;
  title: string;
  seconds: number;
}

const SLOWEST_FILES = 12;
const SLOWEST_TESTS = 60;
const LINES_OF_AN_ERROR = 12;

/** A failed test with the first lines of its error, so that the end of a log says what happened. */
export function failureOf(name: string, error: string | undefined): string {
  const lines = stripVTControlCharacters(error ?? "").split("\n");
  const said = lines.filter((line) => line.trim() !== "").slice(0, LINES_OF_AN_ERROR);
  return [name, ...said.map((line) => `  ${line}`)].join("\n");
}

/** The summary of a run: all failures, and a line with totals. */
export function conclude(outcomes: Outcome[]): { text: string; exitCode: number } {
  const passed = outcomes.reduce((sum, outcome) => sum + outcome.passed, 0);
  const failures = outcomes.flatMap((outcome) => outcome.failures);
  const slowest = outcomes
    .flatMap(({ seconds = {} }) => Object.entries(seconds))
    .sort(([, one], [, other]) => other - one)
    .slice(0, SLOWEST_FILES)
    .map(([file, time]) => `${time.toFixed(0).padStart(4)} s ${file}`);
  const lines = [
    ...list("Slowest files:", slowest),
    ...list("Failed:", failures),
    `${passed} passed, ${failures.length} failed`,
  ];
  return { text: lines.join("\n"), exitCode: failures.length > 0 || passed === 0 ? 1 : 0 };
}

/** The slowest tests of all parts, slowest first. */
export function slowestTests(outcomes: Outcome[]): TimedTest[] {
  return outcomes
    .flatMap(({ tests = [] }) => tests)
    .sort((one, other) => other.seconds - one.seconds)
    .slice(0, SLOWEST_TESTS);
}

function list(heading: string, lines: string[]): string[] {
  return lines.length > 0 ? [heading, ...lines.map((line) => `  ${line.replaceAll("\n", "\n  ")}`)] : [];
}
