import { once } from "node:events";
import { createServer as createHttpServer } from "node:http";
import { type AddressInfo, createServer, type Server } from "node:net";
import { text } from "node:stream/consumers";
import { expect, onTestFinished, test, vi } from "vitest";
import { READY_MAX_AGE_MS } from "#app/http/readiness.server.ts";
import { db } from "#app/platform/database.server.ts";
import { buckets, markKey } from "#app/platform/storage.server.ts";
import { redirects } from "#db/schema/redirects.ts";
import { anEnquiry } from "#tests/support/an-enquiry.ts";
import { startProxy } from "#tests/support/proxy.ts";
import { RawClient } from "./raw-client.ts";
import { serve } from "./serve.ts";

vi.setConfig({ testTimeout: 180_000 }); // each starts a process

async function start(environment: Record<string, string> = {}) {
  const app = await serve(environment);
  onTestFinished(app.stop);
  return app;
}

async function addressOf(server: Server) {
  if (!server.listening) await once(server, "listening");
  onTestFinished(() => void server.close());
  return `127.0.0.1:${(server.address() as AddressInfo).port}`;
}

async function exitOf(app: Awaited<ReturnType<typeof serve>>) {
  const start = performance.now();
  const [code] = app.process.exitCode === null ? await once(app.process, "exit") : [app.process.exitCode];
  return { code, seconds: (performance.now() - start) / 1000 };
}

test("SAFE-03: on SIGTERM running requests are completed, new ones are rejected, and the process exits", async () => {
  const app = await start();
  const idle = await RawClient.connect(app.port);
  await idle.send("GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n");
  expect(await idle.status()).toBe(200);
  const silent = await RawClient.connect(app.port);
  const slow = await RawClient.connect(app.port);
  await slow.send("GET /slow HTTP/1.1\r\nHost: localhost\r\n\r\n");
  await fetch(`${app.url}/healthz`);

  app.process.kill("SIGTERM");
  await expect.poll(app.output, { timeout: 20_000 }).toContain('"draining"');
  await Promise.all([idle.closed, silent.closed]);
  // A keep-alive connection may still get responses until it is closed.
  const requestOutcome = () =>
    fetch(`${app.url}/healthz`).then(
      () => "answered",
      () => "refused",
    );
  await expect.poll(requestOutcome, { timeout: 20_000 }).toBe("refused");

  expect(await slow.status()).toBe(200);
  const { code, seconds } = await exitOf(app);
  expect(slow.received).toContain("done");
  expect(code).toBe(0);
  expect(seconds).toBeLessThan(10);
  expect(app.output()).toContain('"msg":"drained"');
});

test("SAFE-03: a kept-alive connection gets 503 while the process drains", async () => {
  const app = await start();
  const client = await RawClient.connect(app.port);
  await client.send("GET /slow HTTP/1.1\r\nHost: localhost\r\n\r\n");
  await fetch(`${app.url}/healthz`);
  app.process.kill("SIGTERM");
  await client.send("GET /readyz HTTP/1.1\r\nHost: localhost\r\n\r\n"); // after the first, on the same connection

  await client.closed;
  expect((await exitOf(app)).code).toBe(0);
  expect(client.received).toContain("done");
  expect(client.received).toMatch(/HTTP\/1\.1 503 [\s\S]*"status":"draining"/);
});

test("SAFE-03: on SIGTERM pending counters and traces are written, including those of the last response", async () => {
  await db.insert(redirects).values({ fromPath: "/old", toPath: "/new" });
  const traced: string[] = [];
  const collector = createHttpServer(async (request, answer) => {
    traced.push(await text(request));
    answer.end("{}");
  }).listen(0, "127.0.0.1");
  const app = await start({ OTEL_EXPORTER_OTLP_ENDPOINT: `http://${await addressOf(collector)}` });
  const slow = await RawClient.connect(app.port);
  await slow.send("GET /slow HTTP/1.1\r\nHost: localhost\r\n\r\n");
  for (let hit = 0; hit < 3; hit++)
    expect((await fetch(`${app.url}/old`, { redirect: "manual" })).status).toBe(301);

  app.process.kill("SIGTERM");

  expect((await exitOf(app)).code).toBe(0);
  expect(slow.received).toContain("done");
  expect(await db.select().from(redirects)).toMatchObject([{ fromPath: "/old", hits: 3 }]);
  expect(traced.join()).toContain("/old");
  expect(traced.join()).toContain("/slow");
});

test("SAFE-03: an idle process exits at once on SIGTERM", async () => {
  const app = await start();

  app.process.kill("SIGTERM");

  const { code, seconds } = await exitOf(app);
  expect(code).toBe(0);
  expect(seconds).toBeLessThan(5);
});

test("SAFE-03: enquiries of visitors who disconnected do not delay the exit", async () => {
  const app = await start({ LEAD_RATE_LIMIT_PER_ADDRESS: "1000", WORKER: "separate" });
  const visitors = await Promise.all(Array.from({ length: 40 }, () => RawClient.connect(app.port)));
  await Promise.all(visitors.map(async (visitor) => visitor.send(await posted(anEnquiry()))));
  expect(await Promise.race(visitors.map((visitor) => visitor.status()))).toBe(200);

  for (const { socket } of visitors) socket.destroy();
  app.process.kill("SIGTERM");

  const { code, seconds } = await exitOf(app);
  expect(code).toBe(0);
  expect(seconds).toBeLessThan(15);
  expect(app.output()).toContain('"msg":"drained"');
});

/** The bytes of a request that submits the form. */
async function posted(form: FormData): Promise<Buffer> {
  const message = new Response(form);
  const body = Buffer.from(await message.arrayBuffer());
  const head = [
    "POST /lets-talk/enquiries HTTP/1.1",
    "Host: localhost",
    `Content-Type: ${message.headers.get("Content-Type")}`,
    `Content-Length: ${body.length}`,
  ];
  return Buffer.concat([Buffer.from(`${head.join("\r\n")}\r\n\r\n`), body]);
}

test("SAFE-07: /healthz responds with 200 whatever is unavailable, and /readyz names the unavailable dependency", async () => {
  const storage = await startProxy(process.env.S3_ENDPOINT ?? "");
  const postgres = await startProxy(process.env.DATABASE_URL ?? "");
  const app = await start({ S3_ENDPOINT: storage.url, DATABASE_URL: postgres.url });
  const requestJson = async (path: string) => {
    const response = await fetch(app.url + path);
    expect(response.headers.get("Cache-Control")).toBe("no-store");
    return { status: response.status, body: await response.json() };
  };
  const answers = (expected: object) =>
    expect.poll(() => requestJson("/readyz"), { timeout: 30_000 }).toEqual(expected);

  const up = { status: "ready", database: "up", storage: "up" };
  await answers({ status: 200, body: up });

  await storage.cut();
  await answers({ status: 503, body: { ...up, status: "unavailable", storage: "down" } });

  await storage.restore();
  await postgres.cut();
  await answers({ status: 503, body: { ...up, status: "unavailable", database: "down" } });
  expect(await requestJson("/healthz")).toEqual({ status: 200, body: { status: "alive" } });

  await postgres.restore();
  await answers({ status: 200, body: up });
});

test("SAFE-07: many requests for /readyz share one probe of the storage and never connect to the mail server", async () => {
  let mailConnections = 0;
  const mail = createServer(() => mailConnections++).listen(0, "127.0.0.1");
  const storageRequests: string[] = [];
  const storage = createHttpServer((request, answer) => {
    storageRequests.push(`${request.method} ${new URL(request.url ?? "", "http://storage").pathname}`);
    answer.end();
  }).listen(0, "127.0.0.1");
  const app = await start({
    SMTP_URL: `smtp://${await addressOf(mail)}`,
    S3_ENDPOINT: `http://${await addressOf(storage)}`,
    WORKER: "separate",
  });
  const ready = async () => (await fetch(`${app.url}/readyz`)).status;
  await expect.poll(ready, { timeout: 20_000 }).toBe(200);
  // Each process also looks up its buckets and their owner marks once, at the start, ending with this request.
  await expect.poll(() => storageRequests, { timeout: 20_000 }).toContain(`GET /${buckets.media}/${markKey}`);
  const before = storageRequests.length;
  const startedAt = performance.now();

  for (let round = 0; round < 5; round++)
    expect(new Set(await Promise.all(Array.from({ length: 20 }, ready)))).toEqual(new Set([200]));

  const probes = storageRequests.slice(before);
  expect(new Set([...probes, `HEAD /${buckets.leads}`])).toEqual(new Set([`HEAD /${buckets.leads}`]));
  const maxProbes = 1 + Math.floor((performance.now() - startedAt) / READY_MAX_AGE_MS);
  expect(probes.length).toBeLessThanOrEqual(maxProbes);
  expect(mailConnections).toBe(0);
});
