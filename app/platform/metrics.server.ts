import { subscribe } from "node:diagnostics_channel";
import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { sql } from "drizzle-orm";
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import { stableAddress, withoutPrefix } from "#app/languages/addresses.ts";
import { isDataUrl } from "#app/paths/framework-addresses.ts";
import { sitePaths } from "#app/paths/site-paths.ts";
import { probeWrites } from "#db/probe-writes.ts";
import { certificateExpiry } from "./certificate.server.ts";
import { type CacheAnswer, watchJobs } from "./channels.server.ts";
import { connections, db } from "./database.server.ts";
import { within } from "./deadline.ts";
import { env } from "./env.server.ts";
import { log } from "./log.server.ts";
import { readQueueFigures } from "./queue.server.ts";
import { pingStorage } from "./storage.server.ts";

/** Timeout of each service during a scrape. */
const SERVICE_TIMEOUT_MS = 2000;

/** The probe writes to Postgres' catalogue, so it is rarer than scrapes. */
const PROBE_INTERVAL_MS = 55_000;

const CERTIFICATE_INTERVAL_MS = 3_600_000;

const registry = new Registry();
export const registers = [registry];

/**
 * Serves metrics of this process and of the queue in Prometheus' text format at `/metrics` of METRICS_PORT, which no
 * reverse proxy exposes. Returns a function that stops it.
 */
export async function serveMetrics(): Promise<() => Promise<void>> {
  collectDefaultMetrics({ register: registry });
  countJobs();
  countCaches();
  const server = createServer((request, response) => void answer(request, response));
  server.listen(env.METRICS_PORT, env.HOST);
  server.on("error", (err) => log.error({ err }, "metrics are not served"));
  await once(server, "listening").catch(() => {});
  return async () => {
    server.closeAllConnections();
    server.close();
  };
}

async function answer({ url }: IncomingMessage, response: ServerResponse) {
  if (url !== "/metrics") return response.writeHead(404).end();
  // The registry reads all metrics at once: database figures must be set before.
  await readServices();
  response.setHeader("Content-Type", registry.contentType);
  response.end(await registry.metrics());
}

const requestDuration = new Histogram({
  name: "http_request_duration_seconds",
  help: "Duration from the request's headers to the response's last byte",
  labelNames: ["method", "status", "kind"],
  buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
  registers,
});

export function measureRequest(request: IncomingMessage, response: ServerResponse) {
  const kind = kindOf(request.url ?? "");
  const end = requestDuration.startTimer();
  const isEnquiry = request.method === "POST" && isEnquiryAddress(request.url ?? "");
  response.once("close", () => {
    end({ method: request.method, status: response.statusCode, kind });
    if (isEnquiry) enquiries.inc({ outcome: outcomeOf(response.statusCode) });
  });
}

/** Of the page, in any language, or of the endpoint for scripts. */
function isEnquiryAddress(url: string): boolean {
  const [path = ""] = /^[^?]*?(?=\.data(?:\?|$)|\?|$)/.exec(url) ?? [];
  const own = withoutPrefix(path);
  return stableAddress(own) === sitePaths.letsTalk() || own === sitePaths.letsTalkEnquiries();
}

type EnquiryOutcome = "accepted" | "invalid" | "refused" | "failed";

const enquiries = new Counter({
  name: "site_enquiries_total",
  help: "Sent enquiry forms: accepted, invalid (400), refused by a limit or as cross-site, or failed (5xx)",
  labelNames: ["outcome"],
  registers,
});
// Without a first value of 0, Prometheus would not see the first increase.
for (const outcome of ["accepted", "invalid", "refused", "failed"] satisfies EnquiryOutcome[])
  enquiries.inc({ outcome }, 0);

function outcomeOf(status: number): EnquiryOutcome {
  if (status >= 500) return "failed";
  if (status === 400) return "invalid";
  return status > 400 ? "refused" : "accepted";
}

/** Few values, because each multiplies the series per method and status. */
function kindOf(url: string): string {
  if (url.startsWith("/assets/")) return "asset";
  if (url.startsWith("/media/")) return "media";
  if (/^\/(?:healthz|readyz)/.test(url)) return "health";
  const area = /^\/admin(?:[/?.]|$)/.test(url) ? "admin" : "site";
  return isDataUrl(url) ? `${area} data` : area;
}

/** Failures of mails and of the webhook are those of their jobs. */
function countJobs() {
  const tries = new Histogram({
    name: "site_job_duration_seconds",
    help: "Duration of job attempts",
    labelNames: ["job", "outcome"],
    buckets: [0.01, 0.05, 0.1, 0.5, 1, 5, 30, 300],
    registers,
  });
  watchJobs(({ name }) => {
    const began = performance.now();
    return (isFailed) =>
      tries.observe({ job: name, outcome: isFailed ? "failed" : "done" }, (performance.now() - began) / 1000);
  });
}

function countCaches() {
  const asked = new Counter({
    name: "site_cache_requests_total",
    help: "Cache lookups by result",
    labelNames: ["cache", "result"],
    registers,
  });
  subscribe("site.cache", (message) => {
    const { cache, isHit } = message as CacheAnswer;
    asked.inc({ cache, result: isHit ? "hit" : "miss" });
  });
}

const gauge = (name: string, help: string) => new Gauge({ name, help, registers });
const databaseUp = gauge("site_database_up", "Whether Postgres responded to this scrape (1 or 0)");
const databaseWritable = gauge(
  "site_database_writable",
  "Whether Postgres can store anything (1 or 0), as on a full disk; checked once a minute",
);
const storageUp = gauge("site_storage_up", "Whether the storage responded to this scrape (1 or 0)");
const certificateExpires = gauge(
  "site_certificate_expiry_timestamp_seconds",
  "When the certificate of SITE_URL expires, checked once an hour; NaN without https or while nothing answers",
);
const databaseGauges = {
  waiting: gauge("site_queue_jobs", "Jobs that are due"),
  later: gauge("site_queue_later_jobs", "Jobs that are scheduled or wait for a retry"),
  age: gauge("site_queue_oldest_seconds", "Seconds since the oldest due job became due"),
  mails: gauge("site_mail_waiting_jobs", "Mails that wait because the mail server is unavailable"),
  given_up: gauge("site_queue_given_up_jobs", "Jobs that failed permanently"),
  leads: gauge("site_leads", "Leads in the database, without spam"),
};
const gaugeNames = Object.keys(databaseGauges) as (keyof typeof databaseGauges)[];

/** The same from every process, so scraping one suffices. */
async function readServices() {
  readCertificate();
  const [found, isStorageUp] = await Promise.all([
    within(SERVICE_TIMEOUT_MS, readFigures()).catch(() => undefined),
    succeeds(pingStorage()),
  ]);
  storageUp.set(isStorageUp ? 1 : 0);
  for (const name of gaugeNames) databaseGauges[name].set(found?.[name] ?? Number.NaN);
  databaseUp.set(found ? 1 : 0);
  if (!found) return databaseWritable.set(Number.NaN);
  if (Date.now() < nextProbeAt) return;
  nextProbeAt = Date.now() + PROBE_INTERVAL_MS;
  databaseWritable.set((await succeeds(probeWrites(connections))) ? 1 : 0);
}

let nextProbeAt = 0;

/** The scrape does not wait for it. */
function readCertificate() {
  if (Date.now() < nextCertificateAt) return;
  nextCertificateAt = Date.now() + CERTIFICATE_INTERVAL_MS;
  certificateExpiry(env.SITE_URL).then(
    (expiry) => certificateExpires.set(expiry ? expiry.getTime() / 1000 : Number.NaN),
    () => certificateExpires.set(Number.NaN),
  );
}

let nextCertificateAt = 0;

const succeeds = (work: Promise<unknown>) =>
  within(SERVICE_TIMEOUT_MS, work).then(
    () => true,
    () => false,
  );

async function readFigures() {
  const [queue, [row]] = await Promise.all([
    readQueueFigures(),
    db.execute<{ leads: number }>(sql`select count(*)::float8 as leads from leads where status <> 'spam'`),
  ]);
  return { ...queue, leads: row?.leads ?? Number.NaN };
}
