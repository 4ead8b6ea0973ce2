import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { parseArgs } from "node:util";
import { saveSettings } from "#app/domain/settings-store/settings-store.server.ts";
import { startEdge } from "#tests/support/edge.ts";
import { createStaff } from "#tests/support/factories/accounts.ts";
import { conditions } from "./conditions.ts";
import { startInstance } from "./instance.ts";
import { median } from "./median.ts";
import { say, until } from "./progress.ts";
import { printTable } from "./table.ts";

/**
 * FAST-04: the time until a saved change is on the page: on each of two instances, and through the reverse proxy.
 *
 *   npm run bench -- freshness [--changes 20]
 */
const { values } = parseArgs({
  options: { url: { type: "string" }, changes: { type: "string", default: "20" } },
});

/** Milliseconds: the median for an instance, the maximum for the reverse proxy. */
const goals = { instance: 60, edge: 1000 };

/** Seconds after which a change counts as lost. */
const TIMEOUT_SECONDS = 30;

const folder = mkdtempSync(`${tmpdir()}/bench-`);
const instances = await Promise.all([startInstance(`${folder}/1.log`), startInstance(`${folder}/2.log`)]);
const [first, second] = instances;
const edge = await startEdge({ app: first?.url ?? "" });
const places = { "the first instance": first?.url, "the second": second?.url, "through the edge": edge.url };
const times: Record<string, number[]> = {};
try {
  const staff = await createStaff({ role: "owner" });
  for (let change = 0; change < Number(values.changes); change += 1) {
    say(`freshness: change ${change + 1} of ${values.changes}`);
    for (const [place, url] of Object.entries(places)) {
      const word = `© ${randomUUID()}`;
      await fetch(`${url}/about`);
      await saveSettings("footer", { footer_copyright: word }, staff);
      const saved = performance.now();
      const isShown = async () => (await (await fetch(`${url}/about`)).text()).includes(word);
      await until(`a change, ${place}`, isShown, { seconds: TIMEOUT_SECONDS });
      times[place] = [...(times[place] ?? []), performance.now() - saved];
    }
  }
} finally {
  await edge.stop();
  await Promise.all(instances.map(({ stop }) => stop()));
  rmSync(folder, { recursive: true, force: true });
}

console.log(conditions([`${values.changes} changes of a setting`]));
printTable(
  Object.entries(times).map(([place, all]) => ({
    "a saved change is shown": place,
    "median ms": median(all).toFixed(0),
    "slowest ms": Math.max(...all).toFixed(0),
  })),
);
const isFine =
  ["the first instance", "the second"].every((place) => median(times[place] ?? []) <= goals.instance) &&
  Math.max(...(times["through the edge"] ?? [])) <= goals.edge;
console.log(
  isFine ? "ok" : `NOT ok: the goals are ${goals.instance} ms, and ${goals.edge} ms through the edge`,
);
if (!isFine) process.exitCode = 1;
