import { mkdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { startApp } from "#local/app-process.ts";
import { build, buildIsFresh } from "#local/build.ts";
import { findFreePorts } from "#local/ports.ts";
import { prepareDatabase } from "#local/prepare.ts";
import { untilReady } from "#local/readiness.ts";
import type { Service } from "#local/service.ts";
import { forgetPersonalVariables } from "./personal-variables.ts";
import { chosenStorage, startThrowawayServices } from "./services.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));

/**
 * Serves the built app, with the demo content and one owner, over services of its own, and tells the workers where.
 * What it returns stops everything.
 */
export default async function startSite() {
  forgetPersonalVariables();
  if (!buildIsFresh(root)) await build(root);
  const services = await startThrowawayServices();
  const running: Service[] = [services];
  const stop = async () => {
    for (const service of running.reverse()) await service.stop();
  };

  try {
    const [port = 0] = await findFreePorts(1);
    const site = {
      ...chosenStorage(services.env),
      SITE_URL: `http://localhost:${port}`,
      ADMIN_EMAIL: "owner@kestrel.example",
      ADMIN_PASSWORD: "seven quiet kestrels over the moor",
      // Each test comes from an address of its own, see fixtures.ts: limits count by address.
      TRUSTED_PROXIES: "1",
    };
    Object.assign(process.env, site, { MAILBOX_URL: services.mailboxUrl });
    mkdirSync(`${root}test-results`, { recursive: true });
    const logFile = `${root}test-results/app.log`;
    const env = { ...process.env, HOST: "127.0.0.1", PORT: String(port), NODE_ENV: "production" as const };
    await prepareDatabase(env, logFile);
    const app = startApp("start", env, logFile);
    running.push(app);
    const signal = AbortSignal.timeout(60_000);
    const ready = untilReady(`http://127.0.0.1:${port}`, { signal, patience: 20_000, tell: console.warn });
    const failure = await Promise.race([ready, app.failure]);
    if (failure) throw failure;
  } catch (error) {
    await stop();
    throw error;
  }
  return stop;
}
