import { sql } from "drizzle-orm";
import { expect } from "vitest";
import { findLead } from "#app/domain/leads/leads.server.ts";
import { stopNotifyingAtOnce } from "#app/domain/leads/notify-team.server.ts";
import { db } from "#app/platform/database.server.ts";
import { action as takeEnquiry } from "#app/routes/site/lets-talk/enquiries.ts";
import { action as takeForm } from "#app/routes/site/lets-talk/page.tsx";
import { leads } from "#db/schema/leads.ts";
import { keysInBucket } from "./bucket.ts";
import { routeArguments } from "./route-arguments.ts";

await stopNotifyingAtOnce(); // tests count the jobs in the queue

/** The response to a form sent by script. */
export async function sendEnquiry(body: BodyInit, headers: Record<string, string> = {}) {
  const answer = await takeEnquiry(posting("/lets-talk/enquiries", { body, headers }));
  return { status: answer.status, headers: answer.headers, data: (await answer.json()) as unknown };
}

/** The data of the page after a form without JavaScript. */
export async function sendWithoutScript(body: FormData) {
  const answer = await takeForm(posting("/lets-talk", { body }));
  if (!("data" in answer)) return { status: answer.status, headers: answer.headers, data: undefined };
  return { status: answer.init?.status, headers: new Headers(answer.init?.headers), data: answer.data };
}

function posting(path: string, init: RequestInit) {
  const request = new Request(`https://kestrel.example${path}`, { method: "POST", ...init });
  return routeArguments(request);
}

export function leadOf(form: FormData) {
  return findLead(String(form.get("id")));
}

export async function countJobs(): Promise<number> {
  const [row] = await db.execute<{ count: number }>(sql`select count(*)::int from graphile_worker.jobs`);
  return row?.count ?? 0;
}

/** Expects no lead, no file and no job. */
export async function expectNothingLeft() {
  expect(await db.$count(leads)).toBe(0);
  expect(await keysInBucket()).toEqual([]);
  expect(await countJobs()).toBe(0);
}
