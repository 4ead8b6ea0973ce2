import startSites from "#tests/setup/playwright-sites.ts";
import { judge } from "./informational.ts";
import { loggedErrors } from "./logged-errors.ts";
import { nikto } from "./nikto.ts";
import { wapiti, wapitiInAdmin } from "./wapiti.ts";

/** What each does to the site at `url`; answers with a line for each of its findings. */
const scanners: Record<string, (url: string) => Promise<string[]>> = {
  nikto,
  wapiti: (url) => wapiti(`${url}/`),
  "wapiti-admin": wapitiInAdmin,
};

/**
 * Runs the scanners that are named, or all, over the built app with services and demo content of its own: they write
 * whatever they find a field for, so it is never a site that exists. Prints what they found; whatever is not known to
 * be mere information, and each error that the site has logged meanwhile, makes the exit code 1.
 */
export async function runScanners(names: string[]): Promise<number> {
  const unknown = names.find((name) => !scanners[name]);
  if (unknown) {
    console.error(`npm run scan [-- ${Object.keys(scanners).join(" | ")}]`);
    return 1;
  }
  const withoutLimits = { LEAD_RATE_LIMIT_PER_ADDRESS: "1000000", LEAD_RATE_LIMIT_PER_SITE: "1000000" };
  const stop = await startSites({ workers: 1 }, withoutLimits);
  const url = process.env.SITE_URL ?? "";
  let isClean = true;
  const report = (name: string, findings: string[]) => {
    const judged = findings.map(judge);
    const count = judged.filter(({ reason }) => reason === undefined).length;
    console.log(`\n${name}: ${findings.length} findings, ${count} above informational`);
    for (const { finding, reason } of judged)
      console.log(reason ? `  info     ${finding}\n           ${reason}` : `  FINDING  ${finding}`);
    isClean &&= count === 0;
  };
  try {
    for (const name of names.length > 0 ? names : Object.keys(scanners))
      report(name, (await scanners[name]?.(url)) ?? []);
    report("the site's own log", loggedErrors());
  } finally {
    await stop();
  }
  console.log(isClean ? "ok" : "NOT ok");
  return isClean ? 0 : 1;
}
