import { afterAll, expect, onTestFinished, test, vi } from "vitest";
import { migrate } from "#db/migrate.ts";
import { killWhileSubmitting } from "./kills.ts";
import { startFaultServices } from "./services.ts";
import { printed, tally } from "./tally.ts";

vi.setConfig({ testTimeout: 600_000 }); // every kill is followed by a start, each slow on a busy machine

const services = await startFaultServices();
afterAll(() => services.stopAll());
Object.assign(process.env, services.env);
const databaseUrl = services.env.DATABASE_URL ?? "";
await migrate(databaseUrl);
const { releaseAbandonedJobs } = await import("#app/platform/queue.server.ts");
const { keysInBucket } = await import("#tests/support/bucket.ts");

test("SAFE-01: with random kills during 500 enquiries, every Success! is stored once and mailed", async () => {
  const plan = { submissions: 500, visitors: 16, between: 60 };
  const { visitors, kills, failures, app, since } = await killWhileSubmitting(plan, services.env);
  onTestFinished(app.stop);
  await releaseAbandonedJobs((Date.now() - since) / 2); // production waits ten minutes

  const { copies, ...counted } = await tally(visitors, databaseUrl, keysInBucket);

  console.log(`killed ${kills} times, ${failures} attempts failed: ${printed({ ...counted, copies })}`);
  expect(kills).toBeGreaterThan(3);
  expect(counted).toEqual({ submitted: 500, success: 500, stored: 500, mailed: 500, lost: 0, twice: 0 });
  // The mails of four jobs, and of three connections of the mailer, that were accepted and not recorded.
  expect(copies).toBeLessThanOrEqual(7 * kills);
});
