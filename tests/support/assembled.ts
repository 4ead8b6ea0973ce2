import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { readdirSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { findFreePorts } from "#tools/services/ports.ts";
import { untilReady } from "#tools/start/readiness.ts";

/* The content of the Docker image in a folder: see tools/assemble.ts and the Dockerfile. */

const program = fileURLToPath(new URL("../../ops/image/site", import.meta.url));

interface Run {
  process: ChildProcess;
  output: () => string;
}

/** Starts `site` in such a folder, like the image does. */
export function startSite(folder: string, args: string[], environment: NodeJS.Dict<string> = {}): Run {
  const { NODE_OPTIONS: _, ...inherited } = process.env;
  const env = { ...inherited, ...environment, APP_FOLDER: folder, NODE_ENV: "production" as const };
  const child = spawn("bash", [program, ...args], { cwd: tmpdir(), env });
  let output = "";
  child.stdout.on("data", (chunk) => (output += chunk));
  child.stderr.on("data", (chunk) => (output += chunk));
  return { process: child, output: () => output };
}

export async function runSite(folder: string, args: string[], environment: NodeJS.Dict<string> = {}) {
  const run = startSite(folder, args, environment);
  const [code] = await once(run.process, "close");
  return { code, output: run.output() };
}

export interface Instance {
  url: string;
  port: number;
  stop: () => Promise<void>;
}

/** Starts the site of such a folder and waits until it is ready; on a free port unless one is given. */
export async function serveFolder(folder: string, givenPort?: number): Promise<Instance> {
  const [free = 0] = await findFreePorts(1);
  const port = givenPort ?? free;
  const url = `http://127.0.0.1:${port}`;
  const run = startSite(folder, ["serve"], { HOST: "127.0.0.1", PORT: String(port), WORKER: "separate" });
  const ended = once(run.process, "exit");
  const stop = async () => {
    run.process.kill("SIGTERM");
    await ended;
  };
  try {
    await untilReady(url, {
      signal: AbortSignal.timeout(60_000),
      warnAfterMs: 30_000,
      report: (answer) => console.warn(answer, run.output()),
    });
  } catch (error) {
    await stop();
    throw error;
  }
  return { url, port, stop };
}

export const assetsOf = (folder: string) => join(folder, "build", "client", "assets");

/** Makes a folder serve the assets of a shared one, like the volume in docker-compose.yml. */
export function shareAssets(folder: string, shared: string) {
  rmSync(assetsOf(folder), { recursive: true });
  symlinkSync(shared, assetsOf(folder));
}

/** Turns a copy of a build into a different build by renaming every script and style in all files. */
export function renameAssets(folder: string) {
  const names = new Map<string, string>();
  for (const name of readdirSync(assetsOf(folder))) {
    if (/\.(?:br|gz)$/.test(name)) {
      rmSync(join(assetsOf(folder), name));
      continue;
    }
    const [, stem, hash = "", ending] = /^(.+)-([\w-]{8})(\.\w+)$/.exec(name) ?? [];
    if (!stem) continue;
    names.set(name, `${stem}-${hash.slice(1)}${hash[0]}${ending}`);
    if (stem === "manifest") names.set(`"${hash}"`, `"${hash.slice(1)}${hash[0]}"`);
  }
  const escaped = [...names.keys()].map((name) => name.replaceAll(".", "\\."));
  const anyName = new RegExp(escaped.join("|"), "g");
  for (const part of ["client/assets", "server"]) {
    const files = readdirSync(join(folder, "build", part), { recursive: true, encoding: "utf8" });
    for (const file of files.filter((name) => /\.(?:js|css)$/.test(name))) {
      const path = join(folder, "build", part, file);
      const text = readFileSync(path, "utf8");
      writeFileSync(
        path,
        text.replace(anyName, (name) => names.get(name) ?? name),
      );
    }
  }
  for (const [name, renamed] of names)
    if (!name.startsWith('"')) renameSync(join(assetsOf(folder), name), join(assetsOf(folder), renamed));
}
