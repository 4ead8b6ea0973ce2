import startSites from "#tests/setup/playwright-sites.ts";
import { judge } from "./informational.ts";
import { loggedErrors } from "./logged-errors.ts";
import { messages } from "./messages.ts";
import { nikto } from "./nikto.ts";
import { wapiti, wapitiInAdmin } from "./wapiti.ts";

/** Each scanner's function; returns a line per finding. */
const scanners: Record<string, (url: string) => Promise<string[]>> = {
  nikto,
  wapiti: (url) => wapiti(`${url}/`),
  "wapiti-admin": wapitiInAdmin,
};

/**
 * Runs the named scanners, or all, against the built app with separate services and demo content, because they submit
 * every form they find. Prints the findings; the exit code is 1 for any finding that is not known to be informational
 * and for any error that the site has logged meanwhile.
 */
export async function runScanners(names: string[]): Promise<number> {
  const unknown = names.find((name) => !scanners[name]);
  if (unknown) {
    console.error(messages.usage(Object.keys(scanners).join(" | ")));
    return 1;
  }
  const withoutLimits = { LEAD_RATE_LIMIT_PER_ADDRESS: "1000000", LEAD_RATE_LIMIT_PER_SITE: "1000000" };
  const stop = await startSites({ workers: 1 }, withoutLimits);
  const url = process.env.SITE_URL ?? "";
  let isClean = true;
  const report = (name: string, findings: string[]) => {
    const judged = findings.map(judge);
    const count = judged.filter(({ reason }) => reason === undefined).length;
    console.log(messages.summary(name, findings.length, count));
    for (const { finding, reason } of judged)
      console.log(reason ? messages.informational(finding, reason) : messages.finding(finding));
    isClean &&= count === 0;
  };
  try {
    for (const name of names.length > 0 ? names : Object.keys(scanners))
      report(name, (await scanners[name]?.(url)) ?? []);
    report(messages.siteLog, loggedErrors());
  } finally {
    await stop();
  }
  console.log(isClean ? messages.clean : messages.notClean);
  return isClean ? 0 : 1;
}
