import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { inject } from "vitest";
import { isListening } from "#tests/support/is-listening.ts";
import { findFreePorts } from "#tools/services/ports.ts";

export interface ServedApp {
  url: string;
  port: number;
  process: ChildProcess;
  /** Its output so far. */
  output: () => string;
  /** Ends it at once, if it is still running. */
  stop: () => Promise<void>;
}

const leaveWithStarter = new URL("../../tools/start/leave-with-starter.js", import.meta.url).href;

/** Milliseconds that the process has to start. */
const LISTEN_TIMEOUT_MS = 60_000;

/** Of the output, when the process ends by itself: a test sees only that it does not answer. */
const SHOWN_CHARACTERS = 4000;

/** Runs the bundle of `build.ts` under `remix-serve`, like in production; on a free port unless `PORT` is given. */
export async function serve(environment: Record<string, string> = {}): Promise<ServedApp> {
  const [free = 0] = await findFreePorts(1);
  const port = Number(environment.PORT ?? free);
  // Without its starter it would run on after a test that timed out.
  const program = ["node_modules/@remix-run/serve/dist/cli.js", inject("servedApp")];
  const child = spawn(process.execPath, ["--import", leaveWithStarter, ...program], {
    stdio: ["ignore", "pipe", "pipe", "ipc"],
    env: {
      ...process.env,
      NODE_ENV: "production",
      HOST: "127.0.0.1",
      PORT: String(port),
      WORKER: "inline",
      LOG_LEVEL: "info",
      ...environment,
    },
  });
  let printed = "";
  for (const stream of [child.stdout, child.stderr]) stream?.on("data", (chunk) => (printed += chunk));
  let isStopped = false;
  child.once("exit", (code, signal) => {
    if (!isStopped && code !== 0)
      console.error(`the app ended (${code ?? signal}):\n${printed.slice(-SHOWN_CHARACTERS)}`);
  });
  async function stop() {
    isStopped = true;
    if (child.exitCode === null && child.signalCode === null && child.kill("SIGKILL"))
      await once(child, "exit");
  }

  for (const end = Date.now() + LISTEN_TIMEOUT_MS; !(await isListening(port)); ) {
    const isGone = child.exitCode !== null || child.signalCode !== null;
    if (isGone || Date.now() > end) {
      await stop();
      throw new Error(`the app did not start:\n${printed}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return { url: `http://127.0.0.1:${port}`, port, process: child, output: () => printed, stop };
}
