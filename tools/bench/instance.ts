import { findFreePorts } from "#tools/services/ports.ts";
import type { Service } from "#tools/services/service.ts";
import { startApp } from "#tools/start/app-process.ts";
import { until } from "./progress.ts";

/** Seconds that an instance has until its first page. */
const TIMEOUT_SECONDS = 60;

export interface Instance {
  url: string;
  port: number;
  /** Milliseconds from the process start to its first page. */
  startedIn: number;
  stop: Service["stop"];
}

/** Starts another instance of the built app with the same services. Rejects when it does not respond. */
export async function startInstance(logFile: string, env: Record<string, string> = {}): Promise<Instance> {
  const [port = 0] = await findFreePorts(1);
  const url = `http://127.0.0.1:${port}`;
  const began = performance.now();
  const service = startApp(
    "start",
    { ...process.env, NODE_ENV: "production", HOST: "127.0.0.1", PORT: String(port), ...env },
    logFile,
  );
  const answers = until(`a page of ${url}`, async () => (await fetch(url)).ok, {
    seconds: TIMEOUT_SECONDS,
    pause: 5,
  });
  try {
    await Promise.race([answers, service.failure.then((error) => Promise.reject(error))]);
  } catch (error) {
    answers.catch(() => {});
    await service.stop();
    throw error;
  }
  return { url, port, startedIn: performance.now() - began, stop: service.stop };
}

/** The same app without notifications of changes: it caches nothing, and renders every page from Postgres. */
export function startUncachedInstance(logFile: string, env: Record<string, string> = {}): Promise<Instance> {
  const hook = new URL("without-memory.js", import.meta.url).href;
  return startInstance(logFile, { ...env, NODE_OPTIONS: `--import=${hook}` });
}
