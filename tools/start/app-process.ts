import { spawn } from "node:child_process";
import { root } from "../root.ts";
import { identify, type ProcessIdentity, stopProcess } from "../services/processes.ts";
import type { Service } from "../services/service.ts";
import { sortOutput } from "./app-log.ts";

const leaveWithStarter = new URL("./leave-with-starter.js", import.meta.url).href;

/** How the app is run, by npm script. */
const commandLines = {
  start: ["node_modules/@remix-run/serve/dist/cli.js", "build/server/index.js"],
  dev: ["node_modules/@remix-run/dev/dist/cli.js", "vite:dev", "--host", "127.0.0.1"],
};

export type Mode = keyof typeof commandLines;

export type App = Service & { identity: ProcessIdentity | undefined };

/**
 * As in the Dockerfile: garbage is collected at 1.4 times of what is in use instead of four times, and what threads
 * give back is given to others, or to the system. See docs/decisions/0039 and 0041. NODE_OPTIONS of one's own come
 * later and win.
 */
function sparing({ NODE_OPTIONS = "", ...env }: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const options = "--max-old-space-size=512 --max-semi-space-size=8";
  return { ...allocator, ...env, NODE_OPTIONS: `${options} ${NODE_OPTIONS}` };
}

/** Of glibc, in bytes where they are sizes: https://man7.org/linux/man-pages/man3/mallopt.3.html */
const allocator = {
  MALLOC_ARENA_MAX: "2",
  MALLOC_TRIM_THRESHOLD_: `${1024 ** 2}`,
  MALLOC_MMAP_THRESHOLD_: `${4 * 1024 ** 2}`,
};

/** Milliseconds to stop in; the app itself gives up after 25 s (app/platform/lifecycle.server.ts). */
const drainTime = 30_000;

/**
 * Starts the app. With a `logFile`, its own log goes there and only warnings and errors to the terminal; without,
 * it writes to the terminal itself.
 */
export function startApp(mode: Mode, env: NodeJS.ProcessEnv, logFile?: string): App {
  const output = logFile ? "pipe" : "inherit";
  // A process group of its own: Ctrl-C in the terminal reaches it through `stop` alone, once.
  const child = spawn(process.execPath, ["--import", leaveWithStarter, ...commandLines[mode]], {
    cwd: root,
    env: mode === "start" ? sparing(env) : env,
    detached: true,
    stdio: ["ignore", output, output, "ipc"],
  });
  if (logFile) sortOutput(child, logFile);

  const identity = child.pid ? identify(child.pid) : undefined;
  return {
    identity,
    failure: new Promise((resolve) => {
      child.once("error", resolve);
      child.once("exit", (code, signal) =>
        resolve(new Error(`The app has ended (${signal ?? `exit code ${code}`}).`)),
      );
    }),
    async stop() {
      if (identity) await stopProcess(identity, "SIGTERM", drainTime);
    },
  };
}
