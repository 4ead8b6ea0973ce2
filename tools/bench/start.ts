import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { parseArgs } from "node:util";
import { pageKinds } from "#tests/support/page-kinds.ts";
import { conditions } from "./conditions.ts";
import { type Instance, startInstance, startUncachedInstance } from "./instance.ts";
import { median } from "./median.ts";
import { cpuSeconds, listenerOn, MemoryWatch } from "./process.ts";
import { say } from "./progress.ts";
import { load } from "./wrk.ts";

/**
 * FAST-05: the time from the start of a process, including its check of migrations, to its first page; and its memory
 * while every kind of page is requested.
 *
 *   npm run bench -- start [--runs 5] [--seconds 2]
 */
const { values } = parseArgs({
  options: {
    url: { type: "string" },
    runs: { type: "string", default: "5" },
    seconds: { type: "string", default: "2" },
  },
});

/** Seconds, and megabytes. */
const goals = { start: 1, memory: 200 };

const folder = mkdtempSync(`${tmpdir()}/bench-`);
const starts: number[] = [];
const processor: number[] = [];
const memory = { cached: 0, rendered: 0 };
for (let run = 1; run <= Number(values.runs); run += 1) {
  say(`start: start ${run} of ${values.runs}`);
  const instance = await startInstance(`${folder}/${run}.log`, { WORKER: "separate" });
  starts.push(instance.startedIn / 1000);
  processor.push(cpuSeconds([listenerOn(instance.port)]));
  if (run === Number(values.runs)) memory.cached = await memoryUnderLoad("cached", instance);
  await instance.stop();
}
const uncached = await startUncachedInstance(`${folder}/uncached.log`, { WORKER: "separate" });
memory.rendered = await memoryUnderLoad("rendered again", uncached);
await uncached.stop();
rmSync(folder, { recursive: true, force: true });

console.log(conditions([`${values.runs} starts`]));
console.log(
  `start to first page   ${median(starts).toFixed(2)} s, of processor ${median(processor).toFixed(2)} s`,
);
console.log(`memory, cached pages  ${inMegabytes(memory.cached)} MB`);
console.log(`memory, rendered again ${inMegabytes(memory.rendered)} MB`);
const peak = Math.max(memory.cached, memory.rendered);
const isFine = median(starts) <= goals.start && peak <= goals.memory * 1024 ** 2;
console.log(isFine ? "ok" : `NOT ok: the goals are ${goals.start} s and ${goals.memory} MB`);
if (!isFine) process.exitCode = 1;

async function memoryUnderLoad(kind: string, { url, port }: Instance): Promise<number> {
  const watch = new MemoryWatch(listenerOn(port));
  for (const { name, path } of pageKinds) {
    say(`start: memory while ${name} is asked for, ${kind}`);
    await load({
      url: url + path,
      seconds: Number(values.seconds),
      connections: 16,
      headers: { "Accept-Encoding": "br" },
    });
  }
  return watch.stop();
}

function inMegabytes(bytes: number) {
  return (bytes / 1024 ** 2).toFixed(0);
}
