import type { ActionFunctionArgs } from "@remix-run/node";
import { accountWith } from "#app/admin/account/account-news.ts";
import { endOwnSession } from "#app/domain/accounts/profile.server.ts";
import { requireStaff } from "#app/http/guards.server.ts";
import { idParam, orNotFound } from "#app/http/params.ts";
import { paths } from "#app/http/paths.ts";
import { redirectTo, requireDelete, seeOther } from "#app/http/redirect-to.server.ts";

/** Sessions are listed on the account's screen. */
export const loader = redirectTo("account.update", () => paths.admin.account());

/** DELETE ends one of the user's sessions. */
export async function action({ request, params }: ActionFunctionArgs) {
  const staff = await requireStaff(request, "account.update");
  const id = idParam(params.sessionId);
  await requireDelete(request);
  orNotFound((await endOwnSession(staff, id)) || undefined);
  return seeOther(accountWith("session-ended"));
}
