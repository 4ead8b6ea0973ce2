import { data } from "@remix-run/node";
import type { Outcome, Problem } from "./receive-enquiry.server.ts";

/**
 * What the form is told: `{ status: "sent" }`, or the problem with a conform result, which has what was typed and the
 * errors by field (`""` for the whole form).
 */
export function enquiryAnswer(outcome: Outcome) {
  if (outcome.status === "sent") return data({ status: "sent" as const }, { headers: headersOf() });
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

function headersOf(problem?: Problem) {
  const headers = new Headers({ "Cache-Control": "no-store" });
  if (problem?.status === 503) headers.set("Retry-After", "5");
  if (problem?.retryAfter) headers.set("Retry-After", String(problem.retryAfter));
  // The rest of the body was not read.
  if (problem?.status === 408 || problem?.status === 413) headers.set("Connection", "close");
  return headers;
}
