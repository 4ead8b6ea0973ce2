import type { ActionFunctionArgs } from "@remix-run/node";
import { withNews } from "#app/admin/people/change-user.server.ts";
import { requireSecondFactor } from "#app/domain/accounts/users.server.ts";
import { passwordRefusal } from "#app/http/confirm.server.ts";
import { requireStaff } from "#app/http/guards.server.ts";
import { readWrite, redirectTo, seeOther } from "#app/http/redirect-to.server.ts";
import { visitOf } from "#app/http/request.server.ts";
import { paths } from "#app/paths/paths.ts";

/** The rules are on the users' screen. */
export const loader = redirectTo("users.read", () => paths.admin.users());

/** POST requires a second factor of all accounts, DELETE makes it optional. Both require the password. */
export async function action({ request }: ActionFunctionArgs) {
  const staff = await requireStaff(request, "users.update");
  const { form, isDelete } = await readWrite(request);
  const by = { ...staff, visit: visitOf(request) };
  const refusal =
    (await passwordRefusal(staff, form)) ??
    ((await requireSecondFactor(!isDelete, by)) ? undefined : "no-factor");
  const users = paths.admin.users();
  const goal = refusal ? `${users}?refused=${refusal}` : withNews(users, "rules-saved");
  return seeOther(goal);
}
