import type { SubmissionResult } from "@conform-to/react";
import { data } from "@remix-run/node";
import { log } from "#app/platform/log.server.ts";
import { isDatabaseAway } from "#app/platform/outcome.ts";
import { privateHeaders } from "./private-headers.ts";

/** Of whatever cannot be answered while Postgres is away; it is back within seconds, or somebody is at it. */
const headers = { ...privateHeaders, "Retry-After": "5" };

/** What is read, or a thrown 503 while Postgres is away. */
export function unlessAway<Value>(read: Promise<Value>): Promise<Value> {
  return read.catch((err: unknown) => {
    expectAway(err);
    throw new Response("The database cannot be reached", { status: 503, headers });
  });
}

/** What becomes of a form, or the form as it was sent while Postgres is away. */
export function formUnlessAway<Answer>(
  work: Promise<Answer>,
  reply: (formErrors: string[]) => SubmissionResult<string[]>,
) {
  return work.catch((err: unknown) => {
    expectAway(err);
    const formErrors = ["The database cannot be reached, and nothing has changed. Try again in a minute."];
    return data(reply(formErrors), { status: 503, headers });
  });
}

function expectAway(err: unknown) {
  if (!isDatabaseAway(err)) throw err;
  log.error({ err }, "nobody can be answered while the database is away");
}
