import { once } from "node:events";
import { setTimeout as delay } from "node:timers/promises";
import { expect, onTestFinished, test, vi } from "vitest";
import { db } from "#app/platform/database.server.ts";
import { leads } from "#db/schema/leads.ts";
import { Visitor } from "#tests/faults/visitor.ts";
import { startEdge } from "#tests/support/edge.ts";
import { testFiles } from "#tests/support/files.ts";
import { RawClient } from "./raw-client.ts";
import { type ServedApp, serve } from "./serve.ts";

vi.setConfig({ testTimeout: 480_000 }); // six starts, each slow on a busy machine

const limitless = {
  LEAD_RATE_LIMIT_PER_ADDRESS: "100000",
  LEAD_RATE_LIMIT_PER_SITE: "100000",
  WORKER: "separate",
};

test("SAFE-03: restarting three instances behind the reverse proxy one by one under load fails no request", async () => {
  const instances = await Promise.all([1, 2, 3].map(() => serve(limitless)));
  onTestFinished(async () => {
    await Promise.all(instances.map(({ stop }) => stop()));
  });
  const edge = await startEdge({ app: instances.map(({ url }) => url), hasLimits: false });
  onTestFinished(edge.stop);

  const failed: string[] = [];
  const sent: Visitor[] = [];
  let reads = 0;
  let isRolling = true;
  async function read() {
    while (isRolling) {
      reads += 1; // a new address, which the proxy has not cached
      const reading = fetch(`${edge.url}/footer-copyright?n=${reads}`);
      const { status } = await reading.catch(() => ({ status: 0 }));
      if (status !== 200) failed.push(`read: ${status}`);
    }
  }
  async function submit() {
    while (isRolling) {
      const visitor = new Visitor(sent.length % 4 === 0 ? testFiles(20_000) : []);
      sent.push(visitor);
      const { said, status, text } = await visitor.send(edge.url);
      if (said === "Error") failed.push(`enquiry: ${status} ${text.slice(0, 200)}`);
      await delay(20);
    }
  }
  const load = Promise.all([read(), read(), read(), submit(), submit()]);
  for (const [position, instance] of instances.entries()) {
    await delay(500);
    instances[position] = await restarted(instance);
  }
  await delay(500);
  isRolling = false;
  await load;

  console.log(`rolled three instances: ${reads} reads, ${sent.length} enquiries, ${failed.length} failed`);
  expect(failed).toEqual([]);
  expect(await db.$count(leads)).toBe(sent.length);
});

test("SAFE-03: an upload running at SIGTERM is completed, and event streams are closed", async () => {
  const app = await serve(limitless);
  onTestFinished(app.stop);
  const events = await RawClient.connect(app.port);
  await events.send("GET /events HTTP/1.1\r\nHost: localhost\r\n\r\n");
  expect(await events.status()).toBe(200);
  const visitor = new Visitor(testFiles(500_000));

  const attempt = await visitor.send(app.url, {
    at: "in the first file",
    async until() {
      app.process.kill("SIGTERM");
      await expect.poll(app.output, { timeout: 20_000 }).toContain('"draining"');
      await events.closed;
    },
  });

  expect(attempt.said).toBe("Success!");
  expect(await exitCodeOf(app)).toBe(0);
});

/** Stops an instance like a deployment does, and restarts it on the same port. */
async function restarted(instance: ServedApp): Promise<ServedApp> {
  instance.process.kill("SIGTERM");
  expect(await exitCodeOf(instance)).toBe(0);
  return serve({ ...limitless, PORT: String(instance.port) });
}

async function exitCodeOf({ process: { exitCode }, process: child }: ServedApp): Promise<number | null> {
  if (exitCode !== null) return exitCode;
  const [code] = await once(child, "exit");
  return code;
}
