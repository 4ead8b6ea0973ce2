import startSites from "#tests/setup/playwright-sites.ts";

interface Bench {
  /** A program that measures when it is imported, and sets the exit code when a goal is missed. */
  load: () => Promise<unknown>;
  /** Brings up all that it needs itself. */
  isAlone?: boolean;
  /** Variables of the site it measures. */
  env?: Record<string, string>;
}

const benches: Record<string, Bench> = {
  html: { load: () => import("./html.ts") },
  desk: { load: () => import("./desk.ts") },
  faults: { load: () => import("./faults.ts"), isAlone: true },
  editor: { load: () => import("./editor.ts") },
  leads: {
    load: () => import("./leads.ts"),
    env: { LEAD_RATE_LIMIT_PER_ADDRESS: "100000", LEAD_RATE_LIMIT_PER_SITE: "100000" },
  },
  lighthouse: { load: () => import("./lighthouse.ts") },
  stage: { load: () => import("./stage.ts") },
};

/**
 * Runs the measurement that the first argument names; the others are its own. It measures the site of `--url` or
 * SITE_URL, or else the built app, started for it with services of its own. Ends the process.
 */
export async function runBench([name = "", ...options]: string[]) {
  const bench = benches[name];
  if (!bench) {
    console.error(`npm run bench -- ${Object.keys(benches).join(" | ")} [options]`);
    process.exit(1);
  }
  process.argv.splice(2, process.argv.length, ...options);
  const isGiven = Boolean(process.env.SITE_URL) || options.some((option) => option.startsWith("--url"));
  const stop = isGiven || bench.isAlone ? undefined : await startSites({ workers: 1 }, bench.env);
  try {
    await bench.load();
  } finally {
    await stop?.();
  }
  process.exit();
}
