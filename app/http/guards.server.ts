import { redirect } from "@remix-run/node";
import type { Session, Staff } from "#app/domain/accounts/account.ts";
import { allows, type Policy, policiesBeforeSecondFactor } from "#app/domain/accounts/policies.ts";
import { findSession } from "#app/domain/accounts/sessions.server.ts";
import { sessionTokenOf } from "./cookies.server.ts";
import { orServiceUnavailable } from "./database-unavailable.server.ts";
import { messages } from "./messages.ts";
import { ownAdminPath } from "./own-path.ts";
import { paths } from "./paths.ts";
import { privateHeaders } from "./private-headers.ts";
import { requireSameOrigin } from "./same-origin.server.ts";

/** The session of whoever is signed in, if anyone. Throws a 503 while the database is away and nobody can tell. */
export async function findSessionOf(request: Request): Promise<Session | undefined> {
  const token = sessionTokenOf(request);
  if (!token) return undefined;
  return orServiceUnavailable(findSession(token));
}

/**
 * What an address answers with: a screen or a file for the browser to show, or data for a script that is on a screen
 * already.
 */
type Answers = "screen" | "file" | "data";

/**
 * The guard of every loader and action under /admin, each under a policy; a parent's loader does not protect its
 * children's. Throws a Response: for the anonymous a redirect to sign-in and back to a screen (401 on data requests,
 * see `answerDataRequest`), or a plain 401 where `answers` is data; 403 for someone the policy does not allow and for a
 * write that comes from another site; for someone who owes a second factor, a redirect to where one is set up (403 on
 * data requests and where `answers` is data).
 */
export async function requireStaff(
  request: Request,
  policy: Policy,
  answers: Answers = "screen",
): Promise<Staff> {
  return (await requireSession(request, policy, answers)).staff;
}

/** The same guard, for what needs to know the session too. */
export async function requireSession(
  request: Request,
  policy: Policy,
  answers: Answers = "screen",
): Promise<Session> {
  requireSameOrigin(request);
  const session = await findSessionOf(request);
  if (!session) throw signInRequired(request, answers);
  if (!allows(session.staff.role, policy)) throw new Response(messages.youDoNotHaveAccess, { status: 403 });
  if (session.owesSecondFactor && !policiesBeforeSecondFactor.has(policy))
    throw secondFactorRequired(answers);
  return session;
}

/**
 * Turns the redirect that a data request of a single-page navigation answers into a 401 for the anonymous, and into a
 * 403 for an account that owes its second factor. The body stays: by it the browser follows the redirect. Called by
 * `handleDataRequest` of the server's entry, because only there data requests can be distinguished from pages.
 */
export function answerDataRequest(response: Response): Response {
  const status = response.headers.has(marker)
    ? 401
    : response.headers.has(secondFactorMarker)
      ? 403
      : undefined;
  return status ? new Response(response.body, { status, headers: response.headers }) : response;
}

const marker = "WWW-Authenticate";
const secondFactorMarker = "X-Second-Factor";

/** A script or an event stream would follow a redirect and cannot read the page at its end, so it is refused. */
function secondFactorRequired(answers: Answers): Response {
  const headers = { ...privateHeaders, [secondFactorMarker]: "required" };
  if (answers === "data") return new Response(messages.setUpASecondFactor, { status: 403, headers });
  return redirect(paths.admin.account(), { status: 303, headers });
}

function signInRequired(request: Request, answers: Answers): Response {
  const headers = { ...privateHeaders, [marker]: 'Session realm="admin"' };
  if (answers === "data")
    return Response.json({ problem: messages.youAreSignedOut }, { status: 401, headers });
  return redirect(paths.admin.signIn(whereTo(request, answers)), { headers });
}

/**
 * Back to the page that was asked for. The address of a write or of a file is no page: back to the one that the form
 * was sent from, that the file was asked for on, or that it belongs to.
 */
function whereTo(request: Request, answers: Answers): string | undefined {
  if (answers === "screen" && (request.method === "GET" || request.method === "HEAD")) {
    const { pathname, search } = new URL(request.url);
    return ownAdminPath(pathname.replace(/\/files\/\d+$/, "") + search);
  }
  const referrer = request.headers.get("Referer");
  if (!referrer || !URL.canParse(referrer)) return undefined;
  const { pathname, search } = new URL(referrer);
  return ownAdminPath(pathname + search);
}
