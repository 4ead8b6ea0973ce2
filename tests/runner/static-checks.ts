import { cpSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { buildIsFresh } from "#tools/build.ts";
import { root } from "#tools/root.ts";
import type { Outcome } from "./outcome.ts";
import { capture } from "./programs.ts";

/** A check resolves to its errors, or to undefined. */
type Check = () => Promise<string | undefined>;

const bin = (program: string) => `node_modules/.bin/${program}`;

/** Incremental state of the type check, shared with `npm run typecheck`. */
const typesFile = "node_modules/.cache/typecheck.json";

/** Runs types, lint, imports, names and migrations in sequence; each counts as one. */
export async function runStaticChecks(): Promise<Outcome[]> {
  return runInOrder([
    ["types", () => complaints(bin("tsc"), ["--noEmit", "--incremental", "--tsBuildInfoFile", typesFile])],
    ["lint", () => complaints(bin("biome"), ["check"])],
    ["imports", () => complaints(bin("depcruise"), ["."])],
    ["names", () => complaints(process.execPath, ["--import", "tsx", "tools/lint/run.ts"])],
    ["migrations", checkMigrations],
  ]);
}

/** Counts as one. */
export async function runBuild(): Promise<Outcome[]> {
  return runInOrder([["build", checkBuild]]);
}

async function runInOrder(checks: [name: string, check: Check][]): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const [name, check] of checks) {
    const began = Date.now();
    const problem = await check();
    const time = `${((Date.now() - began) / 1000).toFixed(1)} s`;
    console.log(problem === undefined ? `✓ ${name} (${time})` : `✗ ${name} (${time})\n${problem}`);
    outcomes.push(problem === undefined ? { passed: 1, failures: [] } : { passed: 0, failures: [name] });
  }
  return outcomes;
}

async function complaints(program: string, args: string[]) {
  const { code, output } = await capture(program, args);
  return code === 0 ? undefined : output.trim() || `exit code ${code}`;
}

async function checkBuild() {
  if (buildIsFresh(root)) return undefined;
  return complaints(process.execPath, ["--import", "tsx", "tools/start/start.ts", "build"]);
}

/** Checks that migrations are consistent and complete for the schema. */
async function checkMigrations() {
  const broken = await complaints(bin("drizzle-kit"), ["check"]);
  if (broken) return broken;

  const folder = mkdtempSync(join(tmpdir(), "site-migrations-"));
  try {
    cpSync(join(root, "db/migrations"), folder, { recursive: true });
    const before = readdirSync(folder).length;
    const schema = ["--dialect=postgresql", "--schema=./db/schema/index.ts", "--casing=snake_case"];
    const failed = await complaints(bin("drizzle-kit"), [
      "generate",
      ...schema,
      `--out=${relative(root, folder)}`,
    ]);
    if (failed) return failed;
    return readdirSync(folder).length === before
      ? undefined
      : "The schema has changes without a migration: npm run db:generate";
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
