import type { ActionFunctionArgs } from "@remix-run/node";
import { changeUser, toUser } from "#app/admin/people/change-user.server.ts";
import { disableUser, enableUser } from "#app/domain/accounts/users.server.ts";

export const loader = toUser;

/** POST disables an account, DELETE enables it. */
export function action(asked: ActionFunctionArgs) {
  return changeUser(asked, (isDelete) =>
    isDelete
      ? { run: enableUser, news: "enabled", requiresPassword: true }
      : { run: disableUser, news: "disabled", onlyOthers: true, requiresPassword: true },
  );
}
