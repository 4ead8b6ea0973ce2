import { mkdirSync } from "node:fs";
import type { Page } from "playwright/test";
import { findFreePorts } from "#tools/services/ports.ts";
import { startApp } from "#tools/start/app-process.ts";
import { untilReady } from "#tools/start/readiness.ts";
import { startProxy } from "./proxy.ts";

/**
 * A second instance of this worker's site, with a database that can be disconnected, for this page. `more` are
 * additional variables. `stop` leaves the page first, because its scripts would request the stopped site.
 */
export async function startAside(page: Page, folder: string, more: Record<string, string> = {}) {
  const proxy = await startProxy(more.DATABASE_URL ?? process.env.DATABASE_URL ?? "");
  const [port = 0] = await findFreePorts(1);
  const site = `http://localhost:${port}`;
  mkdirSync(folder, { recursive: true });
  const logFile = `${folder}/app.log`;
  const env = {
    ...process.env,
    ...more,
    DATABASE_URL: proxy.url,
    SITE_URL: site,
    HOST: "127.0.0.1",
    PORT: String(port),
    WORKER: "separate",
  };
  const app = startApp("start", env, logFile);
  async function stop() {
    await page.goto("about:blank");
    await app.stop();
    await proxy.stop();
  }
  await untilReady(`http://127.0.0.1:${port}`, {
    signal: AbortSignal.timeout(30_000),
    warnAfterMs: 20_000,
    report: console.warn,
  }).catch(async (error: unknown) => {
    await stop();
    throw error;
  });
  return { site, proxy, logFile, stop };
}
