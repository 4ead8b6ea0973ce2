import { parseArgs } from "node:util";
import { conditions } from "./conditions.ts";
import { median } from "./median.ts";
import { cpuSeconds, listenerOn } from "./process.ts";
import { say } from "./progress.ts";
import { printTable } from "./table.ts";

/**
 * SEAM-03: the cost of the most expensive accepted request at Remix's own endpoints, sequentially.
 *
 *   npm run bench -- endpoints [--requests 200]
 */
const { values } = parseArgs({
  options: {
    url: { type: "string", default: process.env.SITE_URL ?? "http://localhost:3000" },
    requests: { type: "string", default: "200" },
  },
});

/** Milliseconds per request: response time and CPU time. */
const MAX_COST_MS = 20;

/** The maximum query length and number of path segments: `app/server/refusals.server.ts`. */
const MAX_QUERY_LENGTH = 7680;
const MAX_SEGMENTS = 24;

const url = values.url.replace("localhost", "127.0.0.1");
const pid = listenerOn(Number(new URL(url).port || 80));
const page = await (await fetch(`${url}/about`)).text();
const version = /"version":"(\w+)"/.exec(page)?.[1] ?? "";

/** `/__manifest` with as many `part`s as fit. */
function manifestOf(beginning: string, part: (n: number) => string) {
  let query = `version=${version}${beginning}`;
  for (let n = 0; query.length + part(n).length <= MAX_QUERY_LENGTH; n++) query += part(n);
  return `/__manifest?${query}`;
}

const deep = "/a".repeat(MAX_SEGMENTS - 1);
const requests: Record<string, string> = {
  "routes of one path with 3,700 segments": manifestOf("&p=", () => "/a"),
  "routes of 1,200 paths": manifestOf("", (n) => `&p=/${n}`),
  "routes of 1,200 paths, the last of the admin": manifestOf("&p=/admin", (n) => `&p=/${n}`),
  "data of a missing page with 23 segments": `${deep}.data`,
  "the same, of one route": `${deep}.data?_routes=routes%2Fsite%2Flayout`,
};

const rows = [];
for (const [name, path] of Object.entries(requests)) {
  say(`endpoints: ${name}`);
  await measure(path, 20); // warm-up for the JIT compiler
  rows.push({ request: name, ...(await measure(path, Number(values.requests))) });
}
console.log(conditions([`${values.requests} requests each`]));
printTable(rows);
const missed = rows.filter(
  (row) => Number(row["median ms"]) > MAX_COST_MS || Number(row["CPU ms"]) > MAX_COST_MS,
);
console.log(missed.length === 0 ? "ok" : `NOT ok: the goal is ${MAX_COST_MS} ms`);
if (missed.length > 0) process.exitCode = 1;

async function measure(path: string, count: number) {
  const times: number[] = [];
  let status = 0;
  const before = cpuSeconds([pid]);
  for (let n = 0; n < count; n++) {
    const start = performance.now();
    const answer = await fetch(url + path);
    await answer.arrayBuffer();
    times.push(performance.now() - start);
    status = answer.status;
  }
  return {
    status,
    "median ms": median(times).toFixed(1),
    "slowest ms": Math.max(...times).toFixed(1),
    "CPU ms": (((cpuSeconds([pid]) - before) * 1000) / count).toFixed(1),
  };
}
