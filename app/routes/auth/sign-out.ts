import { type ActionFunctionArgs, redirectDocument } from "@remix-run/node";
import { signOut } from "#app/domain/accounts/sign-in.server.ts";
import { endedSessionCookie, sessionTokenOf } from "#app/http/cookies.server.ts";
import { requireSameOrigin } from "#app/http/guards.server.ts";
import { privateRedirect } from "#app/http/redirect-to.server.ts";
import { privateHeaders } from "#app/http/response-headers.ts";
import { paths } from "#app/paths/paths.ts";

/** Signing out requires a POST; a link to this address does nothing. */
export function loader() {
  return privateRedirect(paths.admin.home());
}

/** Ends the session in the browser and in the database. Does nothing without a session. */
export async function action({ request }: ActionFunctionArgs) {
  requireSameOrigin(request);
  const token = sessionTokenOf(request);
  if (token) await signOut(token);
  return redirectDocument(paths.admin.signIn(), {
    status: 303,
    headers: { ...privateHeaders, "Set-Cookie": endedSessionCookie() },
  });
}
