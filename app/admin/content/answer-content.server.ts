import { redirect } from "@remix-run/node";
import { privateHeaders } from "#app/http/private-headers.ts";

/** What a resource of a page or a content type has done. */
interface Outcome {
  status: string;
  [detail: string]: unknown;
}

/** HTTP statuses of outcomes that changed nothing; every other is 200. */
const statuses: Record<string, number> = { missing: 422, conflict: 409, unconfirmed: 409, past: 400 };

/** Answers a write: JSON if the request prefers it (`Accept: application/json`), else a redirect to a screen. */
export function answerContent(request: Request, screen: string, outcome: Outcome): Response {
  if (!request.headers.get("Accept")?.includes("application/json")) {
    return redirect(screen, { status: 303, headers: privateHeaders });
  }
  return Response.json(outcome, { status: statuses[outcome.status] ?? 200, headers: privateHeaders });
}
