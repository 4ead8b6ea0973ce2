import type { SubmissionResult } from "@conform-to/react";
import { data } from "@remix-run/node";
import { isCommitAmbiguous, isConnectionError } from "#app/platform/database-errors.server.ts";
import { log } from "#app/platform/log.server.ts";
import { messages } from "./messages.ts";
import { privateHeaders } from "./response-headers.ts";

/** Headers of responses while Postgres is unavailable, which usually lasts seconds. */
const headers = { ...privateHeaders, "Retry-After": "5" };

/** Whether an error says that Postgres could not be reached, disconnected or took too long. */
export function isDatabaseUnavailable(error: unknown): boolean {
  return isConnectionError(error) || isCommitAmbiguous(error);
}

const failedRequests = new WeakSet<Request>();

/** Records that an unexpected error of this request was caused by an unavailable database. */
export function noteDatabaseFailure(request: Request, error: unknown) {
  if (isDatabaseUnavailable(error)) failedRequests.add(request);
}

/**
 * The status of a failed response: 503 instead of 500, with a Retry-After header, if a read failed because of the
 * database. A failed write stays 500: the admin's scripts retry after a 503, and the write may have been committed.
 */
export function statusOfFailure(request: Request, status: number, answerHeaders: Headers): number {
  const isRead = request.method === "GET" || request.method === "HEAD";
  if (status !== 500 || !isRead || !failedRequests.has(request)) return status;
  answerHeaders.set("Retry-After", headers["Retry-After"]);
  return 503;
}

/** The result of a read; throws a 503 while Postgres is unavailable. */
export function orServiceUnavailable<Value>(read: Promise<Value>): Promise<Value> {
  return read.catch((err: unknown) => {
    requireConnectionError(err);
    throw new Response(messages.theDatabaseCannotBeReached, { status: 503, headers });
  });
}

/** The result of a form; while Postgres is unavailable, a 503 with the submitted values. */
export function formOrServiceUnavailable<Answer>(
  work: Promise<Answer>,
  reply: (formErrors: string[]) => SubmissionResult<string[]>,
) {
  return work.catch((err: unknown) => {
    requireConnectionError(err);
    const formErrors = [messages.theDatabaseCannotBeReachedAnd];
    return data(reply(formErrors), { status: 503, headers });
  });
}

function requireConnectionError(err: unknown) {
  if (!isConnectionError(err)) throw err;
  log.error({ err }, "the database is unavailable");
}
