import lighthouse, { type Flags, type Result } from "lighthouse";
import { chromium } from "playwright";
import { findProgram } from "../programs/programs.ts";
import { findFreePorts } from "../services/ports.ts";

/** Lighthouse's results for a page: scores from 0 to 100, times in milliseconds, transferred sizes in bytes. */
export interface PageReport {
  /** Lighthouse's measure of the machine's speed: PageSpeed's servers have about 1,000. */
  benchmarkIndex: number;
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
  firstPaint: number;
  largestPaint: number;
  /** Cumulative, without a unit. */
  layoutShift: number;
  /** Total blocking time. */
  blocking: number;
  requests: number;
  script: number;
  document: number;
  style: number;
}

/** Lighthouse's default CPU slowdown for its simulated phone. */
const DEFAULT_SLOWDOWN = 4;

/** The slowdown that makes a machine with this index comparable to one with index 1,000. */
export function slowdownFor(benchmarkIndex: number): number {
  return DEFAULT_SLOWDOWN * Math.max(1, benchmarkIndex / 1000);
}

/** Lighthouse's measurements wait for a quiet second in several places. */
const WITHOUT_PAUSES: Flags = {
  pauseAfterFcpMs: 0,
  pauseAfterLoadMs: 0,
  networkQuietThresholdMs: 150,
  cpuQuietThresholdMs: 0,
  disableFullPageScreenshot: true,
};

/** Starts a separate browser with Lighthouse's simulated phone. */
export async function launchAudits(cpuSlowdownMultiplier = DEFAULT_SLOWDOWN) {
  const [port = 0] = await findFreePorts(1);
  const browser = await chromium.launch({
    executablePath: findProgram("chromium"),
    args: ["--no-sandbox", "--disable-gpu", `--remote-debugging-port=${port}`],
  });
  return {
    audit: async (url: string) => reportOf(await audit(url, port, { throttling: { cpuSlowdownMultiplier } })),
    /** Titles of the audits that prevent a full score in each category. Only for categories without timing. */
    failures: async (url: string, categories: string[]) =>
      failuresOf(await audit(url, port, { onlyCategories: categories, ...WITHOUT_PAUSES })),
    close: () => browser.close(),
  };
}

async function audit(url: string, port: number, flags: Flags): Promise<Result> {
  const run = await lighthouse(url, { port, logLevel: "error", output: "json", ...flags });
  if (!run) throw new Error(`Lighthouse has no result for ${url}`);
  if (run.lhr.runtimeError) throw new Error(`${url}: ${run.lhr.runtimeError.message}`);
  return run.lhr;
}

function reportOf({ categories, audits, environment }: Result): PageReport {
  const score = (category: string) => Math.round((categories[category]?.score ?? 0) * 100);
  const value = (id: string) => audits[id]?.numericValue ?? Number.NaN;
  const requests = requestsOf(audits["network-requests"]);
  const sent = (type: string) =>
    requests
      .filter(({ resourceType }) => resourceType === type)
      .reduce((sum, { transferSize }) => sum + transferSize, 0);
  return {
    benchmarkIndex: environment.benchmarkIndex,
    performance: score("performance"),
    accessibility: score("accessibility"),
    bestPractices: score("best-practices"),
    seo: score("seo"),
    firstPaint: value("first-contentful-paint"),
    largestPaint: value("largest-contentful-paint"),
    layoutShift: value("cumulative-layout-shift"),
    blocking: value("total-blocking-time"),
    requests: requests.length,
    script: sent("Script"),
    document: sent("Document"),
    style: sent("Stylesheet"),
  };
}

function requestsOf(networkRequests: Result["audits"][string] | undefined) {
  const details = networkRequests?.details;
  const items = details?.type === "table" ? details.items : [];
  return items.map(({ resourceType, transferSize }) => ({
    resourceType: String(resourceType),
    transferSize: Number(transferSize),
  }));
}

function failuresOf({ categories, audits }: Result): string[] {
  return Object.values(categories).flatMap(({ title, auditRefs }) =>
    auditRefs
      .filter(({ weight }) => weight > 0)
      .map(({ id }) => audits[id])
      .filter((audit) => audit && audit.score !== null && audit.score !== undefined && audit.score < 1)
      .map((audit) => `${title}: ${audit?.title}`),
  );
}
