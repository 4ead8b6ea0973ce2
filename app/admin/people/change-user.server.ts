import type { UserActor, UserChange } from "#app/domain/accounts/users.server.ts";
import { passwordRefusal } from "#app/http/confirm.server.ts";
import { requireStaff } from "#app/http/guards.server.ts";
import { idParam, orNotFound } from "#app/http/params.ts";
import { paths } from "#app/http/paths.ts";
import { readWrite, redirectTo, seeOther } from "#app/http/redirect-to.server.ts";
import { visitOf } from "#app/http/request.server.ts";
import { afterChange, type UserNews } from "./user-news.ts";

interface Asked {
  request: Request;
  params: { accountId?: string };
}

/** A GET of a write-only route redirects to the account's screen. */
export const toUser = redirectTo("users.read", ({ accountId }) => paths.admin.user(idParam(accountId)));

interface Change {
  run: (id: string, by: UserActor) => Promise<UserChange>;
  news: UserNews;
  /** Refused for the signed-in account itself. */
  onlyOthers?: boolean;
  /** Requires the field `password`. */
  requiresPassword?: boolean;
}

/** Changes an account as the body requests, and redirects to its screen. */
export async function changeUser({ request, params }: Asked, choose: (isDelete: boolean) => Change) {
  const staff = await requireStaff(request, "users.update");
  const id = idParam(params.accountId);
  const { form, isDelete } = await readWrite(request);
  const { run, news, onlyOthers, requiresPassword } = choose(isDelete);
  const refuse = (refusal: string) => seeOther(`${paths.admin.user(id)}?refused=${refusal}`);
  if (onlyOthers && id === staff.id) return refuse("yourself");
  const refusal = requiresPassword ? await passwordRefusal(staff, form) : undefined;
  if (refusal) return refuse(refusal);
  const outcome = await run(id, { ...staff, visit: visitOf(request) });
  orNotFound(outcome === "missing" ? undefined : outcome);
  return seeOther(afterChange(id, outcome, news));
}
