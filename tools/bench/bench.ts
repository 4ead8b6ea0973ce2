import { DeadlineError, within } from "#app/platform/deadline.ts";
import startSites from "#tests/setup/playwright-sites.ts";
import { say, underWay } from "./progress.ts";

interface Bench {
  /** A module that measures when imported, and sets the exit code when a target is missed. */
  load: () => Promise<unknown>;
  /** Timeout in minutes: several times the duration with default options. */
  minutes: number;
  /** Starts all its services itself. */
  isAlone?: boolean;
  /** Environment variables of the measured site. */
  env?: Record<string, string>;
}

const benches: Record<string, Bench> = {
  throughput: {
    load: () => import("./throughput.ts"),
    minutes: 15,
    env: {
      LEAD_RATE_LIMIT_PER_ADDRESS: "1000000",
      LEAD_RATE_LIMIT_PER_SITE: "1000000",
      WORKER: "separate",
    },
  },
  freshness: { load: () => import("./freshness.ts"), minutes: 5 },
  start: { load: () => import("./start.ts"), minutes: 5 },
  "sign-in": { load: () => import("./sign-in.ts"), minutes: 3 },
  "first-press": { load: () => import("./first-press.ts"), minutes: 3 },
  endpoints: { load: () => import("./endpoints.ts"), minutes: 3, env: { WORKER: "separate" } },
  desk: { load: () => import("./desk.ts"), minutes: 15 },
  faults: { load: () => import("./faults.ts"), minutes: 30, isAlone: true },
  editor: { load: () => import("./editor.ts"), minutes: 10 },
  lighthouse: { load: () => import("./lighthouse.ts"), minutes: 60 },
};

/** Milliseconds that the site and its services have to stop; the app alone may take 25 s. */
const stopping = 60_000;

/** The default measurements: FAST-03 to FAST-06, and SEAM-03. */
const usual = ["throughput", "freshness", "start", "sign-in", "endpoints", "editor"];

/**
 * Runs the measurement named by the first argument with the other arguments as its options. Without one, runs the
 * default ones in sequence. They measure the site of `--url` or SITE_URL, or else the built app, started with separate
 * services. Prints each step. A measurement that exceeds its timeout is aborted, with exit code 1. Ends the process.
 */
export async function runBench([name, ...options]: string[]) {
  const chosen = (name === undefined ? usual : [name]).flatMap((one) => benches[one] ?? []);
  if (chosen.length === 0) {
    console.error(`npm run bench [-- ${Object.keys(benches).join(" | ")} [options]]`);
    process.exit(1);
  }
  process.argv.splice(2, process.argv.length, ...options);
  const isGiven = Boolean(process.env.SITE_URL) || options.some((option) => option.startsWith("--url"));
  const isAlone = chosen.every((bench) => bench.isAlone);
  const env = Object.assign({}, ...chosen.map((bench) => bench.env));
  if (!isGiven && !isAlone) say("building where needed, and starting the site with its services");
  const stop = isGiven || isAlone ? undefined : await startSites({ workers: 1 }, env);
  try {
    for (const bench of chosen) await inTime(bench);
  } catch (error) {
    console.error(error);
    process.exitCode = 1;
  }
  say("stopping what was started");
  await within(stopping, Promise.resolve(stop?.())).catch(console.error);
  process.exit();
}

async function inTime({ load, minutes }: Bench) {
  await within(minutes * 60_000, load()).catch((error: unknown) => {
    if (!(error instanceof DeadlineError)) throw error;
    throw new Error(`NOT ok: given up after ${minutes} minutes, at "${underWay()}"`, { cause: error });
  });
}
