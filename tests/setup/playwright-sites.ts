import { mkdirSync } from "node:fs";
import type { FullConfig } from "playwright/test";
import postgres from "postgres";
import { build, buildIsFresh } from "#tools/build.ts";
import { root } from "#tools/root.ts";
import { findFreePorts } from "#tools/services/ports.ts";
import type { Service } from "#tools/services/service.ts";
import { type Mode, startApp } from "#tools/start/app-process.ts";
import { prepareDatabase } from "#tools/start/prepare.ts";
import { untilReady } from "#tools/start/readiness.ts";
import { forgetPersonalVariables } from "./personal-variables.ts";
import { chosenStorage, startThrowawayServices } from "./services.ts";
import { inDatabase, workerDatabase } from "./worker-database.ts";

/** `E2E_SERVER=dev` tests the development server instead of a build. */
const mode: Mode = process.env.E2E_SERVER === "dev" ? "dev" : "start";

/**
 * Serves the built app once per worker, each with its own database that has the demo content and one owner, so that a
 * test that changes a setting does not affect parallel tests. Passes the variables of each to the workers, see
 * worker-site.ts. Returns a function that stops everything. `more` are variables for every site.
 * Logs are in the folder of the results.
 */
export default async function startSites(
  { workers, projects = [] }: Pick<FullConfig, "workers"> & Partial<Pick<FullConfig, "projects">>,
  more: Record<string, string> = {},
) {
  forgetPersonalVariables();
  if (mode === "start" && !buildIsFresh(root)) await build(root);
  const logFolder = projects[0]?.outputDir ?? `${root}test-results`;
  mkdirSync(logFolder, { recursive: true });
  const services = await startThrowawayServices();
  const running: Service[] = [services];
  const stop = async () => {
    for (const service of running.reverse()) await service.stop();
  };

  try {
    const common: Record<string, string> = {
      ...chosenStorage(services.env),
      SITE_URL: "http://localhost",
      DEMO_LEADS: "false", // each test adds the leads that it needs
      ADMIN_EMAIL: "owner@kestrel.example",
      ADMIN_PASSWORD: "seven quiet kestrels over the moor",
      // Each test has a unique address, see fixtures.ts: rate limits count by address.
      TRUSTED_PROXIES: "1",
      // For servers started by tests; all other local network addresses are refused.
      IMAGE_FETCH_PRIVATE_ADDRESSES: "127.0.0.1",
      MAILBOX_URL: services.mailboxUrl,
      ...more,
    };
    await prepareDatabase({ ...process.env, ...common, NODE_ENV: "production" }, `${logFolder}/prepare.log`);
    await renderNoCards(common.DATABASE_URL ?? "");
    await cloneDatabase(common.DATABASE_URL ?? "", workers);
    const ports = await findFreePorts(workers);
    const sites = ports.map((port, position) => siteOf(position + 1, port, common));
    // Test files are loaded here too, before the workers load them, and import modules that need a configuration.
    Object.assign(process.env, sites[0], { SITES: JSON.stringify(sites) });

    const apps = sites.map((site, position) => startSite(site, `${logFolder}/app-${position + 1}.log`));
    running.push(...apps.map(({ app }) => app));
    await Promise.all(apps.map(({ ready }) => ready));
  } catch (error) {
    await stop();
    throw error;
  }
  return stop;
}

/**
 * Drops the jobs that render share cards, one for each page that a test opens: no end-to-end test looks at a card of a
 * site, and rendering them takes more than a minute of processor time.
 */
async function renderNoCards(databaseUrl: string) {
  const database = postgres(databaseUrl, { max: 1 });
  try {
    await database.unsafe(`
      create function graphile_worker.drop_job() returns trigger language plpgsql as 'begin return null; end';
      create trigger render_no_cards before insert on graphile_worker._private_jobs
        for each row when (new.key like 'share-cards.render:%') execute function graphile_worker.drop_job()`);
  } finally {
    await database.end();
  }
}

async function cloneDatabase(prepared: string, workers: number) {
  const server = postgres(inDatabase(prepared, "postgres"), { max: 1, onnotice: () => {} });
  const name = new URL(prepared).pathname.slice(1);
  try {
    for (let worker = 1; worker <= workers; worker++)
      await server.unsafe(`create database ${workerDatabase(worker)} template ${name}`);
  } finally {
    await server.end();
  }
}

/** Its own database, buckets and SMTP client name. */
function siteOf(worker: number, port: number, common: Record<string, string>) {
  return {
    ...common,
    SITE_URL: `http://localhost:${port}`,
    HOST: "127.0.0.1",
    PORT: String(port),
    DATABASE_URL: inDatabase(common.DATABASE_URL ?? "", workerDatabase(worker)),
    PREPARED_DATABASE_URL: common.DATABASE_URL ?? "",
    S3_LEADS_BUCKET: `leads-${worker}`,
    S3_MEDIA_BUCKET: `media-${worker}`,
    SMTP_URL: `${common.SMTP_URL}?name=site-${worker}`,
    MAILBOX_SENDER: `site-${worker}`,
  };
}

function startSite(site: ReturnType<typeof siteOf>, logFile: string) {
  const NODE_ENV = mode === "dev" ? "development" : "production";
  const app = startApp(mode, { ...process.env, ...site, NODE_ENV }, logFile);
  const isReady = untilReady(`http://127.0.0.1:${site.PORT}`, {
    // The development server compiles modules on demand.
    signal: AbortSignal.timeout(mode === "dev" ? 240_000 : 60_000),
    warnAfterMs: 20_000,
    report: console.warn,
  });
  const ready = Promise.race([isReady, app.failure]).then((failure) => {
    if (failure) throw failure;
  });
  return { app, ready };
}
