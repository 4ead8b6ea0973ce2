import { redirect } from "@remix-run/node";
import { privateHeaders } from "#app/http/private-headers.ts";

/** The outcome of a write to a page or a content type. */
interface Outcome {
  status: string;
  [detail: string]: unknown;
}

/** HTTP statuses of outcomes without a change; all others are 200. */
const statuses: Record<string, number> = { missing: 422, conflict: 409, unconfirmed: 409, past: 400 };

/**
 * Answers a write with JSON if the request prefers it (`Accept: application/json`), else with a redirect to a screen.
 */
export function answerContent(request: Request, screen: string, outcome: Outcome): Response {
  if (!request.headers.get("Accept")?.includes("application/json")) {
    return redirect(screen, { status: 303, headers: privateHeaders });
  }
  return Response.json(outcome, { status: statuses[outcome.status] ?? 200, headers: privateHeaders });
}
