import type { ActionFunctionArgs } from "@remix-run/node";
import { changeUser, toUser } from "#app/admin/people/change-user.server.ts";
import { removeSecondFactor } from "#app/domain/accounts/users.server.ts";

export const loader = toUser;

/** DELETE takes the second factor from somebody who has lost it; one's own is removed in one's own account. */
export function action(asked: ActionFunctionArgs) {
  return changeUser(asked, () => ({
    run: removeSecondFactor,
    news: "second-factor-removed",
    onlyOthers: true,
    asksPassword: true,
  }));
}
