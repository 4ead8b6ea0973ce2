import startSites from "#tests/setup/playwright-sites.ts";

interface Bench {
  /** A program that measures when it is imported, and sets the exit code when a goal is missed. */
  load: () => Promise<unknown>;
  /** Brings up all that it needs itself. */
  isAlone?: boolean;
  /** Variables of the site it measures. */
  env?: Record<string, string>;
}

const withoutLimits = { LEAD_RATE_LIMIT_PER_ADDRESS: "1000000", LEAD_RATE_LIMIT_PER_SITE: "1000000" };

const benches: Record<string, Bench> = {
  throughput: { load: () => import("./throughput.ts"), env: { ...withoutLimits, WORKER: "separate" } },
  freshness: { load: () => import("./freshness.ts") },
  start: { load: () => import("./start.ts") },
  "sign-in": { load: () => import("./sign-in.ts") },
  desk: { load: () => import("./desk.ts") },
  faults: { load: () => import("./faults.ts"), isAlone: true },
  editor: { load: () => import("./editor.ts") },
  leads: {
    load: () => import("./leads.ts"),
    env: withoutLimits,
  },
  lighthouse: { load: () => import("./lighthouse.ts") },
  stage: { load: () => import("./stage.ts") },
};

/** What is measured when nothing is named: FAST-03 to FAST-06. */
const usual = ["throughput", "freshness", "start", "sign-in", "editor"];

/**
 * Runs the measurement that the first argument names; the others are its own. Without one, the usual ones run, one
 * after the other. They measure the site of `--url` or SITE_URL, or else the built app, started for them with services
 * of its own. Ends the process.
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
  const stop = isGiven || isAlone ? undefined : await startSites({ workers: 1 }, env);
  try {
    for (const bench of chosen) await bench.load();
  } finally {
    await stop?.();
  }
  process.exit();
}
