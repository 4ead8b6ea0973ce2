import { afterAll, beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { migrate } from "#db/migrate.ts";
import { serve } from "#tests/served/serve.ts";
import { testFiles } from "#tests/support/files.ts";
import { Mailbox } from "#tests/support/mailbox.ts";
import { startProxy } from "#tests/support/proxy.ts";
import { hold, makeHoldable } from "./hold.ts";
import { type ServiceName, serviceNames, startFaultServices } from "./services.ts";
import { printed, tally } from "./tally.ts";
import { type Attempt, Visitor } from "./visitor.ts";

vi.setConfig({ testTimeout: 240_000 }); // some mails wait half a minute for the job that takes over

const services = await startFaultServices();
afterAll(() => services.stopAll());
beforeEach(async () => {
  for (const name of serviceNames) await services[name].start();
});
Object.assign(process.env, services.env);
const databaseUrl = services.env.DATABASE_URL ?? "";
await migrate(databaseUrl);
await makeHoldable(databaseUrl);
const { retryMails } = await import("#app/jobs/handlers.server.ts");
const { runWorker } = await import("#app/jobs/run-worker.server.ts");
const { keysInBucket } = await import("#tests/support/bucket.ts");

/** Steps at which a service is stopped; each returns the visitor's first attempt. */
const steps: Record<string, (visitor: Visitor, site: string, stop: () => Promise<void>) => Promise<Attempt>> =
  {
    "before it is sent": async (visitor, site, stop) => {
      await stop();
      return visitor.send(site);
    },
    "in the middle of a file": (visitor, site, stop) => {
      return visitor.send(site, { at: "in the first file", until: stop });
    },
    "behind the files, before the lead": (visitor, site, stop) => {
      return visitor.send(site, {
        at: "behind the last file",
        async until() {
          const isStored = async () => (await keysInBucket()).some((key) => key.startsWith(visitor.id));
          await expect.poll(isStored, { timeout: 10_000 }).toBe(true);
          await stop();
        },
      });
    },
    "while the lead is committed": async (visitor, site, stop) => {
      const held = await hold(databaseUrl, "the lead's commit");
      const sending = visitor.send(site);
      await held.reached();
      await stop();
      await held.release().catch(() => {}); // unless Postgres was stopped
      return sending;
    },
    "behind the lead, before its mail": async (visitor, site, stop) => {
      const attempt = await visitor.send(site);
      await stop();
      return attempt;
    },
  };

const enquiries = Object.keys(steps).flatMap((step) => serviceNames.map((service) => ({ step, service })));

/** The response to the visitor when a service stops at that step. */
function expected(service: ServiceName, step: string): Attempt["said"] {
  return service === "postgres" && step !== "behind the lead, before its mail" ? "Error" : "Success!";
}

test("SAFE-01: with Postgres, S3 or SMTP stopped at any step, every enquiry shown Success! is stored once and mailed", async () => {
  const app = await serve({ ...services.env, WORKER: "separate" });
  onTestFinished(app.stop);
  const visitors: Visitor[] = [];
  for (const { step, service } of enquiries) {
    const visitor = new Visitor(testFiles(40_000));
    visitors.push(visitor);
    const first = await steps[step]?.(visitor, app.url, () => services[service].stop());

    expect([service, step, first?.said], app.output()).toEqual([service, step, expected(service, step)]);
    if (first?.said === "Error") {
      const text = expect.stringContaining("Ferry bookings that survive the summer.");
      expect(first, app.output()).toMatchObject({ status: 503, text });
    }
    await services[service].start();
    await visitor.retryUntilAnswered(() => app.url);
    // The next step begins with all services: the app may not have noticed yet that this one is back.
    await expect.poll(async () => (await fetch(`${app.url}/readyz`)).status, { timeout: 20_000 }).toBe(200);
  }

  const worker = runWorker();
  onTestFinished(() => worker.stop());
  const counted = await tally(visitors, databaseUrl, keysInBucket);

  console.log(`stopped at ${enquiries.length} places: ${printed(counted)}`);
  const all = enquiries.length;
  expect(counted).toEqual({
    submitted: all,
    success: all,
    stored: all,
    mailed: all,
    lost: 0,
    twice: 0,
    copies: 0,
  });
});

test.each(serviceNames)(
  "SAFE-01: with %s stopped while mails are queued, they are sent once it is back",
  async (service) => {
    const app = await serve({ ...services.env, WORKER: "separate" });
    onTestFinished(app.stop);
    const visitors = Array.from({ length: 5 }, () => new Visitor());
    await services.mail.stop(); // so that the mails wait in the queue
    for (const visitor of visitors) await visitor.send(app.url);
    await expect.poll(() => countFailures(visitors), { timeout: 20_000 }).toBe(5);
    await services.mail.start();

    await services[service].stop();
    const worker = runWorker();
    onTestFinished(() => worker.stop());
    await new Promise((resolve) => setTimeout(resolve, 1500)); // time in which it can fail
    await services[service].start();
    await expect
      .poll(
        () =>
          retryMails().then(
            () => true,
            () => false,
          ),
        { timeout: 20_000 },
      )
      .toBe(true);

    const counted = await tally(visitors, databaseUrl, keysInBucket);
    console.log(`${service} away while mails wait: ${printed(counted)}`);
    expect(counted).toEqual({ submitted: 5, success: 5, stored: 5, mailed: 5, lost: 0, twice: 0, copies: 0 });
  },
);

async function countFailures(visitors: Visitor[]) {
  const { findLead } = await import("#app/domain/leads/leads.server.ts");
  const leads = await Promise.all(visitors.map(({ id }) => findLead(id)));
  return leads.filter((lead) => lead?.events.some(({ type }) => type === "mail-failed")).length;
}

test("LEAD-08, SAFE-01: the web process mails a lead without a worker, and killing it delays the mail by at most a minute", async () => {
  const mailServer = await startProxy(services.env.SMTP_URL ?? "");
  onTestFinished(mailServer.stop);
  const app = await serve({ ...services.env, SMTP_URL: mailServer.url, WORKER: "separate" });
  onTestFinished(app.stop);
  const [mailed, killed] = [new Visitor(), new Visitor()];
  await mailed.send(app.url);
  const sent = { submitted: 1, success: 1, stored: 1, mailed: 1, lost: 0, twice: 0, copies: 0 };
  expect(await tally([mailed], databaseUrl, keysInBucket)).toEqual(sent);

  mailServer.freeze();
  const start = Date.now();
  expect(await killed.send(app.url)).toMatchObject({ said: "Success!" });
  expect(Date.now() - start).toBeLessThan(4000); // the timeout for a greeting is longer
  await app.stop();
  const worker = runWorker();
  onTestFinished(() => worker.stop());

  expect(await tally([killed], databaseUrl, keysInBucket)).toEqual(sent);
  const delay = Date.now() - start;
  console.log(`mailed ${delay} ms after its process was killed`);
  expect(delay).toBeLessThan(60_000);
});

test("SAFE-01: with Postgres stopped between a mail and its record, the mail is not sent again", async () => {
  const app = await serve({ ...services.env, WORKER: "separate" });
  onTestFinished(app.stop);
  const visitor = new Visitor();
  const held = await hold(databaseUrl, "the note of its mail");
  await visitor.send(app.url);
  const worker = runWorker();
  onTestFinished(() => worker.stop());
  await held.reached();

  await services.postgres.stop();
  await services.postgres.start();

  await expect.poll(noted, { timeout: 30_000 }).toBe(1);
  const counted = await tally([visitor], databaseUrl, keysInBucket);
  console.log(`between a mail and its note: ${printed(counted)}`);
  expect(counted).toEqual({ submitted: 1, success: 1, stored: 1, mailed: 1, lost: 0, twice: 0, copies: 0 });

  async function noted() {
    const { findLead } = await import("#app/domain/leads/leads.server.ts");
    const lead = await findLead(visitor.id).catch(() => undefined);
    return lead?.events.filter(({ type }) => type === "mail-sent").length;
  }
});

test("SAFE-01: a lead whose commit response is lost shows Error, and sending it again stores one lead with its files", async () => {
  const proxy = await startProxy(databaseUrl);
  onTestFinished(proxy.stop);
  const app = await serve({ ...services.env, DATABASE_URL: proxy.url, WORKER: "separate" });
  onTestFinished(app.stop);
  const visitor = new Visitor(testFiles(40_000));
  const held = await hold(databaseUrl, "the lead's commit");
  const sending = visitor.send(app.url);
  await held.reached();
  proxy.mute();
  await held.release();
  await expect
    .poll(() => new Mailbox().messages().then(() => isStored(visitor)), { timeout: 20_000 })
    .toBe(true);
  await proxy.cut();
  expect(await sending).toMatchObject({ said: "Error", status: 503 });

  await proxy.restore();
  await visitor.retryUntilAnswered(() => app.url);

  const worker = runWorker();
  onTestFinished(() => worker.stop());
  const counted = await tally([visitor], databaseUrl, keysInBucket);
  console.log(`the commit's answer lost: ${printed(counted)}`);
  expect(counted).toEqual({ submitted: 1, success: 1, stored: 1, mailed: 1, lost: 0, twice: 0, copies: 0 });
});

test("SAFE-01, SAFE-02: with Postgres frozen an enquiry shows Error within 5 s, and sending it again stores one lead", async () => {
  const app = await serve({ ...services.env, WORKER: "separate" });
  onTestFinished(app.stop);
  const settings = () => fetch(`${app.url}/footer-copyright`).then((answer) => answer.text());
  const known = await settings();
  const ready = () => fetch(`${app.url}/readyz`).then((answer) => answer.status);
  expect(await ready()).toBe(200);
  const visitor = new Visitor(testFiles(40_000));
  services.postgres.freeze();
  try {
    const start = performance.now();
    expect(await visitor.send(app.url)).toMatchObject({ said: "Error", status: 503 });
    expect(performance.now() - start).toBeLessThan(5000);
    expect(await settings()).toBe(known);
    expect(await ready()).toBe(503);
  } finally {
    services.postgres.thaw();
  }
  await visitor.retryUntilAnswered(() => app.url);

  const worker = runWorker();
  onTestFinished(() => worker.stop());
  const counted = await tally([visitor], databaseUrl, keysInBucket);
  expect(counted).toEqual({ submitted: 1, success: 1, stored: 1, mailed: 1, lost: 0, twice: 0, copies: 0 });
});

test("SAFE-02: after Postgres was frozen for 10 s, the worker runs the jobs queued before and after", async () => {
  const { db } = await import("#app/platform/database.server.ts");
  const { retryUntilConnected } = await import("#app/platform/database-errors.server.ts");
  const { pingDatabase } = await import("#app/platform/database-pool.server.ts");
  const { enqueue } = await import("#app/platform/queue.server.ts");
  const { removeLeadFiles } = await import("#app/domain/leads/lead-jobs.server.ts");
  const { connections } = await import("#app/platform/database.server.ts");
  const heartbeat = setInterval(() => pingDatabase().catch(() => {}), 1000); // as the process of a worker
  onTestFinished(() => clearInterval(heartbeat));
  // On a busy machine Postgres may miss a deadline at any time.
  const tenJobs = async () => {
    for (let job = 0; job < 10; job++)
      await retryUntilConnected(() => enqueue(db, removeLeadFiles, { keys: [] }));
  };
  const expectNoneLeft = () => expect.poll(left, { timeout: 50_000 }).toBe(0); // three of the worker's longest waits
  const left = async () => {
    const [row] = await connections<{ count: number }[]>`
      select count(*)::int from graphile_worker.jobs where task_identifier = ${removeLeadFiles.name}`;
    return row?.count;
  };
  const worker = runWorker();
  onTestFinished(() => worker.stop());
  await tenJobs();
  await expectNoneLeft();

  await tenJobs(); // some of them are running when it freezes
  services.postgres.freeze();
  try {
    await new Promise((resolve) => setTimeout(resolve, 10_000));
  } finally {
    services.postgres.thaw();
  }
  await expectNoneLeft();
  await tenJobs();
  await expectNoneLeft();
});

async function isStored({ id }: Visitor) {
  const { findLead } = await import("#app/domain/leads/leads.server.ts");
  return (await findLead(id)) !== undefined;
}
