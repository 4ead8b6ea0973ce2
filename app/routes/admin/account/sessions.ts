import type { ActionFunctionArgs } from "@remix-run/node";
import { accountWith } from "#app/admin/account/account-news.ts";
import { endOtherSessions } from "#app/domain/accounts/profile.server.ts";
import { requireSession } from "#app/http/guards.server.ts";
import { paths } from "#app/http/paths.ts";
import { redirectTo, requireDelete, seeOther } from "#app/http/redirect-to.server.ts";

/** Sessions are listed on the account's screen. */
export const loader = redirectTo("account.update", () => paths.admin.account());

/** DELETE ends all of the user's other sessions. */
export async function action({ request }: ActionFunctionArgs) {
  const session = await requireSession(request, "account.update");
  await requireDelete(request);
  await endOtherSessions(session);
  return seeOther(accountWith("sessions-ended"));
}
