import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { withNews } from "#app/admin/people/user-news.ts";
import { requireSecondFactor } from "#app/domain/accounts/users.server.ts";
import { requireStaff } from "#app/http/guards.server.ts";
import { paths } from "#app/http/paths.ts";
import { privateHeaders } from "#app/http/private-headers.ts";
import { isUndoing } from "#app/http/verbs.server.ts";

/** It stands on the users' screen. */
export async function loader({ request }: LoaderFunctionArgs) {
  await requireStaff(request, "users.read");
  return redirect(paths.admin.users(), { headers: privateHeaders });
}

/** POST asks a second factor of everybody, DELETE leaves it to them. */
export async function action({ request }: ActionFunctionArgs) {
  const staff = await requireStaff(request, "users.update");
  await requireSecondFactor(!(await isUndoing(request)), staff);
  return redirect(withNews(paths.admin.users(), "rules-saved"), { status: 303, headers: privateHeaders });
}
