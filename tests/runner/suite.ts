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
  unit: ["nginx", "caddy"],
  e2e: ["chromium", "nginx", "java"],
  engines: ["firefox", "webkit", "xvfb"],
};

/**
 * Runs the suite, or the part that `--only` names, prints failures and totals, and writes the slowest tests. Later parts
 * run even if earlier ones fail. Returns the exit code: also 1 when nothing was run.
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
  const programs = { passed: 0, failures: installMissing([...needed]) };
  const tests = {
    unit: () => runVitest(positionals),
    e2e: () => runPlaywright(positionals, { dev }),
    engines: () => runPlaywright(positionals, { config: "tests/engines/playwright.config.ts" }),
  };
  const run = async (name: keyof typeof tests): Promise<Outcome[]> =>
    runs(name) ? [await timed(name, tests[name]())] : [];

  const isBuilt = runs("checks") || (runs("e2e") && !dev) || runs("engines");
  const checks = runs("checks") ? runStaticChecks() : [];
  const built = isBuilt ? await runBuild() : [];
  // Side by side, because each waits for services and browsers much of its time. Not the engines, whose drivers click at
  // places: on a busy machine Firefox lost a click.
  const tested = await Promise.all([run("unit"), run("e2e")]);
  const outcomes = [programs, ...(await checks), ...built, ...tested.flat(), ...(await run("engines"))];

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
