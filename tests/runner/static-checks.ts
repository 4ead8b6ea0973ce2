import { cpSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { buildIsFresh } from "#tools/build.ts";
import { root } from "#tools/root.ts";
import type { Outcome } from "./outcome.ts";
import { capture } from "./programs.ts";

/** A check answers with what is wrong, or with nothing. */
type Check = () => Promise<string | undefined>;

const bin = (program: string) => `node_modules/.bin/${program}`;

/** What the last check of the types has found, for the next one; the same as in `npm run typecheck`. */
const typesFile = "node_modules/.cache/typecheck.json";

/** Types, lint, imports, names and migrations one after the other, the build beside them; each counts as one. */
export async function runStaticChecks(): Promise<Outcome[]> {
  const lanes: [name: string, check: Check][][] = [
    [
      ["types", () => complaints(bin("tsc"), ["--noEmit", "--incremental", "--tsBuildInfoFile", typesFile])],
      ["lint", () => complaints(bin("biome"), ["check"])],
      ["imports", () => complaints(bin("depcruise"), ["."])],
      ["names", () => complaints(process.execPath, ["--import", "tsx", "tools/lint/run.ts"])],
      ["migrations", checkMigrations],
    ],
    [["build", checkBuild]],
  ];
  const outcomes = await Promise.all(lanes.map(runInOrder));
  return outcomes.flat();
}

/** Counted on its own where the journeys alone are asked for. */
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

/** The migrations fit together, and nothing in the schema is missing from them. */
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
