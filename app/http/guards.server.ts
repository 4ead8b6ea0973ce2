import { redirect } from "@remix-run/node";
import type { Session, Staff } from "#app/domain/accounts/account.ts";
import { allows, type Policy } from "#app/domain/accounts/policies.ts";
import { findSession } from "#app/domain/accounts/sessions.server.ts";
import { unlessAway } from "./database-away.server.ts";
import { ownAdminPath } from "./own-path.ts";
import { paths } from "./paths.ts";
import { privateHeaders } from "./private-headers.ts";
import { requireSameOrigin } from "./same-origin.server.ts";
import { sessionTokenOf } from "./session-cookie.server.ts";

/** The session of whoever is signed in, if anyone. Throws a 503 while the database is away and nobody can tell. */
export async function findSessionOf(request: Request): Promise<Session | undefined> {
  const token = sessionTokenOf(request);
  if (!token) return undefined;
  return unlessAway(findSession(token));
}

/**
 * The guard of every loader and action under /admin, each under a policy; a parent's loader does not protect its
 * children's. Throws a Response: a redirect to sign-in and back for the anonymous (401 on data requests, see
 * `answerDataRequest`), 403 for someone the policy does not allow and for a write that comes from another site, and,
 * for someone who owes a second factor, a redirect to where one is set up.
 */
export async function requireStaff(request: Request, policy: Policy): Promise<Staff> {
  return (await requireSession(request, policy)).staff;
}

/** The same guard, for what needs to know the session too. */
export async function requireSession(request: Request, policy: Policy): Promise<Session> {
  requireSameOrigin(request);
  const session = await findSessionOf(request);
  if (!session) throw signInRequired(request);
  if (!allows(session.staff.role, policy)) throw new Response("Not for this account", { status: 403 });
  if (session.owesSecondFactor && !beforeSecondFactor.has(policy)) {
    throw redirect(paths.admin.account(), { status: 303, headers: privateHeaders });
  }
  return session;
}

/** What somebody may do who owes a second factor: see where they are, and set one up. */
const beforeSecondFactor = new Set<Policy>(["admin.enter", "account.update"]);

/**
 * Turns what a data request of a single-page navigation answers to the anonymous into a 401. The body stays: by it
 * the browser goes to sign-in. Called by `handleDataRequest` of the server's entry, because only there data requests
 * can be told from pages.
 */
export function answerDataRequest(response: Response): Response {
  if (!response.headers.has(marker)) return response;
  return new Response(response.body, { status: 401, headers: response.headers });
}

const marker = "WWW-Authenticate";

function signInRequired(request: Request): Response {
  return redirect(paths.admin.signIn(whereTo(request)), {
    headers: { ...privateHeaders, [marker]: 'Session realm="admin"' },
  });
}

/**
 * Back to the page that was asked for. The address of a write or of a file is no page: back to the one that the form
 * was sent from, or that the file belongs to.
 */
function whereTo(request: Request): string | undefined {
  if (request.method === "GET" || request.method === "HEAD") {
    const { pathname, search } = new URL(request.url);
    return ownAdminPath(pathname.replace(/\/files\/\d+$/, "") + search);
  }
  const referrer = request.headers.get("Referer");
  if (!referrer || !URL.canParse(referrer)) return undefined;
  const { pathname, search } = new URL(referrer);
  return ownAdminPath(pathname + search);
}
