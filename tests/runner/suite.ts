import { mkdirSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { installMissing, type ProgramName } from "#tools/programs/programs.ts";
import { root } from "#tools/root.ts";
import { conclude, type Outcome, slowestTests } from "./outcome.ts";
import { runPlaywright } from "./playwright.ts";
import { runBuild, runStaticChecks } from "./static-checks.ts";
import { runVitest } from "./vitest.ts";

/** The parts of the suite, with the programs that each needs. */
const parts: Record<string, ProgramName[]> = {
  checks: [],
  unit: ["nginx"],
  e2e: ["chromium", "nginx", "java"],
  engines: ["firefox", "webkit", "xvfb"],
};

/**
 * Runs the suite, or the part that `--only` names, prints failures and totals, and writes the slowest tests. Later parts run even if earlier ones
 * fail. Returns the exit code: also 1 when nothing was run.
 */
export async function runSuite(args: string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args,
    options: { only: { type: "string" }, dev: { type: "boolean", default: false } },
    allowPositionals: true,
  });
  const { only, dev } = values;
  const isUnknown = (only && !(only in parts)) || (!only && positionals.length > 0);
  if (isUnknown || (dev && only !== "e2e")) {
    console.error(
      "npm test [-- --only checks | --only unit [FILE…] | --only e2e [--dev] [FILE…] | --only engines [FILE…]]",
    );
    return 1;
  }

  const runs = (part: keyof typeof parts) => !only || only === part;
  const needed = new Set(Object.keys(parts).flatMap((part) => (runs(part) ? (parts[part] ?? []) : [])));
  const outcomes: Outcome[] = [{ passed: 0, failures: installMissing([...needed]) }];
  if (runs("checks")) outcomes.push(...(await runStaticChecks()));
  if ((only === "e2e" && !dev) || only === "engines") outcomes.push(...(await runBuild()));
  if (runs("unit")) outcomes.push(await timed("unit tests", runVitest(positionals)));
  if (runs("e2e")) outcomes.push(await timed("end-to-end tests", runPlaywright(positionals, { dev })));
  if (runs("engines")) {
    const config = "tests/engines/playwright.config.ts";
    outcomes.push(await timed("engines", runPlaywright(positionals, { config })));
  }

  mkdirSync(`${root}test-results`, { recursive: true });
  writeFileSync(`${root}test-results/slowest.json`, JSON.stringify(slowestTests(outcomes), null, 2));
  const { text, exitCode } = conclude(outcomes);
  console.log(`\n${text}`);
  return exitCode;
}

async function timed<Result>(part: string, run: Promise<Result>): Promise<Result> {
  const began = Date.now();
  const result = await run;
  console.log(`${part}: ${((Date.now() - began) / 1000).toFixed(0)} s`);
  return result;
}
