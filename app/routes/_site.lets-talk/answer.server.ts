import { data, redirect } from "@remix-run/node";
import { isDataRequest } from "#app/http/data-request.server.ts";
import { paths } from "#app/http/paths.ts";
import type { Outcome, Problem } from "./receive-enquiry.server.ts";

/**
 * A sent enquiry is answered with `{ status: "sent" }`, or, without JavaScript, with a redirect, so that a reload sends
 * nothing twice. A problem comes with a conform result: what was typed, and the errors by field (`""` the whole form).
 */
export function answer(request: Request, outcome: Outcome) {
  if (outcome.status === "sent") {
    return isDataRequest(request) ? { status: "sent" as const } : redirect(`${paths.letsTalk()}?sent=1`, 303);
  }
  return data(
    {
      status: outcome.status >= 500 ? ("failed" as const) : ("invalid" as const),
      result: resultOf(outcome),
    },
    { status: outcome.status, headers: headersOf(outcome) },
  );
}

function resultOf({ submission, message, refusals = [] }: Problem) {
  if (message) return { ...submission.reply(), status: "error" as const, error: { "": [message] } };
  return submission.reply(refusals.length > 0 ? { fieldErrors: { files: refusals } } : {});
}

function headersOf({ status, retryAfter }: Problem) {
  const headers = new Headers({ "Cache-Control": "no-store" });
  if (status === 503) headers.set("Retry-After", "5");
  if (retryAfter) headers.set("Retry-After", String(retryAfter));
  // The rest of the body was not read.
  if (status === 408 || status === 413) headers.set("Connection", "close");
  return headers;
}
