import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { root } from "#tools/root.ts";

const running = new Set<ChildProcess>();

/** When this process is stopped, stops running programs and gives them time to stop their services. */
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
  process.once(signal, async () => {
    const children = [...running];
    for (const child of children) child.kill(signal === "SIGHUP" ? "SIGTERM" : signal);
    await Promise.all(children.map((child) => once(child, "exit")));
    process.exit(130);
  });
}

/**
 * Runs a program of node_modules/.bin in the project's folder with its output in the terminal. Returns its exit code.
 */
export async function show(program: string, args: string[], env: Record<string, string> = {}) {
  const child = start(`node_modules/.bin/${program}`, args, env, "inherit");
  const [code] = await once(child, "exit");
  return Number(code ?? 1);
}

/** Runs any program and captures its output. */
export async function capture(program: string, args: string[]): Promise<{ code: number; output: string }> {
  const child = start(program, args, {}, "pipe");
  let output = "";
  for (const stream of [child.stdout, child.stderr])
    stream?.on("data", (chunk) => {
      output += chunk;
    });
  const [code] = await once(child, "close");
  return { code: Number(code ?? 1), output };
}

/** Where Node keeps compiled packages: hundreds of test processes load the same ones. */
const NODE_COMPILE_CACHE = `${root}node_modules/.cache/node`;

/**
 * Room for the young objects of each program. Node collects them often, in several threads, when a program loads
 * hundreds of modules: with more room tests, lint and types take a tenth less processor time.
 */
const NODE_OPTIONS = `--max-semi-space-size=64 ${process.env.NODE_OPTIONS ?? ""}`.trim();

/** Temporary files of all tests, deleted at the end. PostgreSQL may run as another user. */
const TMPDIR = mkdtempSync(join(tmpdir(), "site-suite-"));
chmodSync(TMPDIR, 0o755);
process.once("exit", () => rmSync(TMPDIR, { recursive: true, force: true }));

function start(program: string, args: string[], env: Record<string, string>, output: "inherit" | "pipe") {
  const child = spawn(program, args, {
    cwd: root,
    env: { ...process.env, NODE_COMPILE_CACHE, NODE_OPTIONS, TMPDIR, ...env },
    stdio: ["ignore", output, output],
  });
  running.add(child);
  child.once("exit", () => running.delete(child));
  return child;
}
