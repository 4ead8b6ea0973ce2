import { relative } from "node:path";
import type { Owner } from "#tools/site/prepare.ts";
import { build, buildIsFresh } from "../build.ts";
import { root } from "../root.ts";
import { runConcurrently } from "../run-concurrently.ts";
import type { Service } from "../services/service.ts";
import { type Mode, startApp } from "./app-process.ts";
import { messages } from "./messages.ts";
import { prepareDatabase } from "./prepare.ts";
import { untilReady } from "./readiness.ts";
import { aborted, stopRequest } from "./stop-request.ts";
import { summary } from "./summary.ts";
import { type Surroundings, startLocalServices, takeGivenServices } from "./surroundings.ts";

/** Milliseconds after which a start that is not ready reports what it waits for. */
const WARN_AFTER_MS = 15_000;

/** Errors with a sufficient message; others are printed with their stack trace. */
const spoken = new Set(["Error", "PortError", "EnvironmentError"]);

/**
 * Runs the site until it is stopped or a part of it ends; then stops the other parts, the app first, and ends this
 * process, with exit code 0 when it was stopped.
 */
export async function supervise(mode: Mode) {
  const signal = stopRequest();
  const running: Service[] = [];
  process.once("uncaughtException", (error) => {
    report(error);
    void stopAll(running).finally(() => process.exit(1));
  });

  let exitCode = 0;
  try {
    await bringUp(mode, running, signal);
    const failure = await Promise.race([aborted(signal), ...running.map((service) => service.failure)]);
    if (failure) throw failure;
    console.log(messages.stopping);
  } catch (error) {
    if (!signal.aborted) {
      report(error);
      exitCode = 1;
    }
  }
  await stopAll(running);
  process.exit(exitCode);
}

async function stopAll(running: Service[]) {
  for (const service of running.splice(0).reverse()) await service.stop();
}

function report(error: unknown) {
  console.error(error instanceof Error && spoken.has(error.name) ? error.message : error);
}

/** Starts all parts and adds each to `running`, so that they can be stopped even if a later one fails. */
async function bringUp(mode: Mode, running: Service[], signal: AbortSignal) {
  const [{ surroundings, siteUrl, owner }] = await runConcurrently(
    signal,
    (stop) => prepareSurroundings(mode, running, stop),
    async (stop) => {
      if (mode === "dev" || buildIsFresh(root)) return;
      console.log(messages.building);
      await build(root, stop);
    },
  );

  signal.throwIfAborted();
  const app = startApp(mode, process.env, surroundings.logFile);
  running.push(app);
  surroundings.hasApp(app);
  await untilAnswering(app, surroundings, signal);

  const { mailboxUrl, logFile } = surroundings;
  console.log(`\n${summary({ siteUrl, owner, mailboxUrl })}\n`);
  const seconds = Math.round(Date.now() / 1000 - startedAt());
  console.log(
    logFile ? messages.readyWithLog(seconds, relative(process.cwd(), logFile)) : messages.ready(seconds),
  );
}

interface Prepared {
  surroundings: Surroundings;
  siteUrl: string;
  owner: Owner;
}

/** Starts the local services unless external ones are configured, and prepares the database. */
async function prepareSurroundings(mode: Mode, running: Service[], signal: AbortSignal): Promise<Prepared> {
  const isLocal = !process.env.DATABASE_URL;
  const surroundings = await (isLocal ? startLocalServices(running, signal) : takeGivenServices());
  // From here on this process and its children have the app's configuration.
  Object.assign(process.env, surroundings.env, {
    NODE_ENV: mode === "start" ? "production" : "development",
  });
  const { env } = await import("#app/platform/env.server.ts");

  signal.throwIfAborted();
  const owner = await prepareDatabase(process.env, surroundings.logFile, signal);
  return { surroundings, siteUrl: env.SITE_URL, owner };
}

/** Seconds since 1970: when npm ran the script, before the installation, or else when this process started. */
function startedAt() {
  return Number(process.env.STARTED_AT ?? performance.timeOrigin / 1000);
}

/** Rejects when the app ends before it responds. */
async function untilAnswering(app: Service, { origin }: Surroundings, signal: AbortSignal) {
  const warn = (answer: string) => console.warn(messages.notReady(origin, answer));
  const ready = untilReady(origin, { signal, warnAfterMs: WARN_AFTER_MS, report: warn });
  const failure = await Promise.race([ready, app.failure]);
  ready.catch(() => {}); // rejects when the signal is aborted and nothing waits for it
  if (failure) throw failure;
}
