import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { type RenamedTree, renameTree } from "./rename-tree.ts";
import { REACT_ROUTER_VERSION } from "./renames.ts";

/** End-to-end tests that cover pages, navigation, an enquiry, sign-in, and saving and publishing in the editor. */
const smokeTests = ["site", "framework", "page-to-page", "enquiry", "admin-sign-in", "editor-publishing"];

interface Step {
  name: string;
  seconds: number;
  isPassed: boolean;
}

/**
 * Renames a copy of this tree for React Router 7, installs, type-checks and builds it, and runs smoke tests against the
 * build. Every step uses a command of the product. Keeps a given folder, and a temporary one when a step fails. Returns
 * the exit code.
 */
export async function runTrial(givenFolder?: string): Promise<number> {
  const folder = givenFolder ? resolve(givenFolder) : mkdtempSync(join(tmpdir(), "exit-trial-"));
  mkdirSync(folder, { recursive: true });
  console.log(`React Router ${REACT_ROUTER_VERSION} in ${folder}`);
  const startedAt = performance.now();
  const tree = renameTree(folder);
  const steps: Step[] = [{ name: "rename", seconds: secondsSince(startedAt), isPassed: true }];

  const run = async (name: string, ...args: string[]) => {
    console.log(`\n== ${name}: npm ${args.join(" ")}`);
    const step = await runNpm(folder, name, args);
    steps.push(step);
    return step.isPassed;
  };
  if (await run("install", "install", "--no-audit", "--no-fund")) {
    await run("types", "run", "typecheck");
    if (await run("build", "run", "build")) {
      const files = smokeTests.map((name) => `e2e/${name}.spec`);
      await run("smoke tests", "test", "--", "--only", "e2e", ...files);
    }
  }

  const isPassed = steps.length === 5 && steps.every((step) => step.isPassed);
  if (!givenFolder && isPassed) rmSync(folder, { recursive: true });
  console.log(report(tree, steps));
  console.log(isPassed ? "\nThe exit trial passed." : `\nThe exit trial failed; see ${folder}.`);
  return isPassed ? 0 : 1;
}

async function runNpm(folder: string, name: string, args: string[]): Promise<Step> {
  const startedAt = performance.now();
  const npm = spawn("npm", args, {
    cwd: folder,
    env: ownEnvironment(),
    stdio: ["ignore", "inherit", "inherit"],
  });
  const [code] = await once(npm, "exit");
  return { name, seconds: secondsSince(startedAt), isPassed: code === 0 };
}

/** The environment without npm's variables for this tree. */
function ownEnvironment(): NodeJS.ProcessEnv {
  const env = { ...process.env };
  for (const name of Object.keys(env))
    if (/^npm_(?:package|lifecycle|config_local_prefix)|^STARTED_AT$/.test(name)) delete env[name];
  return env;
}

function report({ files, lines, replaced, added, removed }: RenamedTree, steps: Step[]): string {
  const list = (paths: string[]) => paths.join(", ") || "none";
  return [
    "",
    `renamed   ${lines} lines in ${files} files`,
    `replaced  ${list(replaced)}`,
    `added     ${list(added)}`,
    `removed   ${list(removed)}`,
    ...steps.map(
      ({ name, seconds, isPassed }) =>
        `${name.padEnd(12)} ${seconds.toFixed(0).padStart(5)} s  ${isPassed ? "ok" : "FAILED"}`,
    ),
  ].join("\n");
}

const secondsSince = (startedAt: number) => (performance.now() - startedAt) / 1000;
