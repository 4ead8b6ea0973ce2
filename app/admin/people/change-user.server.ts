import { redirect } from "@remix-run/node";
import type { Staff } from "#app/domain/accounts/account.ts";
import type { UserChange } from "#app/domain/accounts/users.server.ts";
import { requireStaff } from "#app/http/guards.server.ts";
import { found, idParam } from "#app/http/params.ts";
import { paths } from "#app/http/paths.ts";
import { privateHeaders } from "#app/http/private-headers.ts";
import { afterChange, type UserNews } from "./user-news.ts";

interface Asked {
  request: Request;
  params: { accountId?: string };
}

/** There is no page at an address that changes somebody's account; whoever comes by it sees the account. */
export async function toUser({ request, params }: Asked) {
  await requireStaff(request, "users.read");
  return redirect(paths.admin.user(idParam(params.accountId)), { headers: privateHeaders });
}

interface Change {
  run: (id: string, by: Staff) => Promise<UserChange>;
  news: UserNews;
  /** Nobody does it to their own account. */
  onlyOthers?: boolean;
}

/** Does something to somebody's account, which the body may choose, and leads back to it. */
export async function changeUser(
  { request, params }: Asked,
  choose: (request: Request) => Change | Promise<Change>,
) {
  const staff = await requireStaff(request, "users.update");
  const id = idParam(params.accountId);
  const { run, news, onlyOthers } = await choose(request);
  if (onlyOthers && id === staff.id) {
    return redirect(`${paths.admin.user(id)}?refused=yourself`, { status: 303, headers: privateHeaders });
  }
  const outcome = await run(id, staff);
  found(outcome === "missing" ? undefined : outcome);
  return redirect(afterChange(id, outcome, news), { status: 303, headers: privateHeaders });
}
