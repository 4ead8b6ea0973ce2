import { failureOf, type Outcome } from "./outcome.ts";
import { show } from "./programs.ts";
import { readReport } from "./report.ts";

/** The part of Playwright's JSON report that is used here. */
export interface PlaywrightReport {
  suites: Suite[];
  /** Errors outside of tests. */
  errors: { message?: string }[];
}

interface Suite {
  title: string;
  suites?: Suite[];
  specs: {
    title: string;
    file: string;
    tests: {
      projectName: string;
      status: "expected" | "unexpected" | "skipped";
      results: { duration: number; error?: { message?: string } }[];
    }[];
  }[];
}

interface PlaywrightRun {
  /** Another configuration than that of the end-to-end tests. */
  config?: string;
  /** Whether one development server is tested instead of the build. */
  dev?: boolean;
}

/** Runs browser tests; `filters` are parts of file names. */
export async function runPlaywright(
  filters: string[],
  { config, dev }: PlaywrightRun = {},
): Promise<Outcome> {
  const options = [...(config ? [`--config=${config}`] : []), ...(dev ? ["--workers=1"] : [])];
  const args = ["test", "--reporter=list,json", ...options, ...filters];
  const served: Record<string, string> = dev ? { E2E_SERVER: "dev" } : {};
  return readReport<PlaywrightReport>(
    (file) => show("playwright", args, { ...served, PLAYWRIGHT_JSON_OUTPUT_FILE: file }),
    countPlaywright,
  );
}

export function countPlaywright({ suites, errors }: PlaywrightReport): Outcome {
  const tests = suites.flatMap(testsOf);
  const ended = (status: (typeof tests)[number]["status"]) => tests.filter((test) => test.status === status);
  return {
    passed: ended("expected").length,
    seconds: secondsOf(tests),
    tests: tests.map(({ file, title, projectName, results }) => ({
      file,
      title: `${title} (${projectName})`,
      seconds: results.reduce((sum, { duration }) => sum + duration / 1000, 0),
    })),
    failures: [
      ...ended("unexpected").map(({ file, title, projectName, results }) =>
        failureOf(`${file} › ${title} (${projectName})`, results.at(-1)?.error?.message),
      ),
      ...errors.map(({ message = "unknown error" }) => failureOf("end-to-end tests", message)),
    ],
  };
}

/** The sum over all workers. */
function secondsOf(tests: ReturnType<typeof testsOf>): Record<string, number> {
  const seconds: Record<string, number> = {};
  for (const { file, results } of tests)
    for (const { duration } of results) seconds[file] = (seconds[file] ?? 0) + duration / 1000;
  return seconds;
}

function testsOf({
  suites = [],
  specs,
}: Suite): (Suite["specs"][number]["tests"][number] & { title: string; file: string })[] {
  const own = specs.flatMap(({ title, file, tests }) => tests.map((test) => ({ ...test, title, file })));
  return [...own, ...suites.flatMap(testsOf)];
}
