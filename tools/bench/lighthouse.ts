import { setTimeout } from "node:timers/promises";
import { parseArgs } from "node:util";
import { type PageKind, pageKinds } from "#tests/support/page-kinds.ts";
import { launchAudits, type PageReport, slowdownFor } from "../audits/lighthouse.ts";

/**
 * FAST-01 and FAST-02: Lighthouse with its simulated phone on every kind of public page. The median of several runs,
 * each in a fresh browser, so the home page plays its intro. A machine faster than PageSpeed's is slowed down
 * accordingly.
 *
 *   npm run bench -- lighthouse [--url http://localhost:3000] [--runs 3] [--only home,news]
 */
const { values } = parseArgs({
  options: {
    url: { type: "string", default: process.env.SITE_URL ?? "http://localhost:3000" },
    runs: { type: "string", default: "3" },
    /** Names of page kinds, see page-kinds.ts. */
    only: { type: "string" },
  },
});

const chosen = values.only?.split(",");
const kinds = pageKinds.filter(({ name }) => chosen?.includes(name) ?? true);
const missed: string[] = [];
const slowdown = await findSlowdown(values.url);
console.log(
  `${"page".padEnd(12)} perf  a11y  best  SEO    FCP    LCP    CLS   TBT  requests   JS KB  HTML KB  CSS KB`,
);
for (const kind of kinds) {
  const reports: PageReport[] = [];
  await waitUntilCompressed(values.url + kind.path);
  for (let run = 0; run < Number(values.runs); run += 1) {
    const audits = await launchAudits(slowdown);
    reports.push(await audits.audit(values.url + kind.path).finally(audits.close));
  }
  const report = medianOf(reports);
  console.log(line(kind, report));
  missed.push(...shortfalls(kind, report));
}
console.log(missed.length === 0 ? "ok" : `NOT ok:\n  ${missed.join("\n  ")}`);
process.exitCode = missed.length === 0 ? 0 : 1;

async function findSlowdown(url: string): Promise<number> {
  const audits = await launchAudits();
  const { benchmarkIndex } = await audits.audit(url).finally(audits.close);
  const slowdown = slowdownFor(benchmarkIndex);
  console.log(
    `benchmarkIndex ${benchmarkIndex.toFixed(0)}; the phone is ${slowdown.toFixed(1)} times slower`,
  );
  return slowdown;
}

/**
 * Requests a page until the response is cached and fully compressed, as for all but the first visitors after a change.
 * Only such a response has an ETag.
 */
async function waitUntilCompressed(url: string) {
  for (let ask = 0; ask < 40; ask += 1) {
    const answer = await fetch(url, { headers: { "Accept-Encoding": "br" } });
    await answer.arrayBuffer();
    if (answer.headers.has("ETag")) return;
    await setTimeout(250);
  }
}

/** The median of each figure separately. */
function medianOf(reports: PageReport[]): PageReport {
  const [first] = reports;
  if (!first) throw new Error("--runs must be at least 1");
  const median = { ...first };
  for (const figure of Object.keys(first) as (keyof PageReport)[]) {
    const rising = reports.map((report) => report[figure]).sort((one, other) => one - other);
    median[figure] = rising[rising.length >> 1] ?? Number.NaN;
  }
  return median;
}

function line({ name }: PageKind, report: PageReport): string {
  return [
    name.padEnd(12),
    ...[report.performance, report.accessibility, report.bestPractices, report.seo].map((score) =>
      score.toFixed(0).padStart(4),
    ),
    `${(report.firstPaint / 1000).toFixed(2)} s`.padStart(6),
    `${(report.largestPaint / 1000).toFixed(2)} s`.padStart(6),
    report.layoutShift.toFixed(3),
    `${report.blocking.toFixed(0)} ms`.padStart(5),
    report.requests.toFixed(0).padStart(9),
    ...[report.script, report.document, report.style].map((bytes) => (bytes / 1000).toFixed(1).padStart(7)),
  ].join("  ");
}

/** Describes missed targets of FAST-01 and FAST-02. */
function shortfalls({ name, opening }: PageKind, report: PageReport): string[] {
  const largestPaint = opening === "picture" ? 1250 : 1100;
  const performance = name === "home" ? 95 : 99;
  const blocking = name === "home" ? 150 : 50;
  const goals: [isMet: boolean, words: string][] = [
    [report.performance >= performance, `performance ${report.performance}, the goal is ${performance}`],
    [report.accessibility === 100, `accessibility ${report.accessibility}, the goal is 100`],
    [report.bestPractices === 100, `best practices ${report.bestPractices}, the goal is 100`],
    [report.seo === 100, `SEO ${report.seo}, the goal is 100`],
    [
      report.largestPaint <= largestPaint,
      `largest paint ${report.largestPaint.toFixed(0)} ms, the goal is ${largestPaint}`,
    ],
    [report.layoutShift === 0, `layout shift ${report.layoutShift}, the goal is 0`],
    [report.blocking < blocking, `blocked for ${report.blocking.toFixed(0)} ms, the goal is ${blocking}`],
  ];
  return goals.filter(([isMet]) => !isMet).map(([, words]) => `${name}: ${words}`);
}
