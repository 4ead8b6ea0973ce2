import { randomUUID } from "node:crypto";
import { parseArgs } from "node:util";
import postgres from "postgres";
import { keysInBucket } from "#tests/support/bucket.ts";
import { testFiles } from "#tests/support/files.ts";
import { listenerOn, MemoryWatch } from "./process.ts";

/**
 * The load test for leads: visitors who submit enquiries with three files of 4.9 MB to a running app.
 *
 *   npm run bench -- leads [--visitors 24] [--leads 200]
 *
 * A separately started site (`--url`, with its variables in the environment) needs LEAD_RATE_LIMIT_PER_ADDRESS and
 * LEAD_RATE_LIMIT_PER_SITE of at least the number of leads.
 */
const { values } = parseArgs({
  options: {
    url: { type: "string", default: process.env.SITE_URL ?? "http://localhost:3000" },
    visitors: { type: "string", default: "24" },
    leads: { type: "string", default: "200" },
    /** REST API of the mailbox; without one, mails are counted by the leads' events. */
    mailbox: { type: "string", default: process.env.MAILBOX_URL },
    /** The web process; by default, the one that listens on the port. */
    pid: { type: "string" },
  },
});
const leads = Number(values.leads);
const megabytes = 1024 * 1024;

const sql = postgres(process.env.DATABASE_URL ?? "", { max: 1, onnotice: () => {} });
const files = testFiles(Math.round(4.9 * megabytes));
const ids = Array.from({ length: leads }, (): string => randomUUID());
const memory = new MemoryWatch(Number(values.pid ?? listenerOn(Number(new URL(values.url).port || 80))));
const answers = new Map<string, number>();
const times: number[] = [];

const start = performance.now();
const queue = [...ids];
await Promise.all(Array.from({ length: Number(values.visitors) }, visit));
const seconds = (performance.now() - start) / 1000;
const peak = memory.stop();

const rows = await countRows();
const mails = await waitForMails();
const objects = await countObjects();
await sql.end();

const report = {
  answers: [...answers].map(([answer, count]) => `${count} × ${answer}`).join(", "),
  rows,
  objects,
  mails,
  "seconds in all": seconds.toFixed(1),
  "seconds per lead, median": quantile(0.5).toFixed(2),
  "seconds per lead, slowest": quantile(1).toFixed(2),
  "MB per second": ((leads * 3 * 4.9) / seconds).toFixed(0),
  "resident memory at start, MB": (memory.first / megabytes).toFixed(0),
  "resident memory at most, MB": (peak / megabytes).toFixed(0),
};
for (const [name, value] of Object.entries(report)) console.log(`${name.padEnd(30)} ${value}`);

const isFine = rows === leads && objects === 3 * leads && mails === leads && peak < 400 * megabytes;
console.log(isFine ? "ok" : "NOT ok");
process.exitCode = isFine ? 0 : 1;

async function visit() {
  for (let id = queue.pop(); id; id = queue.pop()) {
    const sent = performance.now();
    const answer = await send(id).catch((error: Error) => String(error.cause ?? error));
    answers.set(answer, (answers.get(answer) ?? 0) + 1);
    times.push((performance.now() - sent) / 1000);
  }
}

async function send(id: string): Promise<string> {
  const form = new FormData();
  form.set("id", id);
  form.set("name", `Visitor ${id.slice(0, 8)}`);
  form.set("email", `${id.slice(0, 8)}@visitors.example`);
  form.set("description", "A load check of the enquiry form with three large files.");
  for (const file of files) form.append("files", file);
  const response = await fetch(`${values.url}/lets-talk/enquiries`, { method: "POST", body: form });
  const isSent = (await response.text()).includes('"sent"');
  return `${response.status}${isSent ? " sent" : ""}`;
}

async function countRows() {
  const [row] = await sql<{ count: number }[]>`
    select count(*)::int from leads where id in ${sql(ids)} and jsonb_array_length(attached_files) = 3`;
  return row?.count ?? 0;
}

/** Waits until all mails are sent, at most a minute. */
async function waitForMails() {
  const deadline = performance.now() + 60_000;
  let count = 0;
  while (count < leads && performance.now() < deadline) {
    await new Promise((resolve) => setTimeout(resolve, 500));
    count = await countMails();
  }
  return count;
}

async function countMails() {
  if (values.mailbox) {
    const mails = (await (await fetch(new URL("/email", values.mailbox))).json()) as { text: string }[];
    const texts = mails.map(({ text }) => text).join("\n");
    return ids.filter((id) => texts.includes(id)).length;
  }
  const [row] = await sql<{ count: number }[]>`
    select count(*)::int from lead_events where type = 'mail-sent' and lead_id in ${sql(ids)}`;
  return row?.count ?? 0;
}

async function countObjects() {
  const known = new Set(ids);
  return (await keysInBucket()).filter((key) => known.has(key.split("/")[0] ?? "")).length;
}

function quantile(share: number): number {
  times.sort((one, other) => one - other);
  return times[Math.min(times.length - 1, Math.floor(share * times.length))] ?? 0;
}
