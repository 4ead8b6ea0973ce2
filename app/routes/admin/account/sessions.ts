import type { ActionFunctionArgs } from "@remix-run/node";
import { accountWith } from "#app/admin/account/account-news.ts";
import { endOtherSessions, endOwnSession } from "#app/domain/accounts/profile.server.ts";
import { idParam, orNotFound, requireSession } from "#app/http/guards.server.ts";
import { redirectTo, requireDelete, seeOther } from "#app/http/redirect-to.server.ts";
import { paths } from "#app/paths/paths.ts";

/** Sessions are listed on the account's screen. */
export const loader = redirectTo("account.update", () => paths.admin.account());

/** DELETE ends one of the user's sessions, or all except this one if the address names none. */
export async function action({ request, params }: ActionFunctionArgs) {
  const session = await requireSession(request, "account.update");
  const id = params.sessionId === undefined ? undefined : idParam(params.sessionId);
  await requireDelete(request);
  if (id === undefined) {
    await endOtherSessions(session);
    return seeOther(accountWith("sessions-ended"));
  }
  orNotFound((await endOwnSession(session.staff, id)) || undefined);
  return seeOther(accountWith("session-ended"));
}
