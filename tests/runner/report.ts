import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Outcome } from "./outcome.ts";

/**
 * Runs a test program that writes a JSON report to the given file, and counts its results. A non-zero exit without a
 * failed test counts as a failure.
 */
export async function readReport<Report>(
  run: (file: string) => Promise<number>,
  count: (report: Report) => Outcome,
): Promise<Outcome> {
  const folder = mkdtempSync(join(tmpdir(), "site-report-"));
  try {
    const file = join(folder, "report.json");
    const code = await run(file);
    if (!existsSync(file)) return { passed: 0, failures: [`no report was written (exit code ${code})`] };
    const outcome = count(JSON.parse(readFileSync(file, "utf8")));
    const isHidden = code !== 0 && outcome.failures.length === 0;
    const problem = outcome.passed === 0 ? "no test was found" : `ended with exit code ${code}`;
    return isHidden ? { ...outcome, failures: [problem] } : outcome;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
