import { spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { expect, onTestFinished, test, vi } from "vitest";
import { parse } from "yaml";
import { z } from "zod";
import { ensureBuckets } from "#tests/support/bucket.ts";
import { startProxy } from "#tests/support/proxy.ts";
import { siteCommand } from "#tests/support/site-command.ts";
import { findFreePorts } from "#tools/services/ports.ts";
import { serve } from "./serve.ts";
import "#app/platform/database.server.ts"; // so that each test finds it empty

vi.setConfig({ testTimeout: 180_000 }); // each starts a process

async function start(environment: Record<string, string> = {}) {
  const app = await serve({ LEADS_MAIL_TO: "sales@kestrel.example", ...environment });
  onTestFinished(app.stop);
  return app;
}

/** Personal data that must not appear in logs. */
const visitor = {
  name: "Ottilie Quarrington-Zworykin",
  email: "ottilie.quarrington@ferries.example",
  phone: "+44 20 7946 0958",
  description: "Our zeppelin timetable is a spreadsheet nobody dares to open.",
};

function submit(url: string, fields: Record<string, string> = visitor) {
  const body = new FormData();
  for (const [name, value] of Object.entries({ id: randomUUID(), ...fields })) body.set(name, value);
  const headers = { Origin: "https://kestrel.example", "X-Request-Id": "lead-from-the-edge" };
  return fetch(`${url}/lets-talk/enquiries?email=${encodeURIComponent(visitor.email)}`, {
    method: "POST",
    body,
    headers,
    redirect: "manual",
  });
}

test("SAFE-07: every response has a request id, from the reverse proxy or generated", async () => {
  const app = await start();
  const given = await fetch(`${app.url}/healthz`, { headers: { "X-Request-Id": "from-the-edge-1" } });
  expect(given.headers.get("X-Request-Id")).toBe("from-the-edge-1");
  for (const path of ["/healthz", "/favicon.svg", "/nowhere"]) {
    const { headers } = await fetch(app.url + path, { headers: { "X-Request-Id": '"><script>' } });
    expect(headers.get("X-Request-Id")).toMatch(/^[\da-f-]{36}$/);
  }
});

test("SAFE-07: the log is JSON with request ids and has no personal data, whatever fails", async () => {
  const [database, mail, storage] = await Promise.all(
    ["DATABASE_URL", "SMTP_URL", "S3_ENDPOINT"].map((name) => startProxy(process.env[name] ?? "")),
  );
  onTestFinished(async () => {
    for (const proxy of [database, mail, storage]) await proxy?.stop();
  });
  const app = await start({
    DATABASE_URL: database?.url ?? "",
    SMTP_URL: mail?.url ?? "",
    S3_ENDPOINT: storage?.url ?? "",
    LOG_LEVEL: "debug",
  });
  await mail?.cut();
  await submit(app.url);
  await expect.poll(app.output, { timeout: 15_000 }).toContain('"a job failed"');
  await submit(app.url, { ...visitor, name: `${visitor.name}\0`, email: "ottilie.quarrington" });
  await storage?.cut();
  await database?.cut();
  await submit(app.url);
  await fetch(`${app.url}/readyz`);

  const lines = app.output().trim().split("\n");
  expect(lines.filter((line) => /^(GET|POST) /.test(line))).toEqual([]);
  const entries = lines.filter((line) => line.startsWith("{")).map((line) => JSON.parse(line));
  expect(entries.filter(({ requestId }) => requestId === "lead-from-the-edge").map(({ msg }) => msg)).toEqual(
    expect.arrayContaining(["answered", "a lead could not be stored"]),
  );
  expect(entries).toContainEqual(
    expect.objectContaining({ job: "lead.notify-team", jobId: expect.any(String) }),
  );
  for (const secret of ["Quarrington", "ottilie", "7946", "zeppelin"])
    expect(app.output().toLowerCase()).not.toContain(secret.toLowerCase());
});

/** Names of all metrics in the alert rules and the dashboard. */
function metricsOfMonitoring(): string[] {
  const { groups } = z
    .object({ groups: z.array(z.object({ rules: z.array(z.object({ expr: z.string() })) })) })
    .parse(parse(readFileSync("ops/monitoring/alerts.yml", "utf8")));
  const { panels } = z
    .object({ panels: z.array(z.object({ targets: z.array(z.object({ expr: z.string() })) })) })
    .parse(JSON.parse(readFileSync("ops/monitoring/dashboard.json", "utf8")));
  const expressions = [...groups.flatMap(({ rules }) => rules), ...panels.flatMap(({ targets }) => targets)];
  const names = expressions.flatMap(({ expr }) => expr.match(/\b(?:site|http|nodejs|process)_\w+/g) ?? []);
  return [...new Set(names.map((name) => name.replace(/_(?:bucket|count|sum)$/, "")))];
}

/** Starts the scheduled backups, in a folder with a successful drill. */
async function startSchedule(port: number) {
  await ensureBuckets();
  const folder = mkdtempSync(join(tmpdir(), "backups-"));
  writeFileSync(join(folder, ".drill-succeeded"), "");
  const schedule = spawn(process.execPath, [...siteCommand, "backup-schedule"], {
    env: { ...process.env, HOST: "127.0.0.1", METRICS_PORT: String(port), BACKUP_FOLDER: folder },
    stdio: "ignore",
  });
  onTestFinished(() => void schedule.kill("SIGKILL"));
  return schedule;
}

test("OPS-02, OPS-05: every metric used by alerts and the dashboard exists, and backups have their times", async () => {
  const [port = 0, schedulePort = 0] = await findFreePorts(2);
  const schedule = await startSchedule(schedulePort);
  const readSchedule = () =>
    fetch(`http://127.0.0.1:${schedulePort}/metrics`).then((answer) => answer.text());
  await start({ METRICS_PORT: String(port) });
  const served = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  for (const step of ["backup", "drill"])
    await expect
      .poll(() => readSchedule().catch(() => ""), { timeout: 60_000 })
      .toMatch(new RegExp(`^site_backup_success_timestamp_seconds\\{step="${step}"\\} [1-9]`, "m"));

  const known = new Set(
    [...(served + (await readSchedule())).matchAll(/^# TYPE (\w+)/gm)].map(([, name]) => name),
  );
  const used = metricsOfMonitoring();
  expect(used.length).toBeGreaterThan(8);
  expect(used.filter((name) => !known.has(name))).toEqual([]);

  schedule.kill("SIGTERM");
  expect(await once(schedule, "exit")).toEqual([0, null]);
});

test("SAFE-07: Prometheus metrics are served on their own port only", async () => {
  const [port = 0] = await findFreePorts(1);
  const app = await start({ METRICS_PORT: String(port) });
  expect(await (await fetch(`${app.url}/metrics`)).text()).not.toContain("# HELP");
  await submit(app.url);

  const figures = async () => (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  expect(await figures()).toContain("site_leads 1");
  await expect
    .poll(figures, { timeout: 15_000 })
    .toMatch(/site_job_duration_seconds_count\{job="lead.notify-team",outcome="done"\} 1/);
  const all = await figures();
  for (const line of [
    'site_enquiries_total{outcome="accepted"} 1',
    // Before the first one, so that its increase is seen.
    'site_enquiries_total{outcome="refused"} 0',
    'site_enquiries_total{outcome="failed"} 0',
    "site_leads 1",
    "site_database_up 1",
    "site_database_writable 1",
    "site_storage_up 1",
    "site_mail_waiting_jobs 0",
    "site_queue_jobs 0",
    'http_request_duration_seconds_count{method="POST"',
    "nodejs_eventloop_lag_p99_seconds",
    "process_resident_memory_bytes",
  ])
    expect(all).toContain(line);
  expect(all).not.toContain("ottilie");
});

test("WORLD-07: mails that wait for the mail server are counted, from the first failure until it answers", async () => {
  const mail = await startProxy(process.env.SMTP_URL ?? "");
  onTestFinished(mail.stop);
  await mail.cut();
  const [port = 0] = await findFreePorts(1);
  const app = await start({ METRICS_PORT: String(port), SMTP_URL: mail.url });
  await submit(app.url);
  const figures = async () => (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  await expect.poll(figures, { timeout: 20_000 }).toMatch(/^site_mail_waiting_jobs [12]$/m);

  await mail.restore();
  await expect.poll(figures, { timeout: 90_000 }).toMatch(/^site_mail_waiting_jobs 0$/m);
});

test("SAFE-07: requests and jobs are traced to a configured collector, and log lines have the trace id", async () => {
  const received: string[] = [];
  const collector = createServer(async (request, response) => {
    received.push(`${request.method} ${request.url} ${request.headers["x-key"]} ${await text(request)}`);
    response.end("{}");
  }).listen(0, "127.0.0.1");
  await once(collector, "listening");
  onTestFinished(() => void collector.close());
  const app = await start({
    OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${(collector.address() as AddressInfo).port}`,
    OTEL_EXPORTER_OTLP_HEADERS: "x-key=a%20key",
    OTEL_SERVICE_NAME: "kestrel",
    OTEL_TRUST_TRACEPARENT: "true",
    LOG_LEVEL: "debug",
  });
  const traceId = "0af7651916cd43dd8448eb211c80319c";
  await fetch(`${app.url}/healthz?token=secret`, {
    headers: { traceparent: `00-${traceId}-b7ad6b7169203331-01` },
  });
  await submit(app.url);
  await expect.poll(() => received.join("\n"), { timeout: 15_000 }).toContain("lead.notify-team");

  expect(received[0]).toMatch(/^POST \/v1\/traces a key \{/);
  const spans = received.flatMap((request) => {
    const [resource] = JSON.parse(request.slice(request.indexOf("{"))).resourceSpans;
    expect(resource.resource.attributes).toEqual([
      { key: "service.name", value: { stringValue: "kestrel" } },
    ]);
    return resource.scopeSpans[0].spans;
  });
  const requestSpan = spans.find((span: { traceId: string }) => span.traceId === traceId);
  expect(requestSpan).toMatchObject({ name: "GET", kind: 2, parentSpanId: "b7ad6b7169203331", status: {} });
  expect(requestSpan.attributes).toContainEqual({ key: "url.path", value: { stringValue: "/healthz" } });
  expect(BigInt(requestSpan.endTimeUnixNano)).toBeGreaterThanOrEqual(BigInt(requestSpan.startTimeUnixNano));
  expect(app.output()).toContain(`"traceId":"${traceId}"`);
  expect(received.join()).not.toMatch(/secret|ottilie/i);

  const appWithoutTrust = await start({
    OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${(collector.address() as AddressInfo).port}`,
    LOG_LEVEL: "debug",
  });
  await fetch(`${appWithoutTrust.url}/healthz`, {
    headers: { traceparent: `00-${traceId}-b7ad6b7169203331-01` },
  });
  await expect.poll(appWithoutTrust.output).toMatch(/"traceId":"[0-9a-f]{32}"/);
  expect(appWithoutTrust.output()).not.toContain(traceId);
});
