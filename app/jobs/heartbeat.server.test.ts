import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { sql } from "drizzle-orm";
import { afterAll, expect, onTestFinished, test } from "vitest";
import { startProxy } from "#tests/support/proxy.ts";

/** The monitor at /ping, and the site at /healthz. */
let pings = 0;
let siteStatus = 200;
const receiver = createServer(({ url }, response) => {
  if (url === "/ping/a1b2") pings += 1;
  response.writeHead(url === "/healthz" ? siteStatus : 200).end();
}).listen(0, "127.0.0.1");
await once(receiver, "listening");
const address = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}`;
const storage = await startProxy(process.env.S3_ENDPOINT ?? "");
Object.assign(process.env, {
  PING_URL: `${address}/ping/a1b2`,
  SITE_URL: address,
  S3_ENDPOINT: storage.url,
});
const { db } = await import("#app/platform/database.server.ts");
const { mailServerUnavailable } = await import("#app/platform/mailer.server.ts");
const { ensureBuckets } = await import("#tests/support/bucket.ts");
const { cronJobNameOf, schedule } = await import("./handlers.server.ts");
const { sendHeartbeat } = await import("./heartbeat.server.ts");
const { runWorker } = await import("./run-worker.server.ts");

afterAll(async () => {
  receiver.close();
  receiver.closeAllConnections();
  await storage.stop();
});

/** Whether the monitor is requested in one run. */
async function isSent() {
  const before = pings;
  await sendHeartbeat();
  return pings > before;
}

test("OPS-05, SAFE-07: each minute the queue requests PING_URL while the site is healthy", async () => {
  await ensureBuckets();
  const name = cronJobNameOf("sendHeartbeat");
  expect(schedule.find(({ task }) => task === name)?.match).toBeDefined();
  const worker = runWorker();
  onTestFinished(() => worker.stop());
  await db.execute(sql`select graphile_worker.add_job(${name})`);
  await expect.poll(() => pings, { timeout: 20_000 }).toBeGreaterThan(0);
});

test("OPS-05, SAFE-07: PING_URL is not requested while site, storage, queue or mail server have a problem", async () => {
  await ensureBuckets();
  expect(await isSent()).toBe(true);

  siteStatus = 502;
  expect(await isSent()).toBe(false);
  siteStatus = 200;

  await storage.cut();
  expect(await isSent().finally(() => storage.restore())).toBe(false);

  await db.execute(sql`select graphile_worker.add_job('not.run', run_at := now() - interval '3 minutes')`);
  expect(await isSent()).toBe(false);
  await db.execute(sql`
    update graphile_worker._private_jobs set run_at = now() + interval '1 hour', attempts = 1,
      last_error = ${`${mailServerUnavailable}: connection refused`}`);
  expect(await isSent()).toBe(false);

  await db.execute(sql`delete from graphile_worker._private_jobs`);
  expect(await isSent()).toBe(true);
});
