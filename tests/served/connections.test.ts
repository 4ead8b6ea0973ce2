import { readFileSync } from "node:fs";
import { expect, onTestFinished, test, vi } from "vitest";
import { MAX_WORKER_CONNECTIONS } from "#app/jobs/run-worker.server.ts";
import { connections } from "#app/platform/database.server.ts";
import { MAX_POOL_CONNECTIONS } from "#app/platform/database-pool.server.ts";
import { anEnquiry } from "#tests/support/an-enquiry.ts";
import { serve } from "./serve.ts";

vi.setConfig({ testTimeout: 180_000 }); // starts a process

test("SAFE-07: a process keeps idle connections longer than a proxy, and under load opens as many Postgres connections as docs/operations/scale.md states", async () => {
  const app = await serve({
    WORKER: "inline",
    LEAD_RATE_LIMIT_PER_ADDRESS: "100000",
    LEAD_RATE_LIMIT_PER_SITE: "100000",
  });
  onTestFinished(app.stop);
  expect((await fetch(`${app.url}/healthz`)).headers.get("keep-alive")).toBe("timeout=75");

  const open = async () => {
    await Promise.all(
      Array.from({ length: 40 }, () =>
        fetch(`${app.url}/lets-talk/enquiries`, { method: "POST", body: anEnquiry() }),
      ),
    );
    const rows = await connections<{ name: string; count: number }[]>`
      select application_name as name, count(*)::int from pg_stat_activity
      where datname = current_database() and application_name in ('site-web', 'site-worker') group by 1`;
    return Object.fromEntries(rows.map(({ name, count }) => [name, count]));
  };
  const perWebProcess = MAX_POOL_CONNECTIONS + 1; // the listener

  await expect
    .poll(open, { timeout: 60_000 })
    .toEqual({ "site-web": perWebProcess, "site-worker": MAX_WORKER_CONNECTIONS });
  const operations = readFileSync("docs/operations/scale.md", "utf8");
  expect(operations).toContain(`| web, \`WORKER=separate\` | ${perWebProcess} |`);
  expect(operations).toContain(`| web, \`WORKER=inline\` | ${perWebProcess + MAX_WORKER_CONNECTIONS} |`);
  expect(operations).toContain(`| worker | ${MAX_POOL_CONNECTIONS + MAX_WORKER_CONNECTIONS} |`);
});
