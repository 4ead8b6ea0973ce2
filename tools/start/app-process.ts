import { spawn } from "node:child_process";
import { root } from "../root.ts";
import { identify, type ProcessIdentity, stopProcess } from "../services/processes.ts";
import type { Service } from "../services/service.ts";
import { sortOutput } from "./app-log.ts";
import { messages } from "./messages.ts";

const leaveWithStarter = new URL("./leave-with-starter.js", import.meta.url).href;

/** The app's command line, by npm script. */
const commandLines = {
  start: ["node_modules/@remix-run/serve/dist/cli.js", "build/server/index.js"],
  dev: ["node_modules/@remix-run/dev/dist/cli.js", "vite:dev", "--host", "127.0.0.1"],
};

export type Mode = keyof typeof commandLines;

export type App = Service & { identity: ProcessIdentity | undefined };

/**
 * As in the Dockerfile: the garbage collector runs at 1.4 times the live heap instead of four times, and memory freed
 * by threads is reused or returned to the system. See docs/decisions/0039 and 0041. The operator's NODE_OPTIONS come
 * later and win.
 */
function sparing({ NODE_OPTIONS = "", ...env }: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const options = "--max-old-space-size=512 --max-semi-space-size=8";
  return { ...allocator, ...env, NODE_OPTIONS: `${options} ${NODE_OPTIONS}` };
}

/** glibc options, sizes in bytes: https://man7.org/linux/man-pages/man3/mallopt.3.html */
const allocator = {
  MALLOC_ARENA_MAX: "2",
  MALLOC_TRIM_THRESHOLD_: `${1024 ** 2}`,
  MALLOC_MMAP_THRESHOLD_: `${4 * 1024 ** 2}`,
};

/** Milliseconds to stop; the app itself gives up after 25 s (app/platform/lifecycle.server.ts). */
const drainTime = 30_000;

/**
 * Starts the app. With a `logFile`, its log goes there and only warnings and errors to the terminal; otherwise it
 * writes to the terminal.
 */
export function startApp(mode: Mode, env: NodeJS.ProcessEnv, logFile?: string): App {
  const output = logFile ? "pipe" : "inherit";
  // A separate process group: Ctrl-C in the terminal reaches it only through `stop`, once.
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
        resolve(new Error(messages.appEnded(signal ?? messages.exitCode(code)))),
      );
    }),
    async stop() {
      if (identity) await stopProcess(identity, "SIGTERM", drainTime);
    },
  };
}
