import { relative } from "node:path";
import { root } from "#tools/root.ts";
import { failureOf, type Outcome } from "./outcome.ts";
import { show } from "./programs.ts";
import { readReport } from "./report.ts";

/** The part of Vitest's JSON report that is used here. */
export interface VitestReport {
  testResults: {
    name: string;
    status: string;
    message: string;
    startTime: number;
    endTime: number;
    assertionResults: {
      status: string;
      fullName: string;
      duration?: number | null;
      failureMessages?: string[];
    }[];
  }[];
}

/** Runs unit and integration tests; `filters` are parts of file names. */
export async function runVitest(filters: string[]): Promise<Outcome> {
  return readReport<VitestReport>(async (file) => {
    // Without a terminal only failures are printed, and no colours.
    const shown = process.stdout.isTTY ? "dot" : "minimal";
    const reporters = [`--reporter=${shown}`, "--reporter=json", `--outputFile.json=${file}`];
    const env: Record<string, string> = process.stdout.isTTY ? {} : { NO_COLOR: "1" };
    return show("vitest", ["run", ...reporters, ...filters], env);
  }, countVitest);
}

/** A file that failed to run counts as one failure. */
export function countVitest({ testResults }: VitestReport): Outcome {
  const failures = testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = relative(root, name);
    const failed = assertionResults.filter((test) => test.status === "failed");
    if (failed.length === 0 && status === "failed") return [failureOf(file, message)];
    return failed.map((test) => failureOf(`${file} › ${test.fullName}`, test.failureMessages?.[0]));
  });
  const passed = testResults
    .flatMap((file) => file.assertionResults)
    .filter((test) => test.status === "passed");
  const seconds = testResults.map(({ name, startTime, endTime }): [string, number] => [
    relative(root, name),
    (endTime - startTime) / 1000,
  ]);
  const tests = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, duration }) => ({
      file: relative(root, name),
      title: fullName,
      seconds: (duration ?? 0) / 1000,
    })),
  );
  return { passed: passed.length, failures, seconds: Object.fromEntries(seconds), tests };
}
