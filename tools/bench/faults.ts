import { parseArgs } from "node:util";
import { migrate } from "#db/migrate.ts";
import { killWhileSubmitting } from "#tests/faults/kills.ts";
import { startFaultServices } from "#tests/faults/services.ts";
import { tally } from "#tests/faults/tally.ts";
import { say } from "./progress.ts";

/**
 * The fault test for enquiries with a higher load than in the test suite: the app is killed with SIGKILL at random
 * times while visitors submit, and every "Success!" must be one lead with its files and its mail.
 *
 *   npm run bench -- faults [--submissions 5000] [--visitors 24] [--between 100]
 */
const { values } = parseArgs({
  options: {
    submissions: { type: "string", default: "5000" },
    visitors: { type: "string", default: "24" },
    /** Average number of submissions between two kills. */
    between: { type: "string", default: "100" },
  },
});

say("faults: starting Postgres, storage and mailbox");
const services = await startFaultServices();
Object.assign(process.env, services.env, { SITE_URL: "https://kestrel.example", LOG_LEVEL: "silent" });
const databaseUrl = services.env.DATABASE_URL ?? "";
await migrate(databaseUrl);
const { releaseAbandonedJobs } = await import("#app/platform/queue.server.ts");
const { keysInBucket } = await import("#tests/support/bucket.ts");

const start = performance.now();
const plan = {
  submissions: Number(values.submissions),
  visitors: Number(values.visitors),
  between: Number(values.between),
};
say(`faults: ${plan.submissions} enquiries, the app killed every ${plan.between} of them`);
const { visitors, kills, failures, app, since } = await killWhileSubmitting(plan, services.env);
await releaseAbandonedJobs((Date.now() - since) / 2);
say("faults: counting leads, files and mails");
const counted = await tally(visitors, databaseUrl, keysInBucket);
await app.stop();
await services.stopAll();

const report = {
  "killed, times": kills,
  "attempts that failed": failures,
  ...counted,
  seconds: ((performance.now() - start) / 1000).toFixed(0),
};
for (const [name, value] of Object.entries(report)) console.log(`${name.padEnd(30)} ${value}`);

const { submitted, success, stored, mailed, lost, twice } = counted;
const isFine = [success, stored, mailed].every((number) => number === submitted) && lost + twice === 0;
console.log(isFine ? "ok" : "NOT ok");
process.exitCode = isFine ? 0 : 1;
