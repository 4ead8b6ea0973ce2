import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { once } from "node:events";
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { messages } from "./messages.ts";
import { runConcurrently } from "./run-concurrently.ts";

/** The inputs of a build, except for what `notBuilt` matches. */
const ingredients = [
  "app",
  "db",
  "demo",
  "public",
  "package.json",
  "package-lock.json",
  "remix.config.js",
  "tools",
  "tsconfig.json",
  "vite.chunks.ts",
  "vite.config.ts",
  "vite.inline-script.ts",
  "vite.server.ts",
  "vite.tools.config.ts",
];

/** Tests, packages, the generator of the demo's art, and measurement programs. */
const notBuilt = /\.test\.tsx?$|(^|\/)node_modules$|^demo\/art$|^tools\/(audits|bench|exit-trial|scanners)$/;

const stampFile = "build/.made-of";

/** Whether `build/` is up to date. */
export function buildIsFresh(root: string) {
  const stamp = join(root, stampFile);
  return existsSync(stamp) && readFileSync(stamp, "utf8") === fingerprint(root);
}

/** A digest of every input's path and content. */
export function fingerprint(root: string): string {
  const hash = createHash("sha256");
  for (const path of ingredients.flatMap((ingredient) => listFiles(root, ingredient)))
    hash
      .update(`${path}\0`)
      .update(readFileSync(join(root, path)))
      .update("\0");
  return hash.digest("hex");
}

/** Paths of all files below, relative to the root, in a fixed order. */
function listFiles(root: string, path: string): string[] {
  const full = join(root, path);
  if (notBuilt.test(path) || !existsSync(full)) return [];
  if (!statSync(full).isDirectory()) return [path];
  return readdirSync(full)
    .sort()
    .flatMap((name) => listFiles(root, `${path}/${name}`));
}

/**
 * Builds the app for production into `build/`. The fingerprint is computed before, so that files that change during the
 * build trigger the next one. Rejects when the build fails (the compiler prints why) or `signal` aborts it.
 */
export async function build(root: string, signal = new AbortController().signal) {
  const made = fingerprint(root);
  rmSync(join(root, stampFile), { force: true });
  await runConcurrently(
    signal,
    (stop) => compile(root, ["@remix-run/dev/dist/cli.js", "vite:build"], stop),
    (stop) => compile(root, ["vite/bin/vite.js", "build", "--config", "vite.tools.config.ts"], stop),
  );
  writeFileSync(join(root, stampFile), made);
}

async function compile(root: string, [program = "", ...args]: string[], signal: AbortSignal) {
  const file = join(root, "node_modules", program);
  const child = spawn(process.execPath, [file, ...args, "--logLevel", "error"], {
    cwd: root,
    env: { ...process.env, NODE_ENV: "production" },
    stdio: ["ignore", "inherit", "inherit"],
    signal,
  });
  const [code] = await once(child, "exit");
  if (code !== 0) throw new Error(messages.buildFailed);
}
