import { parseArgs } from "node:util";
import { startSession } from "#app/domain/accounts/sessions.server.ts";
import { sessionCookie } from "#app/http/cookies.server.ts";
import { db } from "#app/platform/database.server.ts";
import { leads } from "#db/schema/leads.ts";
import { tasks } from "#db/schema/tasks.ts";
import { createStaff } from "#tests/support/factories/accounts.ts";
import { storeManyLeads } from "./many-leads.ts";
import { storeManyTasks } from "./many-tasks.ts";

/**
 * The admin with many leads and tasks: server response times of its screens, in milliseconds.
 *
 *   npm run bench -- desk [--leads 10000] [--tasks 5000] [--runs 20]
 */
const { values } = parseArgs({
  options: {
    url: { type: "string", default: process.env.SITE_URL ?? "http://localhost:3000" },
    leads: { type: "string", default: "10000" },
    tasks: { type: "string", default: "5000" },
    runs: { type: "string", default: "20" },
  },
});

/** Maximum milliseconds of lists and of boards. */
const goals = { list: 200, board: 1000 };

const screens: { name: string; path: string; goal: number }[] = [
  { name: "list", path: "/admin/leads", goal: goals.list },
  { name: "list, page 100", path: "/admin/leads?page=100", goal: goals.list },
  { name: "list, one status", path: "/admin/leads?status=lost", goal: goals.list },
  { name: "list, one owner and source", path: "/admin/leads?owner=me&source=letter", goal: goals.list },
  { name: "list, answer overdue", path: "/admin/leads?due=reply", goal: goals.list },
  { name: "search, frequent word", path: "/admin/leads?q=warehouse", goal: goals.list },
  { name: "search, nothing found", path: "/admin/leads?q=zeppelin", goal: goals.list },
  { name: "board", path: "/admin/leads?view=board", goal: goals.board },
  { name: "charts, year", path: "/admin/leads/charts?range=year", goal: goals.board },
  { name: "tasks, board", path: "/admin/tasks", goal: goals.board },
  { name: "tasks, list", path: "/admin/tasks?view=list", goal: goals.list },
  { name: "tasks, list, page 50", path: "/admin/tasks?view=list&page=50", goal: goals.list },
  { name: "tasks, list, mine", path: "/admin/tasks?view=list&assignee=me", goal: goals.list },
  { name: "tasks, search", path: "/admin/tasks?view=list&q=harbourline", goal: goals.list },
  { name: "overview", path: "/admin/overview", goal: goals.list },
  { name: "palette, two letters", path: "/admin/find?q=ha", goal: goals.list },
  { name: "export, everything", path: "/admin/leads/export", goal: Number.POSITIVE_INFINITY },
];

const staff = await createStaff({ role: "owner" });
const missing = Number(values.leads) - (await db.$count(leads));
if (missing > 0) await storeManyLeads(missing, { ownerIds: [staff.id] });
const missingTasks = Number(values.tasks) - (await db.$count(tasks));
if (missingTasks > 0) await storeManyTasks(missingTasks, { peopleIds: [staff.id] });
await db.execute("analyze leads");
await db.execute("analyze tasks");
const { token, expiresAt } = await startSession(db, staff.id, { userAgent: null, address: null });
const cookie = sessionCookie(token, expiresAt).split(";")[0] ?? "";

for (const { name, path, goal } of screens) {
  await timed(path);
  const times: number[] = [];
  for (let run = 0; run < Number(values.runs); run++) times.push(await timed(path));
  times.sort((a, b) => a - b);
  const [median, most] = [times[Math.floor(times.length / 2)] ?? 0, times.at(-1) ?? 0];
  const verdict = goal === Number.POSITIVE_INFINITY ? "" : `the goal is ${goal} ms`;
  console.log(`${name.padEnd(28)} median ${median.toFixed(0)} ms, at most ${most.toFixed(0)} ms  ${verdict}`);
  if (median > goal) process.exitCode = 1;
}

/** From the request to the last byte of the response. */
async function timed(path: string): Promise<number> {
  const start = performance.now();
  const answer = await fetch(new URL(path, values.url), { headers: { Cookie: cookie } });
  await answer.arrayBuffer();
  if (!answer.ok || answer.redirected) throw new Error(`${path} answered ${answer.status}`);
  return performance.now() - start;
}
