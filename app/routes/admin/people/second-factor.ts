import type { ActionFunctionArgs } from "@remix-run/node";
import { changeUser, toUser } from "#app/admin/people/change-user.server.ts";
import { removeSecondFactor } from "#app/domain/accounts/users.server.ts";

export const loader = toUser;

/** DELETE removes another user's lost second factor; users remove their own on their account's screen. */
export function action(asked: ActionFunctionArgs) {
  return changeUser(asked, () => ({
    run: removeSecondFactor,
    news: "second-factor-removed",
    onlyOthers: true,
    requiresPassword: true,
  }));
}
