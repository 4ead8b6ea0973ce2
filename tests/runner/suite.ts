import { parseArgs } from "node:util";
import { ensureChromium } from "#tools/programs/chromium.ts";
import { conclude, type Outcome } from "./outcome.ts";
import { runPlaywright } from "./playwright.ts";
import { runBuild, runStaticChecks } from "./static-checks.ts";
import { runVitest } from "./vitest.ts";

const parts = ["checks", "unit", "e2e"];

/**
 * Runs the suite, or the part that `--only` names, and prints failures and totals. Later parts run even if earlier ones
 * fail. Returns the exit code: also 1 when nothing was run.
 */
export async function runSuite(args: string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args,
    options: { only: { type: "string" }, dev: { type: "boolean", default: false } },
    allowPositionals: true,
  });
  const { only, dev } = values;
  const isUnknown = (only && !parts.includes(only)) || (!only && positionals.length > 0);
  if (isUnknown || (dev && only !== "e2e")) {
    console.error("npm test [-- --only checks | --only unit [FILE…] | --only e2e [--dev] [FILE…]]");
    return 1;
  }

  const noBrowser = !only || only === "e2e" ? ensureChromium() : undefined;
  const outcomes: Outcome[] = [];
  if (!only || only === "checks") outcomes.push(...(await runStaticChecks()));
  if (only === "e2e" && !dev) outcomes.push(...(await runBuild()));
  if (!only || only === "unit") outcomes.push(await runVitest(positionals));
  if (!only || only === "e2e")
    outcomes.push(noBrowser ? { passed: 0, failures: [noBrowser] } : await runPlaywright(positionals, dev));

  const { text, exitCode } = conclude(outcomes);
  console.log(`\n${text}`);
  return exitCode;
}
