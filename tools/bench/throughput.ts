import { fork } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { parseArgs } from "node:util";
import { brotliCompressSync } from "node:zlib";
import { within } from "#app/platform/deadline.ts";
import { startEdge } from "#tests/support/edge.ts";
import { pageKinds } from "#tests/support/page-kinds.ts";
import { conditions } from "./conditions.ts";
import { startUncachedInstance } from "./instance.ts";
import { median } from "./median.ts";
import { childrenOf, cpuSeconds, listenerOn, MemoryWatch } from "./process.ts";
import { say, until } from "./progress.ts";
import { printTable } from "./table.ts";
import { type Answers, load } from "./wrk.ts";

/**
 * FAST-03: requests per second and latency of bare node:http, of Express with ETag, of this app, of this app behind its
 * reverse proxy, and of this app without caches. Each runs in turn, in several rounds, and is compared with bare
 * node:http in the same round.
 *
 *   npm run bench -- throughput [--seconds 2] [--rounds 3] [--connections 16]
 */
const { values } = parseArgs({
  options: {
    url: { type: "string", default: process.env.SITE_URL ?? "http://localhost:3000" },
    seconds: { type: "string", default: "2" },
    rounds: { type: "string", default: "3" },
    connections: { type: "string", default: "16" },
  },
});
const seconds = Number(values.seconds);
const connections = Number(values.connections);

/** Relative to bare node:http, compressed. */
const goals: Partial<Record<string, number>> = { edge: 0.6, app: 0.15, uncached: 0.001 };
/** 99th percentile in milliseconds behind the reverse proxy. */
const p99Goal = 5;

interface Scenario {
  name: string;
  path: string;
  encoding: "br" | "identity";
  script?: string;
  /** Campaign parameters; only for this app and its reverse proxy. */
  query?: string;
}

const thirdLevel = pageKinds.find(({ name }) => name === "third level")?.path ?? "";
const scenarios: Scenario[] = [
  { name: "home, br", path: "/", encoding: "br" },
  { name: "home, identity", path: "/", encoding: "identity" },
  { name: "level three, br", path: thirdLevel, encoding: "br" },
  { name: "campaign, br", path: thirdLevel, encoding: "br", query: "?utm_source=letter&gclid=1" },
  { name: "level three, identity", path: thirdLevel, encoding: "identity" },
  {
    name: "a lead is sent",
    path: "/lets-talk",
    encoding: "identity",
    script: new URL("lead.lua", import.meta.url).pathname,
  },
];

interface Server {
  name: string;
  url: string;
  /** The processes whose CPU time and memory count. */
  pids: () => number[];
  stop?: () => Promise<void>;
}

/** Seconds that a server has to start, and a page to be cached. */
const TIMEOUT_SECONDS = 60;

const folder = mkdtempSync(`${tmpdir()}/bench-`);
const app = values.url.replace("localhost", "127.0.0.1");
const appPid = listenerOn(Number(new URL(app).port || 80));
const edge = await startEdge({ app, hasLimits: false });
const servers: Server[] = [
  await startPeer("bare", await savePages()),
  await startPeer("express", `${folder}/pages.json`),
  { name: "app", url: app, pids: () => [appPid] },
  { name: "edge", url: edge.url, pids: () => [appPid, ...childrenOf(edge.pid)], stop: edge.stop },
  await startUncached(),
];

interface Result extends Answers {
  server: string;
  scenario: string;
  /** CPU milliseconds per request. */
  cpu: number;
  /** Bytes. */
  memory: number;
}
const results: Result[] = [];
const rounds = Number(values.rounds);
const whole = scenarios.length * servers.length * (1 + rounds * seconds);
say(`throughput: ${scenarios.length} × ${servers.length} loads, ${whole} s in all`);
try {
  for (const scenario of scenarios) {
    say(`throughput: ${scenario.name}, once everywhere`);
    for (const server of servers) await measure(server, scenario, 1); // fills the caches
    for (let round = 0; round < rounds; round += 1)
      for (const server of servers) {
        say(`throughput: ${scenario.name}, ${server.name}, round ${round + 1} of ${rounds}`);
        results.push(await measure(server, scenario, seconds));
      }
  }
} finally {
  say("throughput: stopping");
  await Promise.allSettled(servers.map(({ stop }) => stop?.()));
  rmSync(folder, { recursive: true, force: true });
}
report();

async function measure(
  { name, url, pids }: Server,
  { path, encoding, script, query = "", ...scenario }: Scenario,
  duration: number,
) {
  const watches = pids().map((pid) => new MemoryWatch(pid));
  const before = cpuSeconds(pids());
  const hasQuery = name === "app" || name === "edge";
  const answers = await load({
    url: url + path + (hasQuery ? query : ""),
    seconds: duration,
    connections,
    script,
    headers: { "Accept-Encoding": encoding },
  });
  const cpu = ((cpuSeconds(pids()) - before) * 1000) / answers.count;
  const memory = watches.reduce((sum, watch) => sum + watch.stop(), 0);
  return { ...answers, server: name, scenario: scenario.name, cpu, memory };
}

/** Saves the app's current responses, for the other servers. */
async function savePages(): Promise<string> {
  const pages: Record<string, Record<string, string>> = {};
  for (const path of ["/", thirdLevel]) {
    pages[path] = {};
    for (const encoding of ["br", "identity"]) {
      let body = "";
      const isCached = async () => {
        const answer = await fetch(app + path, { headers: { "Accept-Encoding": encoding } });
        body = await answer.text();
        return answer.headers.has("ETag"); // responses have no ETag until they are cached
      };
      await until(`${path} to be cached, ${encoding}`, isCached, { seconds: TIMEOUT_SECONDS, pause: 20 });
      pages[path][encoding] = encoded(Buffer.from(body), encoding);
    }
  }
  writeFileSync(`${folder}/pages.json`, JSON.stringify(pages));
  return `${folder}/pages.json`;
}

function encoded(body: Buffer, encoding: string): string {
  return (encoding === "br" ? brotliCompressSync(body) : body).toString("base64");
}

async function startPeer(name: string, pages: string): Promise<Server> {
  const child = fork(new URL(`peers/${name}.ts`, import.meta.url), [pages], {
    execArgv: ["--import", "tsx"],
    env: { ...process.env, NODE_ENV: "production" },
  });
  const ended = once(child, "exit").then(() => Promise.reject(new Error(`${name} did not start`)));
  ended.catch(() => {}); // rejects when it is stopped
  const ready = Promise.race([once(child, "message"), ended]);
  const [{ port }] = (await within(TIMEOUT_SECONDS * 1000, ready)) as [{ port: number }];
  return {
    name,
    url: `http://127.0.0.1:${port}`,
    pids: () => [child.pid ?? 0],
    stop: async () => void child.kill(),
  };
}

async function startUncached(): Promise<Server> {
  const { url, port, stop } = await startUncachedInstance(`${folder}/app.log`);
  return { name: "uncached", url, pids: () => [listenerOn(port)], stop };
}

function report() {
  console.log(conditions([`${connections} connections`, `${values.rounds} rounds of ${seconds} s`]));
  const rows = scenarios.flatMap(({ name }) =>
    servers.map((server) => {
      const own = results.filter((result) => result.scenario === name && result.server === server.name);
      const bare = results.filter((result) => result.scenario === name && result.server === "bare");
      return {
        scenario: name,
        server: server.name,
        "requests/s": median(own.map(({ perSecond }) => perSecond)).toFixed(0),
        "of bare": ratioOf(own, bare).toFixed(3),
        "p50 ms": median(own.map(({ p50 }) => p50)).toFixed(2),
        "p99 ms": median(own.map(({ p99 }) => p99)).toFixed(2),
        "CPU ms": median(own.map(({ cpu }) => cpu)).toFixed(3),
        "memory MB": (Math.max(...own.map(({ memory }) => memory)) / 1024 / 1024).toFixed(0),
        failed: own.reduce((sum, { failed }) => sum + failed, 0),
      };
    }),
  );
  printTable(rows);

  const missed = rows.flatMap((row) => {
    if (!row.scenario.endsWith(", br")) return [];
    const goal = goals[row.server] ?? 0;
    const reasons = Number(row["of bare"]) < goal ? [`${row["of bare"]} of bare, the goal is ${goal}`] : [];
    if (row.server === "edge" && Number(row["p99 ms"]) > p99Goal)
      reasons.push(`p99 ${row["p99 ms"]} ms, the goal is ${p99Goal} ms`);
    if (row.failed > 0) reasons.push(`${row.failed} requests failed`);
    return reasons.map((reason) => `${row.scenario}, ${row.server}: ${reason}`);
  });
  console.log(missed.length === 0 ? "ok" : `NOT ok:\n${missed.join("\n")}`);
  if (missed.length > 0) process.exitCode = 1;
}

function ratioOf(own: Result[], bare: Result[]): number {
  return median(own.map(({ perSecond }, round) => perSecond / (bare[round]?.perSecond ?? Number.NaN)));
}
