import { data } from "@remix-run/node";
import { findReceipt, RECEIPT_VALID_FOR_MS, signReceipt } from "#app/domain/leads/receipt.server.ts";
import { receiptCookie } from "#app/http/cookies.server.ts";
import { serverMessagesIn } from "#app/languages/messages.server.ts";
import type { Outcome, Problem, Sent } from "./receive-enquiry.server.ts";

/**
 * The response for the form: `{ status: "sent" }` with the receipt, or the problem with a conform result, which has the
 * submitted values and the errors by field (`""` for the whole form).
 */
export async function enquiryAnswer(outcome: Outcome) {
  if (outcome.status !== "sent") return problemAnswer(outcome);
  const receipt = outcome.leadId ? await findReceipt(outcome.leadId) : undefined;
  return data({ status: "sent" as const, receipt }, { headers: sentHeaders(outcome) });
}

/** SITE-09: a cookie that lets only the sending browser see the enquiry on the confirmation page. */
export function sentHeaders({ leadId }: Sent): Headers {
  const headers = headersOf();
  if (leadId) {
    const expiresAt = new Date(Date.now() + RECEIPT_VALID_FOR_MS);
    headers.append("Set-Cookie", receiptCookie.set(signReceipt(leadId), expiresAt));
  }
  return headers;
}

/** `lostFiles`: names of files that the visitor has to choose again, because browsers do not restore them. */
export function problemAnswer(outcome: Problem, lostFiles: string[] = []) {
  return data(
    {
      status: outcome.status >= 500 ? ("failed" as const) : ("invalid" as const),
      result: resultOf(outcome, lostFiles),
    },
    { status: outcome.status, headers: headersOf(outcome) },
  );
}

function resultOf({ submission, message, refusals = [], language }: Problem, lostFiles: string[]) {
  const files = [
    ...refusals,
    ...(lostFiles.length > 0
      ? [serverMessagesIn(language).enquiryRefusals.chooseAgain(lostFiles.length, lostFiles.join(", "))]
      : []),
  ];
  const ofFiles: Record<string, string[]> = files.length > 0 ? { files } : {};
  if (message)
    return { ...submission.reply(), status: "error" as const, error: { "": [message], ...ofFiles } };
  return submission.reply({ fieldErrors: ofFiles });
}

function headersOf(problem?: Problem) {
  const headers = new Headers({ "Cache-Control": "no-store" });
  if (problem?.status === 503) headers.set("Retry-After", "5");
  if (problem?.retryAfter) headers.set("Retry-After", String(problem.retryAfter));
  // The rest of the body was not read.
  if (problem?.status === 408 || problem?.status === 413) headers.set("Connection", "close");
  return headers;
}
