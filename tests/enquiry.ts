import { sql } from "drizzle-orm";
import { expect } from "vitest";
import { findLead } from "#app/domain/leads/leads.server.ts";
import { trustedHeaders } from "#app/http/trusted-headers.ts";
import { db } from "#app/platform/database.server.ts";
import { action } from "#app/routes/_site.lets-talk/route.tsx";
import { leads } from "#db/schema/leads.ts";
import { keysInBucket } from "./bucket.ts";

/** Headers of a form that the site's own script sends. */
export const scripted = { [trustedHeaders.dataRequest]: "yes" };

/** What the form's action answers. */
export async function sendEnquiry(body: BodyInit, headers: Record<string, string> = scripted) {
  const request = new Request("https://kestrel.example/lets-talk", { method: "POST", body, headers });
  const answer = await action({ request, params: {}, context: {} });
  if (answer instanceof Response) return { status: answer.status, headers: answer.headers, data: undefined };
  if (!("data" in answer)) return { status: 200, headers: new Headers(), data: answer };
  return { status: answer.init?.status, headers: new Headers(answer.init?.headers), data: answer.data };
}

export function leadOf(form: FormData) {
  return findLead(String(form.get("id")));
}

export async function countJobs(): Promise<number> {
  const [row] = await db.execute<{ count: number }>(sql`select count(*)::int from graphile_worker.jobs`);
  return row?.count ?? 0;
}

/** No lead, no file, no job. */
export async function expectNothingLeft() {
  expect(await db.$count(leads)).toBe(0);
  expect(await keysInBucket()).toEqual([]);
  expect(await countJobs()).toBe(0);
}
